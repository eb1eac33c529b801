import { describe, expect, it } from 'vitest'
import { readBlock } from '../chain/index.js'
import { nodeClvmRunner } from '../clvm/node.js'
import { mainnetFixtures } from '../fixtures.test-support.js'
import { formatSpendBundle, type SpendBundle } from '../spend-bundle/index.js'
import { devnetOffers } from './devnet-offers.test-support.js'
import { decodeOffer, encodeOffer, OfferError, readOffer } from './index.js'
import { type Chance, chanceFrom, mutateBytes, mutateTree } from './mutate.test-support.js'
import { packOffer } from './offer-text.js'

const ROUNDS = process.env.TEST_LONG ? 1_000_000 : 50_000
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_105)
const run = nodeClvmRunner()

/** Offers of the devnet, and real ones where they are at hand. */
function seeds(): SpendBundle[] {
  const real = mainnetFixtures('offers')
  const files = (real?.files ?? []).filter((file) => !file.includes('-bad-')).filter((_, i) => i % 8 === 0)
  const texts = [
    ...Object.values(devnetOffers),
    ...files.map((file) => real?.read(file).toString('utf8') ?? ''),
  ]
  return texts.map((text) => decodeOffer(text))
}

/** A bundle of which one spend's puzzle, solution or coin is another. */
function mutateSpend(bundle: SpendBundle, chance: Chance): SpendBundle {
  const index = chance(bundle.coinSpends.length)
  const coinSpends = bundle.coinSpends.map((spend, i) => {
    if (i !== index) return spend
    switch (chance(5)) {
      case 0:
        return { ...spend, puzzleReveal: mutateTree(spend.puzzleReveal, chance) }
      case 1:
        return { ...spend, coin: { ...spend.coin, amount: BigInt(chance(2 ** 31)) ** 2n } }
      case 2:
        return { ...spend, coin: { ...spend.coin, parentCoinInfo: new Uint8Array(32).fill(chance(2)) } }
      default:
        return { ...spend, solution: mutateTree(spend.solution, chance) }
    }
  })
  return { ...bundle, coinSpends }
}

describe('broken offers and spends', () => {
  it(`are read or refused, ${ROUNDS.toLocaleString('en')} of them, each within a second of work and in bounded memory`, () => {
    const bundles = seeds()
    const chance = chanceFrom(SEED)
    const tally = { read: 0, refused: 0, slowest: 0 }
    let settled = 0
    let asked = { used: process.cpuUsage(), at: performance.now() }
    for (let round = 0; round < ROUNDS; round++) {
      const bundle = bundles[chance(bundles.length)] as SpendBundle
      tryOne(bundle, chance, round, tally)
      // Time of this process alone, since others may hold the machine up for longer; to ask for it takes as long as many rounds.
      if (performance.now() - asked.at > 50) {
        const { user, system } = process.cpuUsage(asked.used)
        tally.slowest = Math.max(tally.slowest, (user + system) / 1000)
        asked = { used: process.cpuUsage(), at: performance.now() }
      }
      // What the first thousands allocate is kept for later: pools, compiled code, the module's memory.
      if (round === Math.floor(ROUNDS / 4)) settled = process.memoryUsage.rss()
    }
    const grown = (process.memoryUsage.rss() - settled) / 2 ** 20
    console.info(
      `seed ${SEED}: ${tally.read} read, ${tally.refused} refused, slowest ${Math.round(tally.slowest)} ms, memory ${Math.round(grown)} MB more`,
    )
    expect(tally.slowest).toBeLessThan(1000)
    // The CLVM module never gives back what its most wasteful run took: some 300 MB at the cap of one spend.
    expect(grown).toBeLessThan(400)
    // Neither side is empty: the mutations break things, and not everything at once.
    expect(Math.min(tally.read, tally.refused)).toBeGreaterThan(ROUNDS / 100)
  }, 7_200_000)
})

function tryOne(
  bundle: SpendBundle,
  chance: Chance,
  round: number,
  tally: { read: number; refused: number },
): void {
  // Most are cheap to refuse; those that still are offers take longest.
  const kind = chance(40)
  try {
    if (kind < 26) {
      // Any bytes at all in the place of a bundle, under a checksum that is right.
      readOffer(decodeOffer(packOffer(mutateBytes(formatSpendBundle(bundle), chance))), run)
    } else if (kind < 38) readBlock(mutateSpend(bundle, chance).coinSpends, run)
    else readOffer(decodeOffer(encodeOffer(mutateSpend(bundle, chance))), run)
    tally.read++
  } catch (error) {
    if (!(error instanceof OfferError)) throw new Error(`seed ${SEED}, round ${round}`, { cause: error })
    tally.refused++
  }
}
