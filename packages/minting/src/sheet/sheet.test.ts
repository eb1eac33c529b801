import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchFiles } from './match-files.js'
import { readDocument } from './read-document.js'
import { readSheet } from './read-sheet.js'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0)
      return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff]
    }),
  )
const latin = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))

const ROWS = [
  ['file', 'name', 'description', 'Hintergrund', 'Série'],
  ['1.png', 'Café', 'eins; und, zwei', 'Rot', ''],
  ['2.png', 'Zwei', 'mit "Anführung"', 'Blau', 'Ö'],
]
const written = (delimiter: string, end: string) =>
  ROWS.map((row) =>
    row.map((cell) => (/[;,"\t|]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(delimiter),
  ).join(end)

describe('a sheet', () => {
  const encodings = {
    'UTF-8': utf8,
    'UTF-8 with a mark': (text: string) => utf8(`\uFEFF${text}`),
    'UTF-16, little end first': (text: string) => utf16(text, true),
    'UTF-16 with a mark': (text: string) => utf16(`\uFEFF${text}`, false),
    'Windows-1252': latin,
  }
  it.each(
    Object.entries(encodings).flatMap(([name, encode]) =>
      [',', ';', '\t', '|'].map((delimiter) => [name, delimiter, encode] as const),
    ),
  )('is read the same in %s, parted by %j', (_, delimiter, encode) => {
    for (const end of ['\n', '\r\n']) {
      const read = readSheet(encode(written(delimiter, end)))
      expect(read).toMatchObject({ delimiter, faults: [], traits: ['Hintergrund', 'Série'] })
      expect(read.drafts).toMatchObject([
        { from: '2', file: '1.png', name: 'Café', attributes: [{ traitType: 'Hintergrund', value: 'Rot' }] },
        {
          from: '3',
          file: '2.png',
          description: 'mit "Anführung"',
          attributes: [{}, { traitType: 'Série', value: 'Ö' }],
        },
      ])
    }
  })

  it('tells numbers and owners from traits, and names what is wrong with where it is', () => {
    const { drafts, faults } = readSheet(
      utf8(
        'File Name,Edition,edition-total,Target Address,Price (XCH),Hat,hat\na.png,2,5,xch1q,1.5,Top,no\nb.png,zwei,5\nc.png,1,5,,,,,more\n',
      ),
    )
    expect(drafts[0]).toMatchObject({
      ...{ file: 'a.png', edition: 2, editionTotal: 5, to: 'xch1q', price: '1.5' },
      attributes: [{ traitType: 'Hat', value: 'Top' }],
    })
    expect(faults).toEqual([
      { from: '1', code: 'twice-named-column', detail: 'hat' },
      { from: '3', code: 'short-row', detail: '4' },
      { from: '3', code: 'not-a-number', detail: 'zwei' },
      { from: '4', code: 'long-row', detail: '1' },
    ])
  })

  it.each([
    ['', 'empty'],
    ['file,name\n', 'empty'],
    ['name,Hat\nOne,Top\n', 'no-file-column'],
    ['file,name\n"a.png,One\n', 'broken-quotes'],
  ])('%j is named %s', (text, code) => {
    expect(readSheet(utf8(text)).faults.map((fault) => fault.code)).toContain(code)
  })

  it('of any bytes is read without a throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(readSheet(bytes).drafts.length).toBeLessThanOrEqual(400)
        expect(readDocument(bytes, 'a.json').faults.length).toBeLessThanOrEqual(400)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a document', () => {
  const traits = [{ trait_type: 'Hat', value: 'Top' }]
  it.each([
    [
      'HashLips',
      {
        name: 'P #1',
        description: 'd',
        image: 'ipfs://NewUriToReplace/1.png',
        dna: 'x',
        edition: 1,
        attributes: traits,
      },
      { file: '1.png', seriesNumber: 1 },
    ],
    [
      'Sugar',
      {
        name: 'P',
        symbol: 'S',
        image: '0.png',
        attributes: traits,
        properties: { files: [{ uri: '0.png' }] },
      },
      { file: '0.png' },
    ],
    [
      'OpenSea',
      {
        name: 'P',
        image: 'https://files.test/a/7.webp?x=1',
        external_url: 'https://x.test',
        attributes: traits,
      },
      { file: '7.webp' },
    ],
    [
      'CHIP-0007',
      { format: 'CHIP-0007', name: 'P', series_number: 4, series_total: 9, attributes: traits },
      { file: undefined, seriesNumber: 4, seriesTotal: 9 },
    ],
  ])('of %s is read', (_, json, expected) => {
    const { drafts, faults } = readDocument(utf8(JSON.stringify(json)), 'json/1.json')
    expect(faults).toEqual([])
    expect(drafts).toMatchObject([
      { from: 'json/1.json', attributes: [{ traitType: 'Hat', value: 'Top' }], ...expected },
    ])
  })

  it('may be a list, and what is none is named', () => {
    expect(readDocument(utf8('[{"name":"A"},7,{"name":"B"}]'), '_metadata.json')).toMatchObject({
      drafts: [{ from: '_metadata.json#1' }, { from: '_metadata.json#3', name: 'B' }],
      faults: [{ from: '_metadata.json#2', code: 'not-json' }],
    })
    expect(readDocument(utf8('{"name":'), 'a.json').faults).toMatchObject([{ code: 'not-json' }])
  })
})

describe('files', () => {
  const draft = (from: string, file?: string) => ({
    ...{ from, file, name: '', description: '', attributes: [], to: undefined, price: undefined },
    ...{ edition: undefined, editionTotal: undefined, seriesNumber: undefined, seriesTotal: undefined },
  })

  it('are found by name, by the document’s own, and in either case', () => {
    const drafts = [
      draft('json/1.json'),
      draft('2', 'TWO.PNG'),
      draft('3', 'three'),
      draft('4', 'gone.png'),
      draft('5', 'two.png'),
    ]
    const files = ['images/1.png', 'two.png', 'three.jpg', 'rest.png']
    const { pieces, missing, again, unused, misspelt } = matchFiles(drafts, files)
    expect(pieces.map(({ draft: { from }, file }) => [from, file])).toEqual([
      ['json/1.json', 'images/1.png'],
      ['2', 'two.png'],
      ['3', 'three.jpg'],
    ])
    expect([missing, again].map((some) => some.map(({ from }) => from))).toEqual([['4'], ['5']])
    expect(unused).toEqual(['rest.png'])
    expect(misspelt.map(({ file }) => file)).toEqual(['two.png', 'three.jpg'])
  })

  it('are not guessed from the line of a sheet, nor is a document its own picture', () => {
    const files = ['json/1.json', 'images/1.png', '2.png']
    const matched = (one: ReturnType<typeof draft>) => matchFiles([one], files).pieces.map(({ file }) => file)
    expect(matched(draft('2'))).toEqual([])
    expect(matched(draft('json/1.json'))).toEqual(['images/1.png'])
    expect(matched(draft('json/7.json'))).toEqual([])
  })
})
