import { setImmediate as turn } from 'node:timers/promises'
import { buildPayment, faucetKey, openDevnet, signBundle, toWalletKey } from '@chiaroscuro/devnet'
import { buildSend, readXchCoin, revealOf, signSpends } from '@chiaroscuro/domain/build'
import { hexBytes } from '@chiaroscuro/domain/bytes'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { asHex32, type PuzzleHash } from '@chiaroscuro/domain/id'
import { deriveWalletKey, masterKeyOf } from '@chiaroscuro/domain/signature'
import { formatSpendBundle, spendBundleHash } from '@chiaroscuro/domain/spend-bundle'
import { hashOf } from '../hash-of.test-support.js'
import type { AirdropChain, SignedGifts, SignGifts } from './airdrop-port.js'
import { buildGiftsOf, signedGifts } from './build-gifts-of.js'

const run = nodeClvmRunner()
/** What the payer signed, by the spends: stages begin with the same coins, and signatures are slow and always the same. */
const signedBefore = new Map<string, SignedGifts>()

/** A simulated chain on real consensus rules, and somebody on it who pays from a few coins. */
export function openAirdropStage(coins: readonly bigint[]) {
  const devnet = openDevnet({ clock: () => Date.UTC(2026, 0, 5) })
  const key = deriveWalletKey(masterKeyOf(hexBytes(hashOf('payer'))), 0)
  const keyOf = (owner: PuzzleHash) => (owner === key.puzzleHash ? key.publicKey : undefined)
  const { store, sdk } = devnet
  const of = (owner: PuzzleHash) => [...store.coins.ofPuzzleHash(owner)]
  const unspent = () => of(key.puzzleHash).filter(({ spentHeight }) => spentHeight === 0)
  const toCoin = ({
    parent,
    puzzleHash,
    amount,
  }: {
    parent: string
    puzzleHash: string
    amount: bigint
  }) => ({
    ...{ parentCoinInfo: hexBytes(parent), puzzleHash: hexBytes(puzzleHash), amount },
  })

  const faucet = toWalletKey(sdk, faucetKey(sdk))
  const [rich] = [...store.coins.ofPuzzleHash(faucet.puzzleHash.toString('hex'))].sort((a, b) =>
    a.coin.amount < b.coin.amount ? 1 : -1,
  )
  if (!rich) throw new Error('The simulator has no coin')
  const payments = coins.map((amount) => ({ puzzleHash: Buffer.from(key.puzzleHash, 'hex'), amount }))
  const spends = buildPayment(sdk, { key: faucet, coins: [rich.coin], payments })
  devnet.push(signBundle(sdk, spends, [faucet], Buffer.from(devnet.genesisChallenge, 'hex')))
  devnet.farm()
  const first = devnet.peak.height

  const chain: AirdropChain = {
    async look(ids) {
      const known = ids.flatMap((id) => store.coins.get(id) ?? [])
      const seen = known.map(
        (one) =>
          [
            asHex32(one.id),
            { madeAt: one.confirmedHeight, spentAt: one.spentHeight > 0 ? one.spentHeight : null },
          ] as const,
      )
      return { height: devnet.peak.height, coins: new Map(seen) }
    },
    async send(bytes) {
      const { status } = devnet.push(sdk.SpendBundle.fromBytes(Buffer.from(bytes)))
      return status === 'SUCCESS' ? 'taken' : 'refused'
    },
  }
  const sign: SignGifts = async (order) => {
    const held = unspent().flatMap(({ coin }) => readXchCoin(toCoin(coin), keyOf) ?? [])
    const gifts = buildGiftsOf(order, held.map(revealOf))
    if (!gifts) return undefined
    const id = spendBundleHash({ coinSpends: gifts.spends, signature: new Uint8Array(96) })
    const known = signedBefore.get(id)
    if (known) return known
    const signature = signSpends(gifts.spends, [key], 'simulator0', run)
    const signed = signedGifts(gifts, signature, ['simulator0'], run)
    if (signed) signedBefore.set(id, signed)
    return signed
  }
  return {
    ...{ chain, sign },
    paidTo: (owner: PuzzleHash) => of(owner).map(({ coin }) => coin.amount),
    balance: () => unspent().reduce((sum, { coin }) => sum + coin.amount, 0n),
    /** The payer moves all they have by other means. */
    async moveAll() {
      const held = unspent().flatMap(({ coin }) => readXchCoin(toCoin(coin), keyOf) ?? [])
      const sum = held.reduce((all, { coin }) => all + coin.amount, 0n)
      const moved = buildSend({
        ...{ asset: 'xch', funds: { xch: held }, changeTo: key.puzzleHash },
        payments: [{ puzzleHash: key.puzzleHash, amount: sum }],
      })
      const bundle = { coinSpends: moved, signature: signSpends(moved, [key], 'simulator0', run) }
      return chain.send(formatSpendBundle(bundle))
    },
    async farm() {
      devnet.farm()
      // Native objects are let go only when the loop comes round.
      await turn()
    },
    reorg(depth: number) {
      const toHeight = Math.max(first, devnet.peak.height - depth)
      if (toHeight < devnet.peak.height) devnet.reorg({ toHeight, keepTransactions: false })
    },
    close: () => devnet.close(),
  }
}
