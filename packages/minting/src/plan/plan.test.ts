import { royaltySplitHash } from '@chiaroscuro/domain/build'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashOf } from '../hash-of.test-support.js'
import { batchesOf } from './batches.js'
import { raisedFee } from './fee.js'
import { parsePlan } from './plan.js'
import { canonical, planHash } from './plan-hash.js'
import { samplePlan, samplePlanText } from './sample-plan.test-support.js'

/** The same value with its keys the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, held]) => [key, turned(held)]),
  )
}

const payees = [
  { puzzleHash: hashOf('artist'), basisPoints: 7000 },
  { puzzleHash: hashOf('writer'), basisPoints: 3000 },
]
const size = (max: number) => fc.integer({ min: 1, max })

describe('a plan', () => {
  it('has one hash, in whatever order it was written down, and however its letters are composed', () => {
    const text = samplePlanText(4)
    const [first] = text.pieces
    if (!first) throw new Error('a piece')
    const named = (name: string) => parsePlan({ ...text, pieces: [{ ...first, name }] })
    expect(planHash(parsePlan(turned(text)))).toBe(planHash(parsePlan(text)))
    expect(planHash(named('Café'))).toBe(planHash(named('Cafe\u0301')))
    expect(planHash(samplePlan(1))).toBe('8bbfd60a1afee980cbb56a9efe7c48808cd881b01fe29bb3e65736fdc53e0d57')
  })

  it('has another hash for any other fact', () => {
    const base = samplePlanText(3)
    const changes = [
      { network: 'mainnet' },
      { royaltyBasisPoints: 501 },
      { batchSize: 4 },
      { fee: { ...base.fee, ceiling: '36' } },
      { pieces: [...base.pieces].reverse() },
      { pieces: base.pieces.map((piece) => ({ ...piece, to: base.didId })) },
      { pieces: base.pieces.slice(1) },
    ]
    const hashes = changes.map((change) => planHash(parsePlan({ ...base, ...change })))
    expect(new Set([planHash(parsePlan(base)), ...hashes]).size).toBe(changes.length + 1)
  })

  it('shares royalties at an address that pays out to those and nobody else', () => {
    const shared = { royaltyPuzzleHash: royaltySplitHash(payees), royaltySplit: payees }
    const plan = samplePlan(2, shared)
    expect(plan.royaltySplit).toEqual(payees)
    expect(planHash(plan)).not.toBe(planHash(samplePlan(2, { ...shared, royaltySplit: undefined })))
  })

  it('is refused with where and why', () => {
    const base = samplePlanText(2)
    const [piece] = base.pieces
    for (const [change, words] of [
      [{ pieces: [] }, /^pieces: /],
      [{ batchSize: 51 }, /^batchSize: /],
      [
        { royaltySplit: payees.map((one) => ({ ...one, basisPoints: 5000 })) },
        /^royaltyPuzzleHash: another puzzle hash than that of the split/,
      ],
      [
        { royaltyPuzzleHash: royaltySplitHash(payees), royaltySplit: [...payees].reverse() },
        /^royaltyPuzzleHash: another/,
      ],
      [{ royaltySplit: payees.slice(1) }, /^royaltySplit: /],
      [{ pilot: 4 }, /^pilot: a pilot larger than a bundle/],
      [{ pilot: 2 }, /^pilot: a pilot of all pieces/],
      [{ royaltyBasisPoints: 10_001 }, /^royaltyBasisPoints: /],
      [{ didId: 'DID' }, /^didId: not 32 bytes/],
      [{ fee: { ...base.fee, start: '36' } }, /^fee\.start: the fee begins above its ceiling/],
      [{ pieces: [{ ...piece, dataUris: [] }] }, /^pieces\.0\.dataUris: /],
      [{ pieces: [{ ...piece, edition: 2 }] }, /^pieces\.0\.edition: an edition beyond its total/],
      [{ pieces: [{ ...piece, metadataHash: null }] }, /^pieces\.0\.metadataHash: metadata without its hash/],
      [{ more: 1 }, /unrecognized/i],
    ] as const)
      expect(() => parsePlan({ ...base, ...change })).toThrow(words)
    expect(() => parsePlan('plan')).toThrow(expect.objectContaining({ code: 'invalid-plan' }))
  })

  it('is cut into bundles that together are the plan again', () => {
    fc.assert(
      fc.property(size(120), size(50), fc.nat(50), (count, batchSize, first) => {
        const pilot = first > 0 && first < count && first <= batchSize ? first : undefined
        const plan = samplePlan(count, { batchSize, ...(pilot !== undefined && { pilot }) })
        const batches = batchesOf(plan)
        expect(batches.flatMap(({ pieces }) => pieces)).toEqual(plan.pieces)
        expect(
          batches.every(
            ({ pieces, from, index }) => pieces[0] === plan.pieces[from] && batches[index]?.from === from,
          ),
        ).toBe(true)
        expect(batches.every(({ pieces }) => pieces.length >= 1 && pieces.length <= batchSize)).toBe(true)
        if (pilot !== undefined) expect(batches[0]?.pieces).toHaveLength(pilot)
      }),
      { numRuns: 100 },
    )
  })

  it('raises fees to the ceiling and not beyond', () => {
    const fee = { start: 1n, step: 4n, ceiling: 9n, patienceBlocks: 1 }
    expect([raisedFee(fee, 1n), raisedFee(fee, 5n), raisedFee(fee, 9n)]).toEqual([5n, 9n, 9n])
  })
})

describe('canonical text', () => {
  it('is read back as what was written, amounts as digits', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(value))
      }),
    )
    expect(canonical({ b: 1n, a: [undefined, null, true], c: undefined })).toBe(
      '{"a":[null,null,true],"b":"1"}',
    )
  })
})
