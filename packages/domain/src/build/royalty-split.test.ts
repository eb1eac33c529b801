import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { first, hexOf, integerOf, items, parseClvm, rest, writeInteger, writeList } from '../clvm/index.js'
import { nodeClvmRunner } from '../clvm/node.js'
import { asHex32 } from '../id/hex32.js'
import {
  MAX_PAYEES,
  type Payee,
  royaltySplitHash,
  royaltySplitPuzzle,
  sharesOf,
  splitFault,
} from './royalty-split.js'

const run = nodeClvmRunner()
const who = (at: number) => asHex32((at + 1).toString(16).padStart(64, '0'))
const payee = (at: number, basisPoints: number): Payee => ({ puzzleHash: who(at), basisPoints })

/** What the puzzle says for a coin of so much: opcode, and of payments to whom and how much. */
function said(payees: readonly Payee[], amount: bigint) {
  const conditions = parseClvm(
    run(royaltySplitPuzzle(payees), writeList([writeInteger(amount)]), 11_000_000_000n),
  )
  return [...items(conditions)].map((condition) => {
    const [opcode, one, two, memos] = [...items(condition)]
    if (!opcode || !one) throw new Error('a condition')
    if (integerOf(opcode, 4) === 73n) return { asserted: integerOf(one, 9) }
    return {
      ...{ to: hexOf(one), amount: two && integerOf(two, 9) },
      hint: memos && hexOf(first(memos)),
      isOne: memos && [...items(rest(memos))].length === 0,
    }
  })
}

/** Shares of ten thousand for some payees. */
const splits = fc
  .uniqueArray(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: MAX_PAYEES - 1 })
  .map((cuts) => {
    const ends = [0, ...cuts.sort((a, b) => a - b), 10_000]
    return ends.slice(1).map((end, at) => payee(at, end - (ends[at] ?? 0)))
  })

describe('an address that belongs to several', () => {
  it('pays every mojo of any coin in the shares that were said, and asserts what it holds', () => {
    fc.assert(
      fc.property(splits, fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (payees, amount) => {
        const shares = sharesOf(payees, amount)
        expect(shares.reduce((sum, one) => sum + one, 0n)).toBe(amount)
        for (const [at, { basisPoints }] of payees.slice(0, -1).entries())
          expect(shares[at]).toBe((BigInt(basisPoints) * amount) / 10_000n)
        expect(said(payees, amount)).toEqual([
          { asserted: amount },
          ...payees.map(({ puzzleHash: to }, at) => ({ to, amount: shares[at], hint: to, isOne: true })),
        ])
      }),
      { numRuns: 100 },
    )
  })

  it('is the same for the same payees, and another for any other share or order', () => {
    const payees = [payee(0, 6000), payee(1, 4000)]
    expect(royaltySplitHash(payees)).toBe('6dac3f65c496393fc837d2927f8cfe9e0cb93fc2d1b364c7e29eaa6015ac419f')
    const others = [
      [payee(1, 4000), payee(0, 6000)],
      [payee(0, 6001), payee(1, 3999)],
      [payee(0, 6000), payee(2, 4000)],
    ]
    expect(new Set([payees, ...others].map(royaltySplitHash)).size).toBe(4)
  })

  it.each([
    ['few', [payee(0, 10_000)]],
    [
      'many',
      Array.from({ length: MAX_PAYEES + 1 }, (_, at) => payee(at, at === 0 ? 10_000 - MAX_PAYEES : 1)),
    ],
    ['share', [payee(0, 10_000), payee(1, 0)]],
    ['share', [payee(0, 9_999.5), payee(1, 0.5)]],
    ['sum', [payee(0, 5000), payee(1, 4999)]],
    ['twice', [payee(0, 5000), payee(0, 5000)]],
  ] as const)('is none where it has %s: %j', (fault, payees) => {
    expect(splitFault(payees)).toBe(fault)
    expect(() => royaltySplitHash(payees)).toThrow(RangeError)
  })
})
