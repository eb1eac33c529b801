import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { soundDrop, soundPiece } from '../check/sound-drop.test-support.js'
import { formatDrop, parseDrop } from './parse-drop.js'

const { drop } = soundDrop()
const changed = (change: (json: Record<string, unknown>) => Record<string, unknown>) =>
  JSON.stringify(change(JSON.parse(formatDrop(drop))))

describe('a drop that is saved', () => {
  it('is read as it was, with whatever the rules find in it', () => {
    const unfinished = {
      ...drop,
      ...{ didId: undefined, license: undefined, royaltyBasisPoints: 10_001.5, batchSize: -1 },
      collection: { ...drop.collection, icon: undefined, id: '' },
      fee: { ...drop.fee, ceiling: 2n ** 63n },
      pieces: [{ ...soundPiece(0, 1), file: undefined, to: 'nobody', price: '1,5', edition: 3 }],
    }
    expect(parseDrop(formatDrop(drop))).toEqual(drop)
    expect(parseDrop(formatDrop(unfinished))).toEqual(unfinished)
  })

  it('holds any words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, value) => {
        const pieces = [{ ...soundPiece(0, 1), name, attributes: [{ traitType: value, value: name }] }]
        expect(parseDrop(formatDrop({ ...drop, pieces }))).toEqual({ ...drop, pieces })
      }),
    )
  })

  it.each([
    ['not JSON', '{', /is not JSON/],
    ['a list', '[]', /^the drop: /],
    ['of another version', changed((json) => ({ ...json, version: 2 })), /^version: /],
    ['with more than a drop has', changed((json) => ({ ...json, secret: 1 })), /unrecognized/i],
    ['of a network that there is not', changed((json) => ({ ...json, network: 'x' })), /^network: /],
    ['with an amount that is none', changed((json) => ({ ...json, fee: { start: '1e9' } })), /^fee\.start: /],
    ['with a piece that is none', changed((json) => ({ ...json, pieces: [{}] })), /^pieces\.0\./],
    ['with a DID that is none', changed((json) => ({ ...json, didId: 'x' })), /^didId: /],
  ])('is refused when it is %s', (_, saved, words) => {
    expect(() => parseDrop(saved)).toThrow(
      expect.objectContaining({ code: 'invalid-drop', message: expect.stringMatching(words) }),
    )
  })
})
