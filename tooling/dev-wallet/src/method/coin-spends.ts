import { effectOf, type HeldCoin, type OwnedDid, revealOf, signSpends } from '@chiaroscuro/domain/build'
import { fromHex, toHex } from '@chiaroscuro/domain/bytes'
import { type CoinSpend, coinIdOf } from '@chiaroscuro/domain/chain'
import { parseHex32 } from '@chiaroscuro/domain/id'
import { coinSpendFromJson } from '@chiaroscuro/domain/spend-bundle'
import { z } from 'zod'
import { WalletError } from '../wallet-error.js'
import type { Asking } from './context.js'
import type { Prepared } from './prepared.js'
import { send } from './send.js'

const MOST_SPENDS = 200
const MOST_COINS = 2000

export const assetCoinsParams = z.object({
  type: z.enum(['cat', 'nft', 'did']).nullish(),
  assetId: z.string().max(100).nullish(),
  offset: z.number().int().min(0).max(1_000_000).default(0),
  limit: z.number().int().min(1).max(MOST_COINS).default(MOST_COINS),
})

/** Coins that can be spent, each with its puzzle, as CHIP-0002 lists them. Of NFTs and DIDs all, or the one that is named. */
export async function assetCoins(
  { account, holdings }: Asking,
  { type, assetId, offset, limit }: z.infer<typeof assetCoinsParams>,
) {
  const { xch, cats, nfts, dids } = await holdings.of(account)
  const id = assetId ? parseHex32(assetId.replace(/^0x/, '').toLowerCase()) : undefined
  if ((type === 'cat' && !id) || (assetId && !id))
    throw new WalletError(
      'invalid-params',
      'There are coins of XCH, of a token by its id, of NFTs and of DIDs',
    )
  const held: readonly (HeldCoin | OwnedDid)[] =
    type === 'cat'
      ? cats.filter((cat) => cat.assetId === id)
      : type === 'nft'
        ? nfts.filter(({ launcherId }) => !id || launcherId === id)
        : type === 'did'
          ? dids.filter(({ didId }) => !id || didId === id)
          : xch
  return held.slice(offset, offset + limit).map(toSpendable)
}

function toSpendable(held: HeldCoin | OwnedDid) {
  const { coin, puzzle, lineage } = revealOf(held)
  return {
    coin: {
      parent_coin_info: toHex(coin.parentCoinInfo),
      puzzle_hash: toHex(coin.puzzleHash),
      amount: coin.amount <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(coin.amount) : coin.amount.toString(),
    },
    coinName: coinIdOf(coin),
    puzzle: toHex(puzzle),
    locked: false,
    lineageProof: lineage && {
      parentName: toHex(lineage.parentParent),
      innerPuzzleHash: toHex(lineage.parentInnerPuzzleHash),
      amount: lineage.parentAmount.toString(),
    },
  }
}

const spends = z.array(z.unknown()).min(1).max(MOST_SPENDS)

export const signCoinSpendsParams = z.object({ coinSpends: spends })

/** Signs spends that a site made, and sends nothing: what they would move is read from them. Gives the signature alone. */
export async function signCoinSpends(
  { account, network, run }: Asking,
  { coinSpends }: z.infer<typeof signCoinSpendsParams>,
): Promise<Prepared> {
  const read = coinSpends.map(coinSpendFromJson)
  return {
    title: 'Sign what a site prepared',
    effect: effectOf(read, (one) => one === account.key.puzzleHash, run),
    notes: [['Sent by', 'the site, once you sign']],
    commit: async () => toHex(signSpends(read, [account.key], network, run)),
  }
}

export const sendTransactionParams = z.object({
  spendBundle: z.object({
    coin_spends: spends,
    aggregated_signature: z.string().max(200),
  }),
})

/** Gives the network a bundle that is signed already, as anybody could who has it. 1: taken. */
export async function sendTransaction(
  asking: Asking,
  { spendBundle }: z.infer<typeof sendTransactionParams>,
): Promise<readonly { status: 1 }[]> {
  const signature = fromHex(spendBundle.aggregated_signature)
  if (signature?.length !== 96) throw new WalletError('invalid-params', 'That is no signature')
  const coinSpends: CoinSpend[] = spendBundle.coin_spends.map(coinSpendFromJson)
  await send(asking, { coinSpends, signature })
  return [{ status: 1 }]
}
