import { createServer } from 'node:http'
import {
  assetsAfter,
  buildCatPayment,
  buildCreateDid,
  buildIssueCat,
  buildMintNfts,
  buildPayment,
  type CoinData,
  type CoinSpend,
  createNodeClient,
  deriveWalletKey,
  faucetKey,
  openDevnet,
  readDid,
  serveRpc,
  sha256,
  signBundle,
  toWalletKey,
  type WalletKey,
} from '@chiaroscuro/devnet'
import { readSettings, type Surroundings, startDevWallet } from '../src/index.js'

export const XCH = 1_000_000_000_000n
export const SITE = 'http://localhost:4800'
export const OTHER_SITE = 'http://localhost:4900'
/** What every key of the stage's wallet comes from. */
export const SEED = sha256('seed of a stage')
/** Of a sale, to the artist; NFTs are minted under it. */
export const ROYALTY = 700n

const FIRST_COINS = [3n * XCH, 2n * XCH]

export type Stage = Awaited<ReturnType<typeof openStage>>

/** How a stage differs from the usual one. */
interface Wanted extends Partial<Surroundings> {
  readonly nfts?: number
  readonly accounts?: number
  /** Stands between the wallet and the node, by the node's address. */
  readonly nodeUrl?: (url: string) => string | Promise<string>
}

/**
 * A devnet, and a wallet on it: accounts of 5 XCH each, the first two with 400 of a token, the first with so many NFTs.
 */
export async function openStage({ nfts = 0, accounts = 2, nodeUrl = same, ...more }: Wanted = {}) {
  const time = { now: Date.UTC(2026, 0, 5) }
  const devnet = openDevnet({ clock: () => time.now })
  const rpc = await serveRpc(devnet, { devControls: true })
  const node = createNodeClient({ url: rpc.url })
  const names = await serveNames()
  const faults: unknown[] = []
  let drawn = 0
  const wallet = await startDevWallet(
    readSettings({
      WALLET_NODE_URL: await nodeUrl(rpc.url),
      WALLET_ACCOUNTS: String(accounts),
      WALLET_SITES: `${SITE}, ${OTHER_SITE}`,
      WALLET_TOKENS_URL: names.url,
    }),
    {
      now: () => time.now,
      random: (bytes) => (drawn++ === 0 ? SEED : sha256(`draw ${drawn}`).subarray(0, bytes)),
      report: (error) => faults.push(error),
      ...more,
    },
  )
  const owners = wallet.accounts.map(({ puzzleHash }) => Buffer.from(puzzleHash, 'hex'))
  const { sdk } = devnet
  const [faucet, artist] = [toWalletKey(sdk, faucetKey(sdk)), deriveWalletKey(sdk, 'artist')]
  const genesis = await node.genesisChallenge()

  async function settle(spends: readonly CoinSpend[]): Promise<readonly CoinSpend[]> {
    await node.push(signBundle(sdk, spends, [faucet, artist], genesis))
    await node.farm()
    return spends
  }
  async function richest({ puzzleHash }: WalletKey): Promise<CoinData> {
    const known = await node.coinsOfPuzzleHash(puzzleHash.toString('hex'))
    const [coin] = known.map((one) => one.coin).sort((a, b) => (a.amount < b.amount ? 1 : -1))
    if (!coin) throw new Error('no coin')
    return coin
  }

  const paid = [{ puzzleHash: artist.puzzleHash, amount: 20n * XCH }]
  const payments = owners.flatMap((puzzleHash) => FIRST_COINS.map((amount) => ({ puzzleHash, amount })))
  await settle(
    buildPayment(sdk, { key: faucet, coins: [await richest(faucet)], payments: [...payments, ...paid] }),
  )
  const token = buildIssueCat(sdk, { key: artist, coin: await richest(artist), supply: 1_000_000n })
  const { cats } = assetsAfter(sdk, await settle(token.spends))
  const shares = owners.slice(0, 2).map((puzzleHash) => ({ puzzleHash, amount: 400_000n }))
  await settle(buildCatPayment(sdk, { key: artist, cats, payments: shares }))
  names.tokens.push({ id: token.assetId, code: 'NIB', decimals: 3 })

  /** NFTs of the artist's, minted to the first account. */
  async function mint(count: number): Promise<void> {
    await settle(buildCreateDid(sdk, { key: artist, coin: await richest(artist) }).spends)
    const ones = await node.coinsOfHint(artist.puzzleHash.toString('hex'))
    for (const { coin } of ones.filter(({ coin: { amount } }) => amount === 1n)) {
      const did = { coin, parentSpend: await node.spendOf(coin.parent) }
      if (!readDid(sdk, did.parentSpend, coin)) continue
      const batch = { key: artist, did, funds: [await richest(artist)], items: pieces(count), to: owners[0] }
      const royalty = { royaltyPuzzleHash: artist.puzzleHash, royaltyBasisPoints: Number(ROYALTY) }
      await settle(buildMintNfts(sdk, { ...batch, ...royalty }).spends)
      return
    }
  }
  if (nfts > 0) await mint(nfts)

  return {
    ...{ devnet, node, wallet, faults, time, assetId: token.assetId, nodeUrl: rpc.url },
    artist: artist.puzzleHash.toString('hex'),
    /** XCH of a puzzle hash, as the node counts it. */
    async xch(puzzleHash: string): Promise<bigint> {
      const known = await node.coinsOfPuzzleHash(puzzleHash)
      return known.reduce((sum, { coin }) => sum + coin.amount, 0n)
    },
    /** Makes a DID and gives it to an account; its launcher id. */
    async giveDid(account: number): Promise<string> {
      const made = buildCreateDid(sdk, { key: artist, coin: await richest(artist), to: owners[account] })
      await settle(made.spends)
      return made.launcherId
    },
    async close() {
      await wallet.close()
      await names.close()
      await rpc.close()
      devnet.close()
    },
  }
}

const same = (url: string) => url

function pieces(count: number) {
  return Array.from({ length: count }, (_, i) => ({
    editionNumber: BigInt(i + 1),
    editionTotal: BigInt(count),
    dataUris: [`ipfs://piece/${i}.png`],
    dataHash: sha256(`piece ${i}`),
    ...{ metadataUris: [], metadataHash: null, licenseUris: [], licenseHash: null },
  }))
}

/** What tokens are called, as the content service tells it. */
async function serveNames() {
  const tokens: { id: string; code: string; decimals: number }[] = []
  const server = createServer((_, response) => response.end(JSON.stringify(tokens)))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    tokens,
    url: `http://127.0.0.1:${port}/tokens.json`,
    close: () => new Promise((closed) => server.close(closed)),
  }
}
