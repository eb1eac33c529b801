import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Actor, collections, createDevWorld, type DevWorld } from '@chiaroscuro/dev-world'
import type { SpendData } from '@chiaroscuro/devnet'
import type { CoinSpend } from '@chiaroscuro/domain/chain'
import { parseSpendBundle } from '@chiaroscuro/domain/spend-bundle'

const XCH = 1_000_000_000_000n
const MINTED = 20

/** All spends of a small market's chain: mints, sales in XCH and in a token, gifts, assignments. */
export async function devnetSpends(clock: () => number): Promise<CoinSpend[]> {
  return (await devnetBlocks(clock)).flat()
}

/** The same, by block. */
export async function devnetBlocks(clock: () => number): Promise<CoinSpend[][]> {
  const world = await createDevWorld({ seed: 'basic', clock })
  try {
    await trade(world)
    const { store, peak } = world.devnet
    const heads = Array.from({ length: peak.height }, (_, i) => store.at(i + 1))
    return heads.map((head) => (head ? store.spendsOf(head).map(toSpend) : []))
  } finally {
    await world.close()
  }
}

async function trade(world: DevWorld): Promise<void> {
  const [ann, ben] = world.collectors
  const [collection] = collections.slice(2)
  if (!ann || !ben || !collection) throw new Error('the world is too small')
  const ids = await world.mint(collection, MINTED)
  for (const [i, id] of ids.entries()) {
    const buyer: Actor = i % 2 === 0 ? ann : ben
    if (i % 4 === 3) await world.sell(id, buyer, { amount: 40_000n + BigInt(i), token: world.tokens[0] })
    else if (i % 4 === 2) await world.transfer(id, buyer)
    else await world.sell(id, buyer, { amount: XCH + BigInt(i) })
    if (buyer === ann) await world.assignDid(id)
  }
}

function toSpend({ coin, puzzleReveal, solution }: SpendData): CoinSpend {
  return {
    coin: {
      parentCoinInfo: Buffer.from(coin.parent, 'hex'),
      puzzleHash: Buffer.from(coin.puzzleHash, 'hex'),
      amount: coin.amount,
    },
    puzzleReveal,
    solution,
  }
}

/** Real mainnet spends of a folder of bundles; none where there is no folder. */
export function mainnetSpends(folder: string): CoinSpend[] {
  const spends = join(folder, 'mainnet/spends')
  if (!existsSync(spends)) return []
  return readdirSync(spends)
    .filter((name) => name !== 'expected.json')
    .flatMap((name) => parseSpendBundle(readFileSync(join(spends, name))).coinSpends)
}
