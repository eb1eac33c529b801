import type { CatState, CoinData, NodeClient } from '@chiaroscuro/devnet'
import { coinId, totalOf } from '@chiaroscuro/devnet'
import type { Actor } from './cast.js'
import type { Ledger } from './ledger.js'

/** Chooses coins to pay with, never one twice in a block and never one that an open bid stands on. */
export interface Purse {
  xch(actor: Actor, amount: bigint): Promise<CoinData[] | undefined>
  /** The coin of exactly this amount, if the actor has one. */
  exactXch(actor: Actor, amount: bigint): Promise<CoinData | undefined>
  token(actor: Actor, puzzleHash: string, amount: bigint): Promise<CatState[] | undefined>
  /** Coins chosen since the last call are free to choose again. */
  release(): void
  reserve(coin: string): void
  unreserve(coin: string): void
}

const mostCoins = 12

/** Smallest single coin that suffices, else the largest few together. */
function select<T extends { readonly amount: bigint }>(coins: readonly T[], amount: bigint): T[] | undefined {
  const sorted = [...coins].sort((a, b) => (a.amount < b.amount ? -1 : 1))
  const single = sorted.find((coin) => coin.amount >= amount)
  if (single) return [single]
  const largest = sorted.slice(-mostCoins).reverse()
  for (let count = 2; count <= largest.length; count++) {
    const chosen = largest.slice(0, count)
    if (totalOf(chosen) >= amount) return chosen
  }
  return undefined
}

/** Opens a purse over what the node says. */
export function createPurse(node: NodeClient, ledger: Ledger): Purse {
  const chosen = new Set<string>()
  const reserved = new Set<string>()
  const isFree = ({ id }: { id: string }) => !chosen.has(id) && !reserved.has(id)

  async function freeXch(actor: Actor): Promise<CoinData[]> {
    return (await node.coinsOfPuzzleHash(actor.address)).filter(isFree).map(({ coin }) => coin)
  }
  return {
    async xch(actor, amount) {
      const coins = select(await freeXch(actor), amount)
      for (const coin of coins ?? []) chosen.add(coinId(coin))
      return coins
    },
    async exactXch(actor, amount) {
      const coin = (await freeXch(actor)).find((one) => one.amount === amount)
      if (coin) chosen.add(coinId(coin))
      return coin
    },
    async token(actor, puzzleHash, amount) {
      const free = (await node.coinsOfPuzzleHash(puzzleHash)).filter(isFree)
      const picked = select(
        free.map((known) => ({ ...known, amount: known.coin.amount })),
        amount,
      )
      if (!picked) return undefined
      const states = await Promise.all(picked.map((known) => ledger.readCat(known)))
      for (const { id } of picked) chosen.add(id)
      return states.filter((state) => state !== undefined).filter((state) => state.owner === actor.address)
    },
    release: () => chosen.clear(),
    reserve: (coin) => reserved.add(coin),
    unreserve: (coin) => reserved.delete(coin),
  }
}
