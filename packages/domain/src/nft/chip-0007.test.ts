import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type NftMetadata, parseNftMetadata } from './chip-0007.js'

const trait = (traitType: string, value: string) => ({ traitType, value })
const read = (json: unknown) => parseNftMetadata(json)

/** As found on chain, named by what is unusual in it. */
const ATTRIBUTES: readonly (readonly [string, unknown, NftMetadata['attributes']])[] = [
  ['as the standard has them', [{ trait_type: 'Hat', value: 'Red' }], [trait('Hat', 'Red')]],
  [
    'labels by other names',
    [
      { type: 'Hat', value: 'Red' },
      { name: 'Eyes', value: 'Two' },
    ],
    [trait('Hat', 'Red'), trait('Eyes', 'Two')],
  ],
  [
    'labels missing',
    [{ value: 'Red' }, { trait_type: '', value: 'Red' }, { trait_type: null, value: 'x' }],
    [],
  ],
  [
    'values missing',
    [{ trait_type: 'Hat' }, { trait_type: 'Hat', value: null }, { trait_type: 'Hat', value: ' ' }],
    [],
  ],
  [
    'numbers and truth values',
    [
      { trait_type: 'Level', value: 0 },
      { trait_type: 'Weight', value: 1.5 },
      { trait_type: 'Rare', value: false },
      { trait_type: 7, value: -1 },
    ],
    [trait('Level', '0'), trait('Weight', '1.5'), trait('Rare', 'false'), trait('7', '-1')],
  ],
  [
    'a date',
    [{ display_type: 'date', trait_type: 'Born', value: 1546360800 }],
    [trait('Born', '1546360800')],
  ],
  [
    'several values',
    [{ trait_type: 'Colors', value: ['Red', 2, null, { a: 1 }, ['x']] }],
    [trait('Colors', 'Red, 2')],
  ],
  ['an object as value', [{ trait_type: 'Hat', value: { color: 'Red' } }], []],
  [
    'lists in lists',
    [[{ trait_type: 'Hat', value: 'Red' }], [[{ trait_type: 'Eyes', value: 2 }]]],
    [trait('Hat', 'Red'), trait('Eyes', '2')],
  ],
  [
    'pairs',
    [
      ['Hat', 'Red'],
      ['Level', 3],
    ],
    [trait('Hat', 'Red'), trait('Level', '3')],
  ],
  ['an object of values', { Hat: 'Red', Level: 3, Odd: null }, [trait('Hat', 'Red'), trait('Level', '3')]],
  [
    'one label twice',
    [
      { trait_type: 'Hat', value: 'a' },
      { trait_type: 'Hat', value: 'b' },
    ],
    [trait('Hat', 'a'), trait('Hat', 'b')],
  ],
  ['text, numbers and nothing in the list', ['Hat', 3, null, true], []],
  ['text', 'Hat: Red', []],
  ['control characters', [{ trait_type: 'H\u0000at', value: '\u0007Red\n' }], [trait('Hat', 'Red')]],
]

describe('attributes', () => {
  it.each(ATTRIBUTES)('are read: %s', (_, attributes, found) => {
    expect(read({ attributes })?.attributes).toEqual(found)
  })

  it('are bounded in number and length', () => {
    const many = Array.from({ length: 1000 }, (_, i) => ({ trait_type: `t${i}`, value: 'x'.repeat(5000) }))
    const { attributes } = read({ attributes: many }) ?? { attributes: [] }
    expect([attributes.length, attributes[0]?.value.length]).toEqual([200, 500])
  })
})

describe('sensitive_content', () => {
  it.each([true, 'true', 'True', 'yes', 'nudity', 1, ['nudity'], ['violence', 'false'], [true]])(
    'is: %j',
    (value) => {
      expect(read({ sensitive_content: value })?.sensitive).toBe(true)
    },
  )
  it.each([
    false,
    'false',
    'FALSE',
    ' no ',
    'none',
    '',
    '0',
    0,
    null,
    undefined,
    [],
    [''],
    ['false'],
    [false],
    [null],
    {},
    { a: 1 },
  ])('is not: %j', (value) => {
    expect(read({ sensitive_content: value })?.sensitive).toBe(false)
  })
})

describe('series', () => {
  it.each([
    [3, 3],
    ['3', 3],
    [' 12 ', 12],
    ['007', 7],
    [3.0, 3],
    [3.5, null],
    [0, null],
    [-1, null],
    ['3/10', null],
    ['99999999999', null],
    [1e300, null],
    [null, null],
    [[3], null],
  ])('%j is %j', (value, number) => {
    expect(read({ series_number: value, series_total: value })).toMatchObject({
      seriesNumber: number,
      seriesTotal: number,
    })
  })
})

describe('words', () => {
  it.each([
    ['Name', 'Name'],
    ['  Name\u0000 ', 'Name'],
    [42, '42'],
    [true, 'true'],
    ['', null],
    [null, null],
    [{}, null],
    [['Two', 'parts'], 'Two, parts'],
    ['\u{1F600}'.repeat(200), '\u{1F600}'.repeat(150)],
    [`a${'\u{1F600}'.repeat(200)}`, `a${'\u{1F600}'.repeat(149)}`],
  ])('%j is the name %j', (value, name) => {
    expect(read({ name: value })?.name).toBe(name)
  })
})

describe('collection', () => {
  it('is what has an id, in words or numbers', () => {
    const attributes = [
      { type: 'Icon', value: 'https://a.example/i.png' },
      { type: 'icon', value: 'https://a.example/second.png' },
      { trait_type: 'X', value: '@name' },
    ]
    expect(read({ collection: { id: 7, name: 'Seven', attributes } })?.collection).toEqual({
      id: '7',
      name: 'Seven',
      description: null,
      icon: 'https://a.example/i.png',
      banner: null,
      website: null,
      twitter: '@name',
      discord: null,
    })
  })
  it.each([
    'Seven',
    7,
    null,
    [],
    [{ id: 'a' }],
    {},
    { name: 'Seven' },
    { id: '' },
    { id: null },
    { id: ['a'] },
  ])('is none: %j', (collection) => {
    expect(read({ collection })?.collection).toBeNull()
  })
})

describe('parseNftMetadata', () => {
  it.each([undefined, null, 'text', 3, true, [], [{ name: 'x' }]])('takes no %j', (json) => {
    expect(read(json)).toBeUndefined()
  })

  it('takes any object whatever, and gives text the store can hold', () => {
    const key = fc.constantFrom(
      'name',
      'attributes',
      'collection',
      'sensitive_content',
      'series_number',
      'id',
      'value',
      'trait_type',
    )
    const tree = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        fc.string({ unit: 'binary' }),
        fc.double(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value')),
        fc.dictionary(key, tie('value')),
      ),
    })).value
    fc.assert(
      fc.property(fc.dictionary(key, tree), (json) => {
        const text = JSON.stringify(read(json))
        expect(text).not.toMatch(/\\u000[0-8]/)
        expect(text.length).toBeLessThan(300_000)
      }),
    )
  })
})
