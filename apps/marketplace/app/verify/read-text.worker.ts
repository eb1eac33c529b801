import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import {
  decodeOffer,
  OfferError,
  type OfferItem,
  offerFormat,
  offerIdOf,
  tradeIdOf,
  tradeOf,
  type VerifiedOffer,
  verifyOffer,
} from '@chiaroscuro/domain/offer'
import { NETWORK_NAMES } from '@chiaroscuro/domain/signature'
import type { OfferFacts, OfferReading, ReadItem, ReadTrade } from './offer-reading.js'

/**
 * Decodes, reads and verifies a text that may be an offer, by that text alone. `networks` are those whose signatures are
 * tried first. Never throws.
 */
export function readText(
  given: string,
  networks: readonly string[],
  run: ClvmRunner,
  now: () => number,
): OfferReading {
  const began = now()
  const text = given.trim()
  try {
    const bundle = decodeOffer(text)
    const wanted = NETWORK_NAMES.filter((name) => networks.includes(name))
    const others = NETWORK_NAMES.filter((name) => !networks.includes(name))
    const read = verifyOffer(bundle, run, [...wanted, ...others])
    const names = { id: offerIdOf(text), tradeId: tradeIdOf(bundle), format: offerFormat(text) }
    const offer = toFacts(names, read)
    return { ok: true, offer, ms: now() - began }
  } catch (error) {
    return { ok: false, fault: error instanceof OfferError ? error.code : 'unreadable' }
  }
}

function toFacts(names: Pick<OfferFacts, 'id' | 'tradeId' | 'format'>, read: VerifiedOffer): OfferFacts {
  return {
    ...names,
    network: read.network,
    offered: read.offered.map(toItem),
    requested: read.requested.map(toItem),
    trade: toTrade(read),
    royalties: read.royalties.map(({ royaltyPuzzleHash, ...line }) => ({
      ...line,
      payee: royaltyPuzzleHash,
    })),
    endSeconds: read.expiry.seconds === null ? null : Number(read.expiry.seconds),
    endHeight: read.expiry.height,
    fee: read.fee,
    coins: read.mustBeUnspent,
    works: read.works,
    doubts: read.doubts,
  }
}

function toItem(item: OfferItem): ReadItem {
  if (item.kind !== 'nft') return item
  return { kind: 'nft', launcherId: item.launcherId, royaltyBasisPoints: item.royaltyBasisPoints }
}

function toTrade(read: VerifiedOffer): ReadTrade | null {
  const trade = tradeOf(read)
  if (!trade) return null
  const { nfts: _, ...sums } = trade
  return sums
}
