import Papa from 'papaparse'
import { MAX_PIECES } from '../plan/plan.js'
import { type DecodedText, decodeText } from './decode-text.js'
import type { Imported, PieceDraft, SheetFault } from './draft.js'

/** A sheet, and how it turned out to be written. */
export interface ReadSheet extends Imported {
  readonly encoding: DecodedText['encoding']
  readonly delimiter: string
  /** Columns that are traits, in order. */
  readonly traits: readonly string[]
}

type Role =
  | 'file'
  | 'name'
  | 'description'
  | 'edition'
  | 'editionTotal'
  | 'seriesNumber'
  | 'seriesTotal'
  | 'to'
  | 'price'

/** What columns are called; every other one is a trait. */
const ROLES: Readonly<Record<string, Role>> = {
  file: 'file',
  filename: 'file',
  file_name: 'file',
  image: 'file',
  media: 'file',
  name: 'name',
  title: 'name',
  description: 'description',
  edition: 'edition',
  edition_number: 'edition',
  edition_total: 'editionTotal',
  series_number: 'seriesNumber',
  series_total: 'seriesTotal',
  to: 'to',
  target: 'to',
  target_address: 'to',
  address: 'to',
  owner: 'to',
  price: 'price',
  price_xch: 'price',
}
const NUMBERS = ['edition', 'editionTotal', 'seriesNumber', 'seriesTotal'] as const
const MAX_FAULTS = 1000

/** Reads a sheet of pieces, whatever delimiter, encoding and line ends it has. Never throws: what is wrong is named. */
export function readSheet(bytes: Uint8Array): ReadSheet {
  const { text, encoding } = decodeText(bytes)
  const parsed = Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: MAX_PIECES + 2,
  })
  const [head = [], ...rows] = parsed.data
  const faults: SheetFault[] = []
  const say = (from: string, code: SheetFault['code'], detail = '') => {
    if (faults.length < MAX_FAULTS) faults.push({ from, code, detail })
  }
  const columns = readColumns(head, say)
  if (rows.length === 0) say('1', 'empty')
  else if (!columns.some(({ role }) => role === 'file')) say('1', 'no-file-column')
  if (rows.length > MAX_PIECES) say(String(MAX_PIECES + 2), 'too-many')
  for (const { type, row = 0 } of parsed.errors) if (type === 'Quotes') say(lineOf(row - 1), 'broken-quotes')
  const drafts = rows.slice(0, MAX_PIECES).map((cells, at) => {
    if (cells.length > head.length) say(lineOf(at), 'long-row', String(cells.length - head.length))
    if (cells.length < head.length) say(lineOf(at), 'short-row', String(head.length - cells.length))
    return readRow(cells, columns, lineOf(at), say)
  })
  const traits = columns.filter(({ role }) => role === undefined).map(({ name }) => name)
  return { drafts, faults, encoding, delimiter: parsed.meta.delimiter, traits }
}

interface Column {
  readonly at: number
  readonly name: string
  readonly role: Role | undefined
}
type Say = (from: string, code: SheetFault['code'], detail?: string) => void

/** Rows as people count them: the head is the first. */
const lineOf = (row: number) => String(row + 2)

function readColumns(head: readonly string[], say: Say): Column[] {
  const taken = new Set<string>()
  return head.flatMap((cell, at): Column[] => {
    const name = cell.trim()
    if (name === '') return []
    const role =
      ROLES[
        name
          .toLowerCase()
          .replace(/[()]/g, '')
          .replace(/[\s-]+/g, '_')
      ]
    const key = role ?? name.toLowerCase()
    if (taken.has(key)) {
      say('1', 'twice-named-column', name)
      return []
    }
    taken.add(key)
    return [{ at, name, role }]
  })
}

function readRow(cells: readonly string[], columns: readonly Column[], from: string, say: Say): PieceDraft {
  const texts = new Map<Role, string>()
  const attributes: { traitType: string; value: string }[] = []
  for (const { at, name, role } of columns) {
    const cell = (cells[at] ?? '').trim()
    if (cell === '') continue
    if (role === undefined) attributes.push({ traitType: name, value: cell })
    else texts.set(role, cell)
  }
  const [edition, editionTotal, seriesNumber, seriesTotal] = NUMBERS.map((role) => {
    const cell = texts.get(role)
    if (cell === undefined) return undefined
    if (/^[1-9]\d{0,8}$/.test(cell)) return Number(cell)
    say(from, 'not-a-number', cell.slice(0, 100))
    return undefined
  })
  return {
    ...{ from, file: texts.get('file'), name: texts.get('name') ?? '', to: texts.get('to') },
    price: texts.get('price'),
    ...{ description: texts.get('description') ?? '', attributes },
    ...{ edition, editionTotal, seriesNumber, seriesTotal },
  }
}
