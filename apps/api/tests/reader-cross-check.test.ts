import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createDevWorld, type DevWorld } from '@chiaroscuro/dev-world'
import { isDevnetSupported, loadSdk } from '@chiaroscuro/devnet'
import { type CoinSpend, type NftState, readBlock, readNftSpend } from '@chiaroscuro/domain/chain'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { parseSpendBundle } from '@chiaroscuro/domain/spend-bundle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Facts, readNatively, type SpendFacts } from './product/native-reader.js'
import { sharedContent } from './product/scratch.js'
import { makeEveryMove, spendsOf } from './product/world-spends.js'

const run = nodeClvmRunner()
const fixtures = join(
  process.env.CHIA_FIXTURES ?? resolve(import.meta.dirname, '../../../../shared/data'),
  'mainnet/spends',
)

/** What our reader says, in the words of the comparison. */
function read(spend: CoinSpend): SpendFacts | undefined | 'refused' {
  try {
    const nft = readNftSpend(spend, run)
    return (
      nft && {
        launcherId: nft.launcherId,
        royaltyPuzzleHash: nft.royaltyPuzzleHash,
        royaltyBasisPoints: nft.royaltyBasisPoints,
        before: factsOf(nft.before),
        after: nft.after ? factsOf(nft.after) : null,
      }
    )
  } catch {
    return 'refused'
  }
}

function factsOf({ coinId, p2PuzzleHash, ownerDid, metadataUpdaterHash, metadata }: NftState): Facts {
  return {
    coinId,
    owner: p2PuzzleHash,
    did: ownerDid,
    updater: metadataUpdaterHash,
    metadata: { ...metadata },
  }
}

/** Compares two readings; where the native one gave metadata up, ours is not judged. */
function expectSame(spend: CoinSpend): 'nft' | 'other' {
  const native = readNatively(loadSdk(), spend)
  const ours = read(spend)
  if (typeof native !== 'object' || typeof ours !== 'object') {
    expect(ours).toEqual(native)
    return 'other'
  }
  const judged = (facts: Facts | null, by: Facts | null) =>
    facts && by?.metadata === null ? { ...facts, metadata: null } : facts
  expect({
    ...ours,
    before: judged(ours.before, native.before),
    after: judged(ours.after, native.after),
  }).toEqual(native)
  return 'nft'
}

// Skipped where the native package has no build: there is nothing to compare with then.
describe.skipIf(!isDevnetSupported())('our reader and the native one', () => {
  let world: DevWorld
  let blocks: CoinSpend[][]
  beforeAll(async () => {
    world = await createDevWorld({ seed: 'basic', clock: Date.now, contentDir: sharedContent })
    await makeEveryMove(world)
    blocks = spendsOf(world)
  })
  afterAll(() => world?.close())

  it('agree on every spend of a chain with every kind of move', () => {
    const kinds = blocks.flat().map(expectSame)
    expect(kinds.filter((kind) => kind === 'nft').length).toBeGreaterThan(30)
    expect(kinds.filter((kind) => kind === 'other').length).toBeGreaterThan(30)
    const readings = blocks.map((block) => readBlock(block, run))
    expect(readings.flatMap(({ unreadable }) => unreadable)).toEqual([])
    const events = readings.flatMap(({ nfts }) => nfts.map(({ kind }) => kind))
    // The world holds every kind, or the agreement would say little.
    expect([...new Set(events)].sort()).toEqual(['assign', 'burn', 'mint', 'trade', 'transfer', 'update'])
  })

  it('agree on spends whose bytes were changed', () => {
    const nfts = blocks.flat().filter((spend) => typeof read(spend) === 'object')
    let refused = 0
    for (const [i, spend] of nfts.entries()) {
      // A byte of the solution, somewhere else in each spend.
      const at = (i * 7919) % spend.solution.length
      const solution = Uint8Array.from(spend.solution)
      solution[at] = (solution[at] ?? 0) ^ 1
      const native = readNatively(loadSdk(), { ...spend, solution })
      const ours = read({ ...spend, solution })
      if (typeof native !== 'object' || typeof ours !== 'object') {
        refused++
        continue
      }
      expect(ours.after?.coinId).toBe(native.after?.coinId)
      expect(ours.before.coinId).toBe(native.before.coinId)
    }
    expect(refused).toBeLessThan(nfts.length)
  })
})

describe.skipIf(!isDevnetSupported() || !existsSync(fixtures))(
  'our reader and the native one (skipped without CHIA_FIXTURES)',
  () => {
    it('agree on every real mainnet spend', () => {
      const files = readdirSync(fixtures).filter((name) => name !== 'expected.json')
      const spends = files.flatMap((file) => parseSpendBundle(readFileSync(join(fixtures, file))).coinSpends)
      const kinds = spends.map(expectSame)
      expect(kinds.filter((kind) => kind === 'nft').length).toBeGreaterThan(0)
    })
  },
)
