import { describe, expect, it } from 'vitest'
import { nodeClvmRunner } from '../clvm/node.js'
import { mainnetFixtures } from '../fixtures.test-support.js'
import { parseSpendBundle } from '../spend-bundle/index.js'
import { type CoinSpend, coinIdOf, readBlock, spendsBehind } from './index.js'

const fixtures = mainnetFixtures('spends')
const run = nodeClvmRunner()

describe.skipIf(!fixtures)('spends behind events (skipped without CHIA_FIXTURES)', () => {
  // All bundles as one block: what does not concern an NFT is then most of it.
  const bundles = (fixtures?.files ?? []).map(
    (file) => parseSpendBundle(fixtures?.read(file) ?? new Uint8Array()).coinSpends,
  )
  const block = [...new Map(bundles.flat().map((spend) => [coinIdOf(spend.coin), spend])).values()]

  it('give the same events alone as within the block', () => {
    const { nfts } = readBlock(block, run)
    expect(nfts.length).toBeGreaterThan(20)
    const sizes: number[] = []
    for (const launcherId of new Set(nfts.map((event) => event.launcherId))) {
      const found = spendsBehind(block, launcherId, run)
      const alone = readBlock(
        found.map(({ spend }) => spend),
        run,
      )
      expect(alone.nfts.filter((event) => event.launcherId === launcherId)).toEqual(
        nfts.filter((event) => event.launcherId === launcherId),
      )
      sizes.push(found.length)
    }
    expect(Math.max(...sizes)).toBeLessThan(block.length / 4)
  })

  it('are none for an NFT that the block does not spend, and pass over what cannot be read', () => {
    const broken: CoinSpend = {
      coin: { parentCoinInfo: new Uint8Array(32), puzzleHash: new Uint8Array(32), amount: 1n },
      puzzleReveal: Uint8Array.of(0xff),
      solution: Uint8Array.of(0x80),
    }
    const stranger = coinIdOf(broken.coin)
    expect(spendsBehind([broken, ...block.slice(0, 3)], stranger, run)).toEqual([])
  })
})
