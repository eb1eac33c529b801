import { describe, expect, it } from 'vitest'
import { concatBytes, hexBytes } from '../bytes.js'
import type { CoinSpend } from '../chain/index.js'
import { nodeClvmRunner } from '../clvm/node.js'
import type { SpendBundle } from '../spend-bundle/index.js'
import { devnetOffers } from './devnet-offers.test-support.js'
import { decodeOffer, encodeOffer, OfferError, readOffer } from './index.js'
import { packOffer } from './offer-text.js'

const run = nodeClvmRunner()

function spend(puzzle: string, solution: string, index = 0): CoinSpend {
  const parentCoinInfo = new Uint8Array(32).fill(1)
  parentCoinInfo[0] = index & 0xff
  parentCoinInfo[1] = index >> 8
  const coin = { parentCoinInfo, puzzleHash: new Uint8Array(32), amount: 1n }
  return { coin, puzzleReveal: hexBytes(puzzle), solution: hexBytes(solution) }
}

const bundle = (...coinSpends: CoinSpend[]): SpendBundle => ({ coinSpends, signature: undefined })

function codeOf(work: () => unknown): string {
  try {
    work()
    return 'read'
  } catch (error) {
    return error instanceof OfferError ? error.code : String(error)
  }
}

/** What reading cost this process, in milliseconds. */
function timed(work: () => void): number {
  const started = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

// (a 2 (c 2 (c 5 ()))) on (itself x): goes on for ever.
const LOOP = 'ff02ff02ffff04ff02ffff04ff05ff80808080'
const LOOPING = `ff${LOOP}ff0180`
// The same, with its second argument doubled every time: (a 2 (c 2 (c (c 5 5) ()))).
const GROW = 'ff02ff02ffff04ff02ffff04ffff04ff05ff0580ff80808080'
const GROWING = `ff${GROW}ff8800000000000000ff80`

describe('an offer’s budget', () => {
  it('stops a loop, and memory that doubles', () => {
    for (const [puzzle, solution] of [
      [LOOP, LOOPING],
      [GROW, GROWING],
    ] as const) {
      let code = ''
      const spent = timed(() => {
        code = codeOf(() => readOffer(bundle(spend(puzzle, solution)), run))
      })
      expect(code).toBe('too-costly')
      expect(spent).toBeLessThan(1000)
    }
  })

  it('is one for all spends together, however many', () => {
    // Each spends some cost and ends: together they may not go on for longer than one.
    const spends = Array.from({ length: 500 }, (_, i) => spend(LOOP, LOOPING, i))
    expect(
      timed(() => expect(codeOf(() => readOffer(bundle(...spends), run))).toBe('too-costly')),
    ).toBeLessThan(1000)
    expect(codeOf(() => readOffer(bundle(...spends, spend('01', '80', 999)), run))).toBe('too-large')
  })

  it('counts what programs answer, too: little ones can write much', () => {
    // The puzzle 1 answers its solution as it is: a megabyte each.
    const solution = concatBytes(Uint8Array.of(0xf0, 0x0f, 0x42, 0x40), new Uint8Array(1_000_000))
    const one = { ...spend('01', '80'), solution }
    const many = Array.from({ length: 10 }, (_, i) => ({
      ...one,
      coin: { ...one.coin, parentCoinInfo: new Uint8Array(32).fill(i + 1) },
    }))
    expect(codeOf(() => readOffer(bundle(...many), run))).toBe('too-costly')
  })
})

describe('hostile texts', () => {
  const decode = (text: string) => codeOf(() => decodeOffer(text))

  it('refuses a bomb before it is whole', () => {
    let code = ''
    const spent = timed(() => {
      code = decode(packOffer(new Uint8Array(60_000_000)))
    })
    expect(code).toBe('too-large')
    // Making it takes longer than refusing it.
    expect(spent).toBeLessThan(5000)
  })

  it('refuses a bundle that announces more than it holds', () => {
    for (const count of [0xff_ff_ff_ff, 1_000_000, 3]) {
      const bytes = new Uint8Array(400)
      new DataView(bytes.buffer).setUint32(0, count)
      expect(decode(packOffer(bytes))).toBe('corrupt')
    }
    expect(decode(packOffer(new Uint8Array(0)))).toBe('corrupt')
  })

  it('reads deep trees and huge atoms to their end', () => {
    const [sale, asking] = decodeOffer(devnetOffers.sale).coinSpends
    if (!sale || !asking) throw new Error('the fixture has two spends')
    const depth = 300_000
    const deep = concatBytes(new Uint8Array(depth).fill(0xff), new Uint8Array(depth + 1).fill(0x80))
    const huge = concatBytes(Uint8Array.of(0xf0, 0x3d, 0x09, 0x00), new Uint8Array(4_000_000))
    for (const hostile of [deep, huge]) {
      for (const spends of [
        [{ ...sale, solution: hostile }, asking],
        [{ ...sale, puzzleReveal: hostile }, asking],
        [sale, { ...asking, solution: hostile }],
        [sale, { ...asking, puzzleReveal: hostile }],
      ]) {
        let code = ''
        const spent = timed(() => {
          code = codeOf(() => readOffer(decodeOffer(encodeOffer(bundle(...spends))), run))
        })
        expect(['read', 'unreadable', 'too-costly']).toContain(code)
        expect(spent).toBeLessThan(2000)
      }
    }
  })
})
