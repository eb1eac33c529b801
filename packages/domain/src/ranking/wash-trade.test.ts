import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findWashTrades, type Sale } from './wash-trade.js'

const DAY = 86_400

/** Sales by `seller>buyer` (and `/payer`), a block and a day apart. */
function sales(...texts: string[]): Sale[] {
  return texts.map((text, i) => {
    const [trade = '', payer] = text.split('/')
    const [seller = '', buyer = ''] = trade.split('>')
    return { eventIndex: i, height: 10 + i, timestamp: i * DAY, seller, buyer, payer: payer ?? null }
  })
}
const found = (...texts: string[]) =>
  findWashTrades(sales(...texts))
    .map(({ eventIndex, rule, height }) => `${eventIndex} ${rule} ${height}`)
    .sort()

describe('findWashTrades', () => {
  it('lets honest sales be', () => {
    expect(found('a>b', 'b>c', 'c>d')).toEqual([])
    expect(found('a>b/b', 'b>c/x')).toEqual([])
  })

  it('finds a sale to oneself, by the address or by the coin that paid', () => {
    expect(found('a>a', 'a>b/a')).toEqual(['0 self 10', '1 funded 11'])
  })

  it('finds a piece sold back within thirty days, and marks both sales once that is known', () => {
    expect(found('a>b', 'b>a')).toEqual(['0 back-and-forth 11', '1 back-and-forth 11'])
    const late = sales('a>b', 'b>a').map((sale, i) => ({ ...sale, timestamp: i * 31 * DAY }))
    expect(findWashTrades(late)).toEqual([])
    const untimed = sales('a>b', 'b>a').map((sale) => ({ ...sale, timestamp: null }))
    expect(findWashTrades(untimed)).toEqual([])
  })

  it('finds who buys the same piece three times', () => {
    expect(found('a>b', 'c>b', 'd>b')).toEqual([
      '0 repeat-buyer 12',
      '1 repeat-buyer 12',
      '2 repeat-buyer 12',
    ])
    expect(found('a>b', 'c>b', 'd>b', 'e>b')).toContain('3 repeat-buyer 13')
  })

  it('says of a history what it says of its beginning, and more: nothing known is unsaid', () => {
    const letter = fc.constantFrom('a', 'b', 'c')
    const text = fc.tuple(letter, letter, letter).map(([s, b, p]) => `${s}>${b}/${p}`)
    fc.assert(
      fc.property(fc.array(text, { maxLength: 8 }), fc.nat(8), (texts, cut) => {
        const whole = found(...texts)
        const start = found(...texts.slice(0, cut))
        expect(whole).toEqual(expect.arrayContaining(start))
        // What became known by a height is what the history up to it shows: a reorg may cut there.
        expect(whole.filter((line) => Number(line.split(' ')[2]) < 10 + cut)).toEqual(start)
      }),
    )
  })
})
