import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DevWorld } from './dev-world.js'
import { createDevWorld } from './dev-world.js'

const xch = 1_000_000_000_000n

// Skipped where the native simulator has no build: a world is a chain first.
describe.skipIf(!isDevnetSupported())('a small world', () => {
  let world: DevWorld
  let now = Date.UTC(2026, 0, 5)
  beforeAll(async () => {
    world = await createDevWorld({ seed: 'basic', clock: () => (now += 1000) })
  })
  afterAll(() => world.close())

  function held(slug: string) {
    return world.holdings().filter(({ piece }) => piece?.slug === slug)
  }

  it('begins with two collections, two sales, a gift and a burn', () => {
    expect(held('tidelines')).toHaveLength(6)
    expect(held('half-moons')).toHaveLength(5)
    const owners = held('tidelines').map(({ owner }) => owner.name)
    expect(owners.filter((name) => name === 'collector 2')).toHaveLength(2)
    expect(owners.filter((name) => name === 'collector 1')).toHaveLength(1)
    expect(world.tokens.map(({ code }) => code)).toEqual(['LUMEN', 'UMBRA'])
  })

  it('sells into a bid and names a DID', async () => {
    const mine = held('tidelines').find(({ owner }) => owner.name === 'Ana Moreau')
    const bidder = world.collectors[0]
    if (!mine || !bidder) throw new Error('nothing to bid on')
    const { launcherId } = mine.nft
    await world.acceptBid(await world.bid(launcherId, bidder, xch), launcherId)
    expect(world.holding(launcherId).owner).toBe(bidder)
    expect(world.holding(launcherId).nft.did).toBeUndefined()
    await world.assignDid(launcherId)
    expect(world.holding(launcherId).nft.did).toMatch(/^[0-9a-f]{64}$/)
  })

  it('takes a reorg: what was dropped is undone', async () => {
    const mine = held('half-moons')[0]
    const other = world.collectors[2]
    if (!mine || !other) throw new Error('nothing to give')
    const { height } = await world.node.peak()
    await world.transfer(mine.nft.launcherId, other)
    expect(world.holding(mine.nft.launcherId).owner).toBe(other)
    expect((await world.reorg(height, false)).height).toBe(height + 2)
    expect(world.holding(mine.nft.launcherId).owner.name).toBe(mine.owner.name)
  })
})
