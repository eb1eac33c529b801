import {
  buildCreateDid,
  buildPayment,
  type CoinData,
  createNodeClient,
  deriveWalletKey as deriveNativeKey,
  faucetKey,
  type CoinSpend as NativeSpend,
  openDevnet,
  type SpendData,
  serveRpc,
  sha256,
  signBundle,
  toNativeSpend,
  toWalletKey,
} from '@chiaroscuro/devnet'
import { buildMint, type OwnedDid, readOwnedDid, readXchCoin, signSpends } from '@chiaroscuro/domain/build'
import { hexBytes, toHex } from '@chiaroscuro/domain/bytes'
import { type Coin, type CoinSpend, coinIdOf } from '@chiaroscuro/domain/chain'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { asHex32, hex32Of } from '@chiaroscuro/domain/id'
import { deriveWalletKey, masterKeyOf } from '@chiaroscuro/domain/signature'
import { formatSpendBundle, parseSpendBundle, spendBundleHash } from '@chiaroscuro/domain/spend-bundle'
import type { Piece } from '../plan/plan.js'
import type { Power } from './model-chain.test-support.js'
import type { MintChain, MintWallet } from './port.js'

const XCH = 1_000_000_000_000n
const run = nodeClvmRunner()

/** A devnet with a creator who has a DID and 20 XCH; the engine's ports onto it, for our own keys. */
export async function openCreator() {
  const devnet = openDevnet({ clock: () => Date.UTC(2026, 0, 5) })
  const rpc = await serveRpc(devnet, { devControls: true })
  const node = createNodeClient({ url: rpc.url })
  const { sdk } = devnet
  const [faucet, native] = [toWalletKey(sdk, faucetKey(sdk)), deriveNativeKey(sdk, 'creator')]
  const genesis = await node.genesisChallenge()
  const key = deriveWalletKey(masterKeyOf(sha256('creator')), 0)
  const keyOf = (puzzleHash: string) => (puzzleHash === key.puzzleHash ? key.publicKey : undefined)

  async function settle(spends: readonly NativeSpend[]): Promise<void> {
    await node.push(signBundle(sdk, spends, [faucet, native], genesis))
    await node.farm()
  }
  const coinsOf = async (puzzleHash: string) =>
    (await node.coinsOfPuzzleHash(puzzleHash))
      .map(({ coin }) => coin)
      .sort((a, b) => (a.amount < b.amount ? 1 : -1))
  async function richest(puzzleHash: string): Promise<CoinData> {
    const [coin] = await coinsOf(puzzleHash)
    if (!coin) throw new Error('no coin')
    return coin
  }
  const payments = [12n, 8n].map((xch) => ({ puzzleHash: native.puzzleHash, amount: xch * XCH }))
  const faucetCoin = await richest(faucet.puzzleHash.toString('hex'))
  await settle(buildPayment(sdk, { key: faucet, coins: [faucetCoin], payments }))
  const made = buildCreateDid(sdk, { key: native, coin: await richest(key.puzzleHash) })
  await settle(made.spends)

  async function did(): Promise<OwnedDid | undefined> {
    for (const { coin, spentHeight } of await node.coinsOfHint(key.puzzleHash)) {
      if (coin.amount !== 1n || spentHeight !== 0) continue
      const found = readOwnedDid(spendOf(await node.spendOf(coin.parent)), keyOf, run)
      if (found?.didId === made.launcherId) return found
    }
    return undefined
  }
  /** Hashes of the files of everything the creator holds, in the order it was minted. */
  async function held(): Promise<Coin[]> {
    const known = (await node.coinsOfHint(key.puzzleHash)).filter(({ spentHeight }) => spentHeight === 0)
    return known.map(({ coin }) => coinOf(coin))
  }
  return {
    ...{ node, did, held, didId: asHex32(made.launcherId), puzzleHash: key.puzzleHash },
    balance: async () => (await coinsOf(key.puzzleHash)).reduce((sum, { amount }) => sum + amount, 0n),
    portsWith: (power: Power) => portsOf(power),
    async close() {
      await rpc.close()
      devnet.close()
    },
  }

  function portsOf(power: Power): { chain: MintChain; wallet: MintWallet } {
    const far = <T>(deed: () => Promise<T>) => power.call(deed)
    return {
      chain: {
        peak: () =>
          far(async () => {
            const { height, headerHash } = await node.peak()
            return { height, hash: asHex32(headerHash) }
          }),
        coins: (ids) =>
          far(async () => {
            const known = ids.length === 0 ? [] : await node.coinsOfNames(ids)
            return new Map(
              known.map((one) => [
                asHex32(one.id),
                { madeAt: one.confirmedHeight, isSpent: one.spentHeight > 0 },
              ]),
            )
          }),
        send: (bytes) =>
          far(async () => {
            const { coinSpends, signature } = parseSpendBundle(bytes)
            const spends = coinSpends.map((spend) => toNativeSpend(sdk, dataOf(spend)))
            const bundle = new sdk.SpendBundle(spends, sdk.Signature.fromBytes(signature ?? new Uint8Array()))
            return node.push(bundle).then(
              (status) => (status === 'SUCCESS' ? 'taken' : 'not-now'),
              (error: unknown) => (/MEMPOOL|FEE/i.test(String(error)) ? 'not-now' : 'refused'),
            )
          }),
      },
      wallet: {
        didCoin: () =>
          far(async () => {
            const found = await did()
            return found && coinIdOf(found.coin)
          }),
        build: ({ plan, batch, didCoinId, fee }) =>
          far(async () => {
            const owned = await did()
            if (!owned || coinIdOf(owned.coin) !== didCoinId) throw new Error('the DID has moved on')
            const xch = (await coinsOf(key.puzzleHash)).flatMap(
              (coin) => readXchCoin(coinOf(coin), keyOf) ?? [],
            )
            const { royaltyPuzzleHash, royaltyBasisPoints } = plan
            const terms = { royaltyPuzzleHash, royaltyBasisPoints, changeTo: key.puzzleHash, fee }
            const mint = buildMint({ did: owned, funds: { xch }, items: batch.pieces.map(itemOf), ...terms })
            const signature = signSpends(mint.spends, [key], 'simulator0', run)
            const bundle = { coinSpends: mint.spends, signature }
            return {
              bundleId: spendBundleHash(bundle),
              bundle: formatSpendBundle(bundle),
              launcherIds: mint.nfts.map(({ launcherId }) => launcherId),
              firstCoinIds: mint.nfts.map(({ coin }) => hex32Of(coin.parentCoinInfo)),
            }
          }),
      },
    }
  }
}

function itemOf({ name: _, to, edition, editionTotal, ...files }: Piece) {
  return { to, metadata: { ...files, edition: BigInt(edition), editionTotal: BigInt(editionTotal) } }
}

function coinOf({ parent, puzzleHash, amount }: CoinData): Coin {
  return { parentCoinInfo: hexBytes(parent), puzzleHash: hexBytes(puzzleHash), amount }
}

function spendOf({ coin, puzzleReveal, solution }: SpendData): CoinSpend {
  return { coin: coinOf(coin), puzzleReveal, solution }
}

function dataOf({ coin, puzzleReveal, solution }: CoinSpend): SpendData {
  const { parentCoinInfo, puzzleHash, amount } = coin
  return {
    coin: { parent: toHex(parentCoinInfo), puzzleHash: toHex(puzzleHash), amount },
    puzzleReveal,
    solution,
  }
}
