import { formatAddress } from '@chiaroscuro/domain/id'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Drop } from '../drop/drop.js'
import type { KnownFile } from '../drop/known-file.js'
import type { Pricing } from '../drop/sale.js'
import { hashOf } from '../hash-of.test-support.js'
import type { PieceDraft } from '../sheet/draft.js'
import { checkDrop, fixDrop, RULE_IDS, type RuleId } from './check-drop.js'
import type { World } from './scene.js'
import { artist, didId, NOON, soundDrop, soundFile, soundPiece } from './sound-drop.test-support.js'

type Change = (sound: ReturnType<typeof soundDrop>) => { drop?: Partial<Drop>; world?: Partial<World> }
/** A rule, what breaks it, where it is then found (from 0; `drop` for the whole), and whether it can be put right. */
type Row = readonly [id: RuleId, change: Change, where: readonly (number | 'drop')[], fixes?: 'fix']

const piece =
  (at: number, change: Partial<PieceDraft>): Change =>
  ({ drop }) => ({ drop: { pieces: drop.pieces.map((one, i) => (i === at ? { ...one, ...change } : one)) } })
const pieces =
  (...changes: Partial<PieceDraft>[]): Change =>
  ({ drop }) => ({ drop: { pieces: drop.pieces.map((one, i) => ({ ...one, ...changes[i] })) } })
const file =
  (at: number, change: Partial<KnownFile>): Change =>
  ({ world }) => ({ world: { files: world.files.map((one, i) => (i === at ? { ...one, ...change } : one)) } })
const whole =
  (drop: Partial<Drop>, world: Partial<World> = {}): Change =>
  () => ({ drop, world })
const collection =
  (change: Partial<Drop['collection']>): Change =>
  ({ drop }) => ({ drop: { collection: { ...drop.collection, ...change } } })
const addressOf = (at: number) => formatAddress(hashOf('payee', at), 'xch')
const other = addressOf(99)
const split = (...shares: readonly (readonly [address: string, basisPoints: number])[]): Change =>
  whole({ royaltySplit: shares.map(([address, basisPoints]) => ({ address, basisPoints })) })
const fee =
  (change: Partial<Drop['fee']>): Change =>
  ({ drop }) => ({ drop: { fee: { ...drop.fee, ...change } } })
const hosted =
  (...uris: string[]): Change =>
  ({ world }) => ({ world: { hosted: new Map(world.hosted).set(soundFile(1).hash, uris) } })
const trait = (traitType: string, value: string) => ({ traitType, value })
const elsewhere = formatAddress(hashOf('owner'), 'txch')
const somebody = formatAddress(hashOf('owner'), 'xch')

const FILES: Row[] = [
  ['no-pieces', whole({ pieces: [] }), ['drop']],
  ['too-many-pieces', whole({ pieces: new Array(100_001).fill(soundPiece(0, 3)) }), ['drop']],
  ['file-missing', piece(1, { file: 'gone.png', from: 'x' }), [1]],
  ['file-misspelt', piece(2, { file: '3.PNG' }), [2], 'fix'],
  ['file-unused', ({ world }) => ({ world: { files: [...world.files, soundFile(9)] } }), ['drop']],
  ['file-twice', piece(1, { file: '1.png' }), [1]],
  ['bytes-twice', file(2, { hash: soundFile(0).hash }), [2]],
  ['looks-alike', whole({}, { looksLike: new Map([[soundFile(2).hash, soundFile(0).hash]]) }), [2]],
  ['file-empty', file(0, { size: 0 }), [0]],
  ['file-too-large', file(0, { size: 100_000_001 }), [0]],
  ['file-large', file(0, { size: 20_000_001 }), [0]],
  ['media-unknown', file(1, { mediaType: undefined }), [1]],
  ['media-not-shown', file(1, { mediaType: 'application/zip' }), [1]],
  ['media-unlike-its-name', file(1, { mediaType: 'image/jpeg' }), [1]],
  ['media-active', file(1, { mediaType: 'text/html', path: 'images/2.html' }), [1]],
  ['file-tells-place', file(1, { hasLocation: true }), [1]],
]
const WORDS: Row[] = [
  ['name-missing', piece(1, { name: ' \u200b' }), [1], 'fix'],
  ['name-too-long', piece(1, { name: '\u{1f6a2}'.repeat(301) }), [1], 'fix'],
  ['name-long', piece(1, { name: 'x'.repeat(81) }), [1]],
  ['name-untidy', piece(1, { name: 'Harbour\u202e 2 ' }), [1], 'fix'],
  ['name-twice', piece(2, { name: 'HARBOUR  1' }), [2], 'fix'],
  ['words-not-replaced', piece(1, { description: 'Remember to replace this description' }), [1]],
  ['description-missing', piece(1, { description: '' }), [1], 'fix'],
  ['description-too-long', piece(1, { description: 'x'.repeat(20_001) }), [1]],
]
const TRAITS: Row[] = [
  ['traits-missing', piece(1, { attributes: [] }), [1]],
  ['trait-empty', piece(1, { attributes: [trait('Hat', ' '), trait('Hat', 'Fez')] }), [1], 'fix'],
  ['trait-repeated', piece(1, { attributes: [trait('Hat', 'Fez'), trait('Hat', 'Fez')] }), [1], 'fix'],
  ['trait-contradicts-itself', piece(1, { attributes: [trait('Hat', 'Fez'), trait('Hat', 'Top')] }), [1]],
  ['trait-spelt-apart', piece(1, { attributes: [trait('hat ', 'Fez')] }), [1], 'fix'],
  ['value-spelt-apart', pieces({}, {}, { attributes: [trait('Hat', 'top')] }), [2], 'fix'],
  [
    'values-mixed',
    ({ drop }) => ({
      drop: {
        pieces: Array.from({ length: 10 }, (_, at) => ({
          ...(drop.pieces[0] ?? soundPiece(0, 3)),
          attributes: [trait('Age', at === 7 ? 'old' : `${at}`)],
        })),
      },
    }),
    [7],
  ],
  [
    'traits-too-many',
    piece(1, { attributes: Array.from({ length: 201 }, (_, at) => trait(`T${at}`, 'x')) }),
    [1],
  ],
  ['trait-too-long', piece(1, { attributes: [trait('Hat', 'x'.repeat(501))] }), [1]],
  ['traits-twice', piece(2, { attributes: soundPiece(0, 3).attributes.toReversed() }), [2]],
]
const NUMBERS: Row[] = [
  ['edition-beyond-total', piece(1, { edition: 3, editionTotal: 2 }), [1], 'fix'],
  ['edition-without-total', piece(1, { edition: 2 }), [1], 'fix'],
  [
    'edition-totals-differ',
    pieces({ edition: 1, editionTotal: 3 }, { file: '1.png', edition: 2, editionTotal: 2 }),
    [1],
    'fix',
  ],
  ['editions-missing', pieces({ edition: 1, editionTotal: 3 }), [0]],
  ['series-number-missing', piece(1, { seriesNumber: undefined }), [1], 'fix'],
  ['series-number-twice', piece(2, { seriesNumber: 1 }), [2], 'fix'],
  ['series-number-beyond-total', piece(2, { seriesNumber: 4 }), [2], 'fix'],
  ['series-totals-differ', piece(2, { seriesTotal: 4 }), [2], 'fix'],
  ['series-gap', pieces({}, {}, { seriesNumber: 9 }), [2], 'fix'],
]
const OWNERS: Row[] = [
  ['owner-missing', whole({ owner: '' }), ['drop']],
  ['owner-malformed', whole({ owner: ` <${artist.toUpperCase()}> ` }), ['drop'], 'fix'],
  ['owner-of-another-network', whole({ owner: elsewhere }), ['drop']],
  ['target-malformed', piece(1, { to: `"${somebody}"` }), [1], 'fix'],
  ['target-malformed', piece(1, { to: somebody.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q')) }), [1]],
  ['target-of-another-network', piece(1, { to: elsewhere }), [1]],
  ['target-without-checksum', piece(1, { to: hashOf('owner') }), [1]],
  ['price-unreadable', piece(1, { price: '1,5 XCH' }), [1], 'fix'],
  ['price-unreadable', piece(1, { price: 'much' }), [1]],
  ['price-below-royalty', piece(1, { price: '0.000000000019' }), [1]],
  ['price-missing', piece(1, { price: undefined }), [1]],
]
const COLLECTION: Row[] = [
  ['collection-id-missing', collection({ id: ' ' }), ['drop'], 'fix'],
  ['collection-id-too-long', collection({ id: 'x'.repeat(501) }), ['drop'], 'fix'],
  ['collection-id-taken', collection({ id: 'earlier' }), ['drop']],
  ['collection-name-missing', collection({ name: '' }), ['drop']],
  ['collection-name-too-long', collection({ name: 'x'.repeat(301) }), ['drop'], 'fix'],
  ['collection-description-missing', collection({ description: '' }), ['drop']],
  ['collection-icon-missing', collection({ icon: undefined }), ['drop']],
  ['collection-banner-missing', collection({ banner: undefined }), ['drop']],
  ['collection-link-faulty', collection({ website: 'javascript:alert(1)' }), ['drop']],
  ['did-missing', whole({ didId: undefined }), ['drop'], 'fix'],
  ['did-missing', whole({ didId: undefined }, { ownedDids: new Set([didId, hashOf('b')]) }), ['drop']],
  ['did-not-owned', whole({ didId: hashOf('another') }), ['drop']],
  ['royalty-not-a-share', whole({ royaltyBasisPoints: 10_001 }), ['drop']],
  ['royalty-high', whole({ royaltyBasisPoints: 1001 }), ['drop'], 'fix'],
  ['royalty-none', whole({ royaltyBasisPoints: 0 }), ['drop']],
  ['royalty-address-malformed', whole({ royaltyAddress: ` ${artist}` }), ['drop'], 'fix'],
  ['royalty-of-another-network', whole({ royaltyAddress: elsewhere }), ['drop']],
  ['royalty-address-malformed', split([` ${artist}`, 6000], [other, 4000]), ['drop'], 'fix'],
  ['royalty-of-another-network', split([artist, 6000], [elsewhere, 4000]), ['drop']],
  ['royalty-split-of-one', split([artist, 10_000]), ['drop'], 'fix'],
  [
    'royalty-split-crowded',
    split(...Array.from({ length: 21 }, (_, at) => [addressOf(at), at === 0 ? 9980 : 1] as const)),
    ['drop'],
  ],
  ['royalty-split-twice', split([artist, 6000], [other, 2000], [artist, 2000]), ['drop'], 'fix'],
  ['royalty-split-uneven', split([artist, 6000], [other, 3999]), ['drop'], 'fix'],
  ['royalty-split-uneven', split([artist, 9999.5], [other, 0.5]), ['drop'], 'fix'],
  ['license-missing', whole({ license: undefined }), ['drop']],
  [
    'license-without-hash',
    ({ drop }) => ({ drop: { license: { uris: drop.license?.uris ?? [], hash: undefined } } }),
    ['drop'],
    'fix',
  ],
  [
    'license-hash-differs',
    whole({}, { license: { hash: hashOf('new'), mediaType: undefined } }),
    ['drop'],
    'fix',
  ],
  [
    'license-is-a-page',
    whole({}, { license: { hash: hashOf('license'), mediaType: 'text/html' } }),
    ['drop'],
  ],
]
const HOSTING: Row[] = [
  ['not-hosted', hosted(), [1]],
  ['metadata-not-hosted', piece(1, { description: 'Other words' }), [1]],
  ['hosted-in-one-place', hosted('https://a.example.com/1', 'https://A.example.com/2'), [1]],
  ['uri-faulty', hosted('data:image/png;base64,AAAA', 'ipfs://bafy'), [1]],
  ['uri-not-encrypted', hosted('http://a.example.com/1', 'ipfs://bafy'), [1]],
  ['too-many-addresses', hosted(...Array.from({ length: 11 }, (_, at) => `https://${at}.example.com/`)), [1]],
]
const TERMS: Row[] = [
  ['batch-size-impossible', whole({ batchSize: 0 }), ['drop'], 'fix'],
  ['pilot-impossible', whole({ pilot: 26 }), ['drop'], 'fix'],
  [
    'batch-too-dear',
    () => {
      const { drop, world } = soundDrop(50)
      const uris = ['a', 'b'].map((host) => `https://${host}.example.com/${'x'.repeat(900)}`)
      const long = new Map(world.files.map(({ hash }) => [hash, uris]))
      return { drop: { ...drop, batchSize: 50 }, world: { ...world, hosted: long } }
    },
    ['drop'],
    'fix',
  ],
  ['fee-begins-above-ceiling', fee({ start: 1001n }), ['drop'], 'fix'],
  ['fee-none', fee({ start: 0n, step: 0n }), ['drop']],
  ['fee-cannot-rise', fee({ step: 0n }), ['drop'], 'fix'],
  ['fee-high', fee({ ceiling: 100_000_000_001n }), ['drop']],
  ['fee-impatient', fee({ patienceBlocks: 0 }), ['drop'], 'fix'],
  ['balance-short', whole({}, { balance: 1002n }), ['drop']],
]
const priced =
  (pricing: Pricing): Change =>
  ({ drop }) => ({ drop: { sale: drop.sale && { ...drop.sale, pricing } } })
const ladder = (...rungs: readonly (readonly [through: number, amount: bigint])[]): Change =>
  priced({
    ...{ kind: 'ladder', rest: 100n },
    rungs: rungs.map(([through, amount]) => ({ through, amount })),
  })
const SALES: Row[] = [
  ['sale-price-missing', priced({ kind: 'same', amount: 0n }), ['drop']],
  ['sale-price-missing', ladder([1, 0n]), ['drop']],
  ['sale-price-below-royalty', priced({ kind: 'same', amount: 19n }), ['drop']],
  ['ladder-out-of-order', ladder([2, 900n], [1, 1000n]), ['drop'], 'fix'],
  ['ladder-out-of-order', ladder([0.5, 900n]), ['drop'], 'fix'],
  ['ladder-falls', ladder([1, 90n]), ['drop']],
  [
    'sale-over',
    ({ drop }) => ({ drop: { sale: drop.sale && { ...drop.sale, endsAt: NOON } } }),
    ['drop'],
    'fix',
  ],
  ['sale-of-nothing', pieces({ price: undefined }, { price: undefined }, { price: undefined }), ['drop']],
  ['sale-not-of-all', piece(1, { to: somebody }), ['drop']],
  ['sale-by-another', whole({ owner: somebody }), ['drop']],
  ['prices-unused', whole({ sale: undefined }), ['drop'], 'fix'],
  ['prices-unused', priced({ kind: 'same', amount: 100n }), ['drop'], 'fix'],
]
const ROWS = [
  ...[...FILES, ...WORDS, ...TRAITS, ...NUMBERS, ...OWNERS, ...SALES],
  ...[...COLLECTION, ...HOSTING, ...TERMS],
]

function broken(change: Change): { drop: Drop; world: World } {
  const sound = soundDrop()
  const { drop, world } = change(sound)
  return { drop: { ...sound.drop, ...drop }, world: { ...sound.world, ...world } }
}
const findingOf = (id: RuleId, { drop, world }: { drop: Drop; world: World }) =>
  checkDrop(drop, world).find((found) => found.rule === id)

describe('the rules', () => {
  it('find nothing in a drop that is sound, before its files are uploaded and after', () => {
    const { drop, world } = soundDrop()
    expect(checkDrop(drop, world)).toEqual([])
    const unknown = { ownedDids: undefined, balance: undefined, license: undefined, hosted: undefined }
    expect(checkDrop(drop, { ...world, ...unknown })).toEqual([])
  })

  it('are more than forty, each broken by a row of its own', () => {
    expect(RULE_IDS.length).toBeGreaterThanOrEqual(40)
    expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length)
    expect(new Set(ROWS.map(([id]) => id))).toEqual(new Set(RULE_IDS))
  })

  const rows = ROWS.map(([id, change, where, fixes]) => ({ id, change, where, fixes: fixes === 'fix' }))
  it.each(rows)('$id is found where it is, and put right where there is one way to', (row) => {
    const { id, change, where, fixes } = row
    const { drop, world } = broken(change)
    const found = findingOf(id, { drop, world })
    expect(found?.spots.map((spot) => spot.piece ?? 'drop')).toEqual(where)
    expect(found?.isFixable).toBe(fixes)
    const fixed = fixDrop(drop, world, id)
    if (fixes) expect(findingOf(id, { drop: fixed, world })).toBeUndefined()
    else expect(fixed).toEqual(drop)
  })

  it('say first what stops a drop', () => {
    const { drop, world } = soundDrop()
    const found = checkDrop({ ...drop, royaltyBasisPoints: 0, license: undefined, owner: '' }, world)
    expect(found.map(({ rule, severity }) => [rule, severity])).toEqual([
      ['owner-missing', 'stops'],
      ['royalty-none', 'warns'],
      ['license-missing', 'warns'],
    ])
  })

  it('say what a mistyped address may have been meant to be, and leave it at that', () => {
    const { drop, world } = broken(
      piece(1, { to: somebody.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q')) }),
    )
    expect(findingOf('target-malformed', { drop, world })?.spots).toMatchObject([
      { facts: { suggestion: somebody } },
    ])
    expect(fixDrop(drop, world, 'target-malformed')).toEqual(drop)
    const owner = artist.replace('1', '11')
    const [spot] = findingOf('owner-malformed', { drop: { ...drop, owner }, world })?.spots ?? []
    expect(spot?.facts).toEqual({ address: owner })
  })

  it('let editions of one work share its file, name, traits and place', () => {
    const { drop, world } = soundDrop(1)
    const [work] = drop.pieces
    if (!work) throw new Error('a piece')
    const editions = [1, 2, 3].map((edition) => ({ ...work, edition, editionTotal: 3, seriesTotal: 1 }))
    expect(checkDrop({ ...drop, pieces: editions }, { ...world, hosted: undefined })).toEqual([])
  })
})

describe('ten thousand pieces', () => {
  it('are checked in a moment, sound or all wrong', () => {
    const { drop, world } = soundDrop(10_000)
    const messy = {
      ...drop,
      pieces: drop.pieces.map((one, at) => ({ ...one, name: ' same ', file: at % 2 ? one.file : 'gone' })),
    }
    const before = performance.now()
    expect(checkDrop(drop, world)).toEqual([])
    expect(checkDrop(messy, world).find(({ rule }) => rule === 'name-twice')?.spots).toHaveLength(9999)
    expect(performance.now() - before).toBeLessThan(10_000)
  })
})

describe('fixing', () => {
  const text = fc.constantFrom('', ' ', 'Hat', 'hat', 'HAT ', '1', 'x\u202e', 'test')
  const number = fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined })
  const draft = fc.record({
    ...{ from: text, file: fc.constantFrom('1.png', '2.PNG', undefined), name: text, description: text },
    attributes: fc.array(fc.record({ traitType: text, value: text }), { maxLength: 4 }),
    ...{ edition: number, editionTotal: number, seriesNumber: number, seriesTotal: number },
    to: fc.constantFrom(undefined, somebody, `'${somebody}`, elsewhere, 'x'),
    price: fc.constantFrom(undefined, '1', '1,5', 'x', '0'),
  })

  it('never breaks anything, loses no piece, and once is enough', () => {
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 5 }), fc.constantFrom(...RULE_IDS), (drafts, id) => {
        const { drop, world } = soundDrop()
        const messy = { ...drop, pieces: drafts }
        const once = fixDrop(messy, world, id)
        expect(once.pieces).toHaveLength(drafts.length)
        expect(fixDrop(once, world, id)).toEqual(once)
      }),
      { numRuns: process.env.TEST_LONG ? 20_000 : 500 },
    )
  })
})
