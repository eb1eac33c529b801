import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { TLSSocket } from 'node:tls'
import {
  BuildError,
  buildMint,
  type MintItem,
  readOwnedDid,
  readXchCoin,
  signSpends,
} from '@chiaroscuro/domain/build'
import { hexBytes } from '@chiaroscuro/domain/bytes'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import {
  asHex32,
  type CoinId,
  formatAddress,
  formatDid,
  formatNftId,
  type Hex32,
  hex32Of,
  parseAddress,
} from '@chiaroscuro/domain/id'
import { CHIP_0002, signMessage } from '@chiaroscuro/domain/signature'
import { formatSpendBundle } from '@chiaroscuro/domain/spend-bundle'
import { didTrail } from '@chiaroscuro/minting/engine'
import { z } from 'zod'
import { createOffer, type OfferMood } from './chia-server-offers.test-support.js'
import { bundleJson } from './spend-json.js'
import type { TestChain } from './test-chain.test-support.js'

interface Pair {
  readonly certPem: string
  readonly keyPem: string
}

/** Certificates as Chia's services make them, by the native SDK that the devnet runs on. */
export function makePair(): Pair {
  const require = createRequire(resolve(import.meta.dirname, '../../../../packages/devnet/package.json'))
  const sdk: { Certificate: { generate(): Pair } } = require('chia-wallet-sdk-linux-x64-gnu')
  return sdk.Certificate.generate()
}

/** Chia's folder with the certificate of its wallet. */
export function writeChiaRoot(root: string, pair: Pair): void {
  const folder = join(root, 'config', 'ssl', 'wallet')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'private_wallet.crt'), pair.certPem)
  writeFileSync(join(folder, 'private_wallet.key'), pair.keyPem)
}

const hash = z.string().regex(/^0x[0-9a-f]{64}$/)
const uris = z.array(z.string()).max(10)
const metadata = z.strictObject({
  ...{
    uris,
    hash,
    meta_uris: uris,
    license_uris: uris,
    meta_hash: hash.optional(),
    license_hash: hash.optional(),
  },
  ...{ edition_number: z.number(), edition_total: z.number() },
})
const mintBulk = z.strictObject({
  ...{ wallet_id: z.literal(3), metadata_list: z.array(metadata), royalty_address: z.string() },
  ...{ royalty_percentage: z.number(), target_list: z.array(z.string()), mint_number_start: z.literal(1) },
  ...{ mint_total: z.number(), mint_from_did: z.literal(true), xch_change_target: z.string() },
  ...{ fee: z.number(), reuse_puzhash: z.boolean(), push: z.literal(false), sign: z.boolean() },
})
const signById = z.strictObject({
  ...{ id: z.string(), message: z.string(), is_hex: z.literal(false), safe_mode: z.literal(true) },
})
type MintBulk = z.output<typeof mintBulk>

/** How the wallet answers a mint: with another piece, fee or network, a payment to somebody else, or without a word. */
export type ChiaMood =
  | 'good'
  | 'other-piece'
  | 'other-fee'
  | 'unsigned'
  | 'steals'
  | 'words'
  | 'half'
  | 500
  | 'cut'
  | 'refuses'
  | 'old-did'

/** The wallet's RPC over mutual TLS, backed by the account of a test's chain. */
export async function openChiaServer(chain: Pick<TestChain, 'node' | 'account' | 'didId'>, pair: Pair) {
  const run = nodeClvmRunner()
  const { node, account, didId } = chain
  const { key } = account
  const moods: ChiaMood[] = []
  const asked: string[] = []
  const state = {
    network: 'simulator0',
    isLocked: false,
    wallets: [
      { id: 1, type: 0 },
      { id: 2, type: 8 },
      { id: 3, type: 10 },
    ],
    /** DIDs of wallets other than the one that mints. */
    dids: new Map<number, string>(),
    /** Pieces that it knows of, with the coins that their launchers made; those that it minted are among them. */
    nfts: new Map<Hex32, CoinId>(),
    /** How it answers for offers of them. */
    offerMoods: [] as OfferMood[],
  }
  const keyOf = (one: string) => (one === key.puzzleHash ? key.publicKey : undefined)
  const trail = didTrail(didId, node)

  async function mint(request: MintBulk, mood: ChiaMood) {
    const parent = await trail.newestParent()
    const did = parent && readOwnedDid(await node.spendOf(parent.id, parent.spentAt), keyOf, run)
    if (!did) return { success: false, error: 'the DID is not there' }
    const stale = mood === 'old-did' && parent ? { ...did, coin: parent.coin } : did
    const xch = (await node.coinsAt(key.puzzleHash)).flatMap(({ coin }) => readXchCoin(coin, keyOf) ?? [])
    const changeTo = parseAddress(
      mood === 'steals' ? `0x${'77'.repeat(32)}`.slice(2) : request.xch_change_target,
    )
    const royaltyPuzzleHash = parseAddress(request.royalty_address)
    if (!changeTo || !royaltyPuzzleHash) return { success: false, error: 'no address' }
    const items = request.metadata_list.map((one, at): MintItem => itemOf(one, request.target_list[at] ?? ''))
    if (mood === 'other-piece') items.reverse().splice(0, 1, ...items.slice(1, 2))
    const fee = BigInt(request.fee) + (mood === 'other-fee' ? 1n : 0n)
    const terms = { royaltyPuzzleHash, royaltyBasisPoints: request.royalty_percentage, changeTo, fee }
    try {
      const { spends, nfts } = buildMint({ did: stale, funds: { xch }, items, ...terms })
      const isSigned = request.sign && mood !== 'unsigned'
      const signature = isSigned
        ? signSpends(spends, [key], 'simulator0', run)
        : hexBytes(`c0${'00'.repeat(95)}`)
      if (request.sign)
        for (const { launcherId, coin } of nfts) state.nfts.set(launcherId, hex32Of(coin.parentCoinInfo))
      // The reference wallet gives its spends in an order of its own.
      const spend_bundle = bundleJson(formatSpendBundle({ coinSpends: [...spends].reverse(), signature }))
      return {
        success: true,
        spend_bundle,
        nft_id_list: nfts.map(({ launcherId }) => formatNftId(launcherId)),
      }
    } catch (error) {
      if (!(error instanceof BuildError)) throw error
      return {
        success: false,
        error: `Can't select amount higher than our spendable balance: ${error.code} not enough`,
      }
    }
  }

  async function answer(method: string, request: unknown): Promise<object> {
    if (method === 'get_network_info')
      return { success: true, network_name: state.network, network_prefix: 'txch' }
    if (state.isLocked) return { success: false, error: 'Wallet is locked' }
    if (method === 'get_wallets') return { success: true, wallets: state.wallets, fingerprint: 1 }
    if (method === 'did_get_did') {
      const { wallet_id } = z.strictObject({ wallet_id: z.number() }).parse(request)
      return { success: true, wallet_id, my_did: state.dids.get(wallet_id) ?? formatDid(didId) }
    }
    if (method === 'nft_get_by_did') return { success: true, wallet_id: 3 }
    if (method === 'get_next_address')
      return { success: true, wallet_id: 1, address: formatAddress(key.puzzleHash, 'txch') }
    if (method === 'get_wallet_balance') {
      const coins = await node.coinsAt(key.puzzleHash)
      const sum = coins.reduce((all, { coin }) => all + coin.amount, 0n)
      return { success: true, wallet_balance: { wallet_id: 1, spendable_balance: Number(sum) } }
    }
    if (method === 'sign_message_by_id') {
      const { id, message } = signById.parse(request)
      if (id !== formatDid(didId)) return { success: false, error: 'no such DID' }
      const { publicKey, signature } = signMessage(message, key)
      return { success: true, pubkey: publicKey, signature, signing_mode: CHIP_0002 }
    }
    if (method === 'create_offer_for_ids')
      return createOffer(request, { chain, nfts: state.nfts, mood: state.offerMoods.shift() ?? 'good' })
    if (method !== 'nft_mint_bulk') return { success: false, error: `unknown method ${method}` }
    const mood = moods.shift() ?? 'good'
    if (mood === 'refuses') return { success: false, error: 'Wallet is locked' }
    return mint(mintBulk.parse(request), mood)
  }

  const server = createServer(
    { cert: pair.certPem, key: pair.keyPem, requestCert: true, rejectUnauthorized: false },
    async (request, response) => {
      const socket = request.socket as TLSSocket
      // As the wallet does: whoever shows no certificate of its own authority hears nothing.
      const shown = socket.getPeerX509Certificate()?.toString().replace(/\s/g, '')
      if (shown !== pair.certPem.replace(/\s/g, '')) return void socket.destroy()
      const method = (request.url ?? '').slice(1)
      asked.push(method)
      const body = JSON.parse(await text(request))
      const mood = method === 'nft_mint_bulk' ? moods[0] : undefined
      if (mood === 500 || mood === 'words' || mood === 'half' || mood === 'cut') {
        moods.shift()
        if (mood === 'cut') return void socket.destroy()
        return void response
          .writeHead(mood === 500 ? 500 : 200)
          .end(mood === 'half' ? '{"success": true, "spend' : 'no')
      }
      try {
        response.end(JSON.stringify(await answer(method, body)))
      } catch (error) {
        response.end(JSON.stringify({ success: false, error: String(error) }))
      }
    },
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    ...{ moods, asked, state },
    url: `https://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close() {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

export type ChiaServer = Awaited<ReturnType<typeof openChiaServer>>

function itemOf(one: z.output<typeof metadata>, target: string): MintItem {
  const bare = (found: string | undefined) => (found === undefined ? null : asHex32(found.slice(2)))
  const to = parseAddress(target)
  if (!to) throw new Error('no target')
  return {
    metadata: {
      ...{ dataUris: one.uris, dataHash: bare(one.hash), metadataUris: one.meta_uris },
      ...{
        metadataHash: bare(one.meta_hash),
        licenseUris: one.license_uris,
        licenseHash: bare(one.license_hash),
      },
      ...{ edition: BigInt(one.edition_number), editionTotal: BigInt(one.edition_total) },
    },
    to,
  }
}
