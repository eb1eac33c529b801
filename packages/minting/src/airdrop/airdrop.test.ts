import { formatAddress } from '@chiaroscuro/domain/id'
import { describe, expect, it } from 'vitest'
import { ModelJournal, Power } from '../engine/model-chain.test-support.js'
import { hashOf } from '../hash-of.test-support.js'
import {
  airdropBatches,
  airdropCost,
  airdropHash,
  formatAirdropPlan,
  parseAirdropPlan,
} from './airdrop-plan.js'
import { airdropReport, giftLines } from './airdrop-report.js'
import { openAirdrop } from './airdrop-run.js'
import { dealWorks } from './give-works.js'
import { type RecipientRules, readRecipients } from './recipients.js'

const at = (number: number, prefix: 'xch' | 'txch' = 'txch') => formatAddress(hashOf('to', number), prefix)
const rules: RecipientRules = { prefix: 'txch', share: 'listed', units: 0n, decimals: 12 }
const found = (text: string, other: Partial<RecipientRules> = {}) =>
  readRecipients(text, { ...rules, ...other })

describe('a list of recipients', () => {
  it.each([
    ['lines', `${at(1)}, 1.5\n${at(2)},2`],
    ['a sheet of tabs with names', `Name\tAmount\tAddress\nAda\t1.5\t${at(1)}\nBo\t2\t${at(2)}`],
    ['semicolons and decimal commas', `address;amount\r\n${at(1)};1,5\r\n\r\n${at(2)};2`],
    ['blanks', `${at(1)} 1.5\n${at(2)} 2\n`],
    ['the amount first', `1.5,${at(1)}\n2,${at(2)}`],
  ])('is read from %s', (_, text) => {
    const { recipients, faults } = found(text)
    expect(faults).toEqual([])
    expect(recipients.map(({ to, units }) => [to, units])).toEqual([
      [hashOf('to', 1), 1_500_000_000_000n],
      [hashOf('to', 2), 2_000_000_000_000n],
    ])
  })

  it('pays whoever stands there twice both sums at once', () => {
    const { recipients, merged } = found(`${at(1)},1\n${at(2)},1\n${at(1).toUpperCase()},0.5`)
    expect(recipients[0]).toEqual({ to: hashOf('to', 1), units: 1_500_000_000_000n, lines: [1, 3] })
    expect(merged).toBe(1)
  })

  it('names each line that it leaves out, and why', () => {
    const wrong = at(3).replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'))
    const lines = [
      ...[`${wrong},1`, `${at(4, 'xch')},1`, `${at(5)},much`, `${at(5)}`, `${at(6)},0`, `${at(7)},-1`],
      ...[`${at(8)},99999999`, `${at(9)},1`, `${at(1)},1`],
    ]
    const { recipients, faults } = found(lines.join('\n'), { own: hashOf('to', 9) })
    expect(recipients.map(({ lines }) => lines)).toEqual([[9]])
    expect(faults.map(({ line, code }) => `${line} ${code}`)).toEqual([
      ...['1 no-address', '2 other-network', '3 no-amount', '4 no-amount', '5 no-amount', '6 no-amount'],
      ...['7 no-amount', '8 own'],
    ])
  })

  it('says where it ends before the list does', () => {
    const { recipients, faults } = found(`${at(1)},1\n`.repeat(200_001))
    expect(recipients.map(({ units }) => units)).toEqual([200_000n * 10n ** 12n])
    expect(faults).toEqual([{ line: 200_001, code: 'too-many', text: '' }])
  })

  it('takes a snapshot of holders: so much for each work, nothing for what is nobody’s', () => {
    const snapshot = `address_id,nft_count,mark\r\n${hashOf('to', 1)},3,\r\n${hashOf('to', 2)},9,burn\r\n#snapshot,{},\r\n#signature,00,00\r\n`
    const { recipients, faults } = found(snapshot, { share: 'per-work', units: 10n })
    expect(recipients.map(({ units }) => units)).toEqual([30n])
    expect(faults).toMatchObject([{ line: 3, code: 'nobody' }])
    expect(
      found(`${at(1)}\n${at(2)}`, { share: 'same', units: 7n }).recipients.map(({ units }) => units),
    ).toEqual([7n, 7n])
  })
})

describe('works', () => {
  const works = [1, 2, 3, 4].map((number) => hashOf('work', number))
  const two = found(`${at(1)},1\n${at(2)},2`, { decimals: 0 }).recipients

  it('are dealt in the order of both lists, to each as many as are theirs', () => {
    const { gifts, left, missing } = dealWorks(works, two, { kind: 'listed' })
    expect(gifts.map(({ nft }) => nft)).toEqual(works.slice(0, 3))
    expect(gifts.map(({ to }) => to)).toEqual([hashOf('to', 1), hashOf('to', 2), hashOf('to', 2)])
    expect([left, missing]).toEqual([1, 0])
    expect(dealWorks(works.slice(0, 1), two, { kind: 'listed' })).toMatchObject({ left: 0, missing: 2 })
  })

  it('are dealt alike by one seed, each once', () => {
    const dealt = (seed: number) =>
      dealWorks(works, two, { kind: 'shuffled', seed }).gifts.map(({ nft }) => nft)
    expect(dealt(7)).toEqual(dealt(7))
    expect(new Set(dealt(7)).size).toBe(3)
    expect([1, 2, 3, 4].some((seed) => dealt(seed)[0] !== works[0])).toBe(true)
  })
})

describe('a plan', () => {
  const text = {
    ...{ version: 1, name: 'June', kind: 'coins', network: 'devnet', asset: 'xch', fee: '5', batchSize: 2 },
    gifts: [1, 2, 3, 4].map((number) => ({ to: hashOf('to', number), amount: '10' })),
  }

  it('has one hash, whatever the order of its keys', () => {
    const plan = parseAirdropPlan(text)
    const turned = Object.fromEntries(Object.entries(text).reverse())
    expect(airdropHash(parseAirdropPlan(turned))).toBe(airdropHash(plan))
    expect(parseAirdropPlan(JSON.parse(formatAirdropPlan(plan)))).toEqual(plan)
    expect(airdropHash(parseAirdropPlan({ ...text, fee: '6' }))).not.toBe(airdropHash(plan))
  })

  it('pays one alone first', () => {
    const plan = parseAirdropPlan(text)
    expect(airdropBatches(plan).map(({ from, count }) => [from, count])).toEqual([
      [0, 1],
      [1, 2],
      [3, 1],
    ])
    expect(airdropCost(plan)).toEqual({ given: 40n, fees: 15n, batches: 3 })
  })

  it.each([
    ['somebody twice', { gifts: [text.gifts[0], text.gifts[0]] }],
    ['nobody', { gifts: [] }],
    ['nothing', { gifts: [{ to: hashOf('to', 1), amount: '0' }] }],
    ['more than a bundle holds', { batchSize: 251 }],
  ])('that pays %s is none', (_, other) => {
    expect(() => parseAirdropPlan({ ...text, ...other })).toThrow(/invalid|twice|nothing|gifts|batchSize/i)
  })

  it('is reported line by line, and its journal serves no other', async () => {
    const plan = parseAirdropPlan(text)
    const journal = new ModelJournal(new Power(), () => 0)
    const chain = { look: async () => ({ height: 1, coins: new Map() }), send: async () => 'taken' as const }
    const run = await openAirdrop({ plan, journal, chain })
    const report = airdropReport(giftLines(plan, run.state()), {
      nameOf: () => 'who',
      whatOf: (units) => units,
    })
    expect(report.split('\r\n')).toEqual([
      'address,given,status,height,coin_id,transaction_id',
      ...Array(4).fill('who,10,open,,,'),
      '',
    ])
    await expect(
      openAirdrop({ plan: parseAirdropPlan({ ...text, fee: '6' }), journal, chain }),
    ).rejects.toMatchObject({ code: 'other-plan' })
  })
})
