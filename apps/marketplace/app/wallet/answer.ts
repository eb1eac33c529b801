import { isRecord } from '#app/feature/endless/is-record.js'
import { WalletFault } from './wallet-fault.js'
import type { SignedText } from './wallet-port.js'

/** An offer's text is no longer than this. */
const LONGEST_OFFER = 300_000
const MOST_NFTS = 10_000
const NFT = /^nft1[0-9a-z]{58}$/

/** What wallets answer is as foreign as anything else: text of an offer, or a fault. */
export function readOfferText(said: unknown): string {
  const text = isRecord(said) ? said.offer : said
  if (typeof text === 'string' && text.startsWith('offer1') && text.length <= LONGEST_OFFER) return text
  throw unreadable('an offer')
}

/** Texts of as many offers as were asked for. */
export function readOfferTexts(said: unknown, count: number): string[] {
  const offers = isRecord(said) && !Array.isArray(said) ? said.offers : said
  if (!Array.isArray(offers) || offers.length !== count) throw unreadable(`${count} offers`)
  return offers.map(readOfferText)
}

/** Smallest units, as text of digits. */
export function readBalance(said: unknown): string {
  const amount = isRecord(said) ? said.spendable : undefined
  const text = typeof amount === 'number' && Number.isSafeInteger(amount) ? String(amount) : amount
  if (typeof text === 'string' && /^\d{1,39}$/.test(text)) return text
  throw unreadable('a balance')
}

/** Ids of NFTs; what is not one is left out. */
export function readNfts(said: unknown): string[] {
  const list = isRecord(said) && !Array.isArray(said) ? (said.nfts ?? said.data) : said
  if (!Array.isArray(list)) throw unreadable('a list of NFTs')
  return list.slice(0, MOST_NFTS).flatMap((one: unknown) => {
    const id = isRecord(one) ? (one.launcherId ?? one.encodedId) : one
    return typeof id === 'string' && NFT.test(id) ? [id] : []
  })
}

const DID = /^did:chia:1[0-9a-z]{58}$/
const MOST_DIDS = 200

/** Ids of profiles, each once; what is none is left out. */
export function readDids(said: unknown): string[] {
  const list = isRecord(said) && !Array.isArray(said) ? (said.dids ?? said.data) : said
  if (!Array.isArray(list)) throw unreadable('a list of profiles')
  return [...new Set(list.flatMap((one: unknown) => didOf(one) ?? []))].slice(0, MOST_DIDS)
}

/** The profiles that NFTs are under, where a wallet lists no profiles themselves. */
export function readOwnerDids(said: unknown): string[] {
  const list = isRecord(said) && !Array.isArray(said) ? (said.nfts ?? said.data) : said
  if (!Array.isArray(list)) throw unreadable('a list of NFTs')
  return readDids(
    list.slice(0, MOST_NFTS).map((one: unknown) => isRecord(one) && (one.ownerDid ?? one.owner_did)),
  )
}

function didOf(said: unknown): string | undefined {
  const text = isRecord(said) ? (said.did ?? said.launcherId ?? said.myDid ?? said.my_did) : said
  return typeof text === 'string' && DID.test(text) ? text : undefined
}

const KEY = /^(0x)?[0-9a-f]{96}$/i
const SIGNATURE = /^(0x)?[0-9a-f]{192}$/i

/** A signature over `message` and the key that made it. */
export function readSignature(said: unknown, message: string): SignedText {
  const { publicKey, pubkey, signature, signingMode } = isRecord(said) ? said : {}
  const key = publicKey ?? pubkey
  if (
    typeof key !== 'string' ||
    !KEY.test(key) ||
    typeof signature !== 'string' ||
    !SIGNATURE.test(signature)
  )
    throw unreadable('a signature')
  return {
    message,
    public_key: key,
    signature,
    ...(typeof signingMode === 'string' ? { signing_mode: signingMode.slice(0, 100) } : {}),
  }
}

/** The same for each of several texts. */
export function readSignatures(said: unknown, messages: readonly string[]): SignedText[] {
  const signed = isRecord(said) ? said.signed : said
  if (!Array.isArray(signed) || signed.length !== messages.length)
    throw unreadable(`${messages.length} signatures`)
  return messages.map((message, at) => readSignature(signed[at], message))
}

function unreadable(what: string): WalletFault {
  return new WalletFault('unreadable', `The wallet gave something else than ${what}`)
}
