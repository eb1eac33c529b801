// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { devnetOffers } from '../../../../packages/domain/src/offer/devnet-offers.test-support.js'
import type { CoinFact, CoinFacts } from './coin-facts.js'
import { readHere } from './in-process.worker.test-support.js'
import { judgeOffer } from './judge-offer.js'
import type { Verdict } from './verdict.js'

type Name = keyof typeof devnetOffers
const moment = { networks: ['simulator0'], seconds: 1_600_000_000 }

function coins(name: Name, fact: CoinFact, height = 42): CoinFacts {
  const reading = readHere(devnetOffers[name])
  if (!reading.ok) throw new Error(reading.fault)
  return { height, coins: new Map(reading.offer.coins.map((id) => [id, fact])) }
}
const judge = (name: Name, known: CoinFacts | undefined = coins(name, { is: 'unspent' }), at = moment) =>
  judgeOffer(readHere(devnetOffers[name]), known, at)
const tones = ({ lines }: Verdict) =>
  lines.filter(({ tone }) => tone !== 'green').map(({ tone, fact }) => `${tone} ${fact.about}`)

describe('the verdict on an offer', () => {
  it('is green, line by line, where everything was seen', () => {
    const verdict = judge('sale')
    expect(tones(verdict)).toEqual([])
    expect(verdict).toMatchObject({ settles: 'green', shortsCreator: false, height: 42 })
    expect(verdict.lines.map(({ fact, height }) => [fact.about, height])).toEqual([
      ['format', null],
      ['signature', null],
      ['asking', null],
      ['unspent', 42],
      ['work', 42],
      ['royalty', null],
      ['end', null],
      ['fee', null],
    ])
  })

  it.each<[string, CoinFact, string[]]>([
    ['cancelled or taken', { is: 'spent', height: 40 }, ['red spent', 'red work']],
    ['of coins that never were', { is: 'missing' }, ['red missing', 'red work']],
  ])('is red for one %s', (_, fact, red) => {
    const verdict = judge('sale', coins('sale', fact))
    expect(tones(verdict)).toEqual(red)
    expect(verdict.settles).toBe('red')
  })

  it('is amber where nobody tells of its coins, or only of some', () => {
    const none = judgeOffer(readHere(devnetOffers.sale), undefined, moment)
    expect(tones(none)).toEqual(['amber unknown-coins', 'amber work'])
    expect(none.settles).toBe('amber')
    expect(tones(judge('bid', { height: 42, coins: new Map() }))).toEqual(['amber unknown-coins'])
  })

  it('is red for another network', () => {
    const verdict = judge('sale', undefined, { ...moment, networks: ['mainnet'] })
    expect(verdict.lines[1]).toMatchObject({ tone: 'red', fact: { is: 'elsewhere', network: 'simulator0' } })
    expect(verdict.settles).toBe('red')
  })

  it('is red from the second and from the height on that an offer ends', () => {
    const unspent = coins('expiringSale', { is: 'unspent' })
    const at = (seconds: number, height: number) =>
      tones(judge('expiringSale', { ...unspent, height }, { ...moment, seconds }))
    expect(at(1_699_999_999, 6_999_999)).toEqual([])
    expect(at(1_700_000_000, 42)).toEqual(['red end'])
    expect(at(1_600_000_000, 7_000_000)).toEqual(['red end'])
    const blind = judgeOffer(readHere(devnetOffers.expiringSale), undefined, moment)
    expect(tones(blind)).toContain('amber end')
  })

  it.each(['understated', 'unstated'] as const)(
    'says that one %s would settle, and short its creator',
    (name) => {
      const verdict = judge(name)
      expect(tones(verdict)).toEqual(['red royalty'])
      expect(verdict).toMatchObject({ settles: 'green', shortsCreator: true })
    },
  )

  it.each([
    ['checksum', 'red'],
    ['too-slow', 'red'],
    ['no-reader', 'amber'],
    ['stopped', 'amber'],
  ])('is one line for a text refused as %s: %s', (fault, tone) => {
    const verdict = judgeOffer({ ok: false, fault }, undefined, moment)
    expect(verdict.lines).toEqual([{ tone, fact: { about: 'fault', fault }, height: null }])
    expect(verdict.settles).toBe(tone)
  })
})
