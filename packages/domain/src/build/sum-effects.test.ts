import { expect, it } from 'vitest'
import type { Hex32 } from '../id/hex32.js'
import type { Effect } from './effect.js'
import { sumEffects } from './sum-effects.js'

const nothing: Effect = { leaves: [], enters: [], requested: [], unbound: [], fee: 0n, royalties: [] }
// Any 32 bytes do here.
const id = (digit: string) => digit.repeat(64) as Hex32

it('adds amounts asset by asset, and names every work', () => {
  const one: Effect = {
    ...nothing,
    leaves: [{ kind: 'nft', launcherId: id('a') }],
    requested: [{ kind: 'xch', amount: 5n }],
    fee: 1n,
    royalties: [{ launcherId: id('a'), puzzleHash: id('e'), asset: 'xch', amount: 2n }],
  }
  const two: Effect = {
    ...nothing,
    leaves: [{ kind: 'nft', launcherId: id('b') }],
    requested: [
      { kind: 'xch', amount: 7n },
      { kind: 'cat', assetId: id('c'), amount: 9n },
    ],
  }
  expect(sumEffects([one, two])).toEqual({
    ...nothing,
    leaves: [...one.leaves, ...two.leaves],
    requested: [
      { kind: 'xch', amount: 12n },
      { kind: 'cat', assetId: id('c'), amount: 9n },
    ],
    fee: 1n,
    royalties: one.royalties,
  })
})

it('sets nothing off: what one offer gives another may ask for, and only one be taken', () => {
  const gives: Effect = { ...nothing, leaves: [{ kind: 'xch', amount: 5n }] }
  const gets: Effect = { ...nothing, enters: [{ kind: 'xch', amount: 5n }] }
  expect(sumEffects([gives, gets])).toEqual({ ...nothing, leaves: gives.leaves, enters: gets.enters })
  expect(sumEffects([])).toEqual(nothing)
})
