import Papa from 'papaparse'
import { MAX_PIECES } from '../plan/plan.js'
import { decodeText } from '../sheet/decode-text.js'

/** A row of a list that says whom a piece goes to. */
export interface NamedTarget {
  /** Line of the sheet; the head is the first. */
  readonly line: number
  /** A piece by its number, its name or its file, as it stands there. */
  readonly piece: string
  readonly address: string
}

/** Somebody who gets so many pieces, whichever. */
export interface Holder {
  readonly line: number
  readonly address: string
  readonly count: number
}

/**
 * What is wrong with a sheet of addresses, with its line.
 *
 * - `no-addresses`: no column holds addresses
 * - `no-address`: a row without one
 * - `not-a-count`: a number of pieces that is none; the row is left out
 * - `address-twice`: an address that stood there before; it gets both
 * - `piece-twice`: a piece that was given away before; the first one keeps it
 * - `piece-unknown`: no piece goes by this number, name or file
 * - `too-many`: pieces for so many more than there are
 */
export interface TargetFault {
  readonly line: number
  readonly code:
    | 'no-addresses'
    | 'no-address'
    | 'not-a-count'
    | 'address-twice'
    | 'piece-twice'
    | 'piece-unknown'
    | 'too-many'
  readonly detail: string
}

/** Addresses as a sheet has them: each for a piece it names, or each with how many pieces it gets. */
export type Targets =
  | { readonly kind: 'named'; readonly rows: readonly NamedTarget[]; readonly faults: readonly TargetFault[] }
  | { readonly kind: 'holders'; readonly rows: readonly Holder[]; readonly faults: readonly TargetFault[] }

const ADDRESS = /^(address|to|target|target_address|owner|owner_address|wallet|holder)$/
const PIECE = /^(piece|no\.?|number|nr|name|file|filename|file_name|image|item)$/
const COUNT = /^(count|amount|quantity|pieces|nfts|held|balance)$/

/** Reads a list of pieces and addresses, or a snapshot of holders, whatever delimiter and encoding it has. Never throws. */
export function readTargets(bytes: Uint8Array): Targets {
  const { data } = Papa.parse<string[]>(decodeText(bytes).text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: MAX_PIECES + 1,
  })
  const { rows, from, columns } = withHead(data.map((cells) => cells.map((cell) => cell.trim())))
  const faults: TargetFault[] = []
  const { address: at, piece, count } = columns
  if (at === undefined) {
    faults.push({ line: 1, code: 'no-addresses', detail: '' })
    return { kind: 'holders', rows: [], faults }
  }
  const say = (line: number, code: TargetFault['code'], detail = '') => faults.push({ line, code, detail })
  const found = rows.flatMap((cells, index) => {
    const line = from + index
    const address = cells[at] ?? ''
    if (address === '') say(line, 'no-address')
    return address === '' ? [] : [{ line, address, cells }]
  })
  if (piece !== undefined) {
    const named = found.map(({ line, address, cells }) => ({ line, address, piece: cells[piece] ?? '' }))
    return { kind: 'named', rows: named, faults }
  }
  return { kind: 'holders', rows: holdersOf(found, count, say), faults }
}

interface Found {
  readonly line: number
  readonly address: string
  readonly cells: readonly string[]
}

function holdersOf(
  found: readonly Found[],
  count: number | undefined,
  say: (line: number, code: TargetFault['code'], detail: string) => void,
): Holder[] {
  const seen = new Set<string>()
  return found.flatMap(({ line, address, cells }): Holder[] => {
    const text = count === undefined ? '1' : (cells[count] ?? '')
    if (!/^\d{1,6}$/.test(text)) {
      say(line, 'not-a-count', text.slice(0, 100))
      return []
    }
    if (seen.has(address)) say(line, 'address-twice', address.slice(0, 100))
    seen.add(address)
    return [{ line, address, count: Number(text) }]
  })
}

interface Columns {
  readonly address: number | undefined
  readonly piece: number | undefined
  readonly count: number | undefined
}

/** A sheet with names over its columns, or one that begins at once with an address and a number. */
function withHead(data: readonly (readonly string[])[]): {
  rows: readonly (readonly string[])[]
  from: number
  columns: Columns
} {
  const [head = [], ...rows] = data
  const at = (which: RegExp) => {
    const index = head.findIndex((cell) => which.test(cell.toLowerCase().replace(/[\s-]+/g, '_')))
    return index < 0 ? undefined : index
  }
  const address = at(ADDRESS)
  if (address !== undefined)
    return { rows, from: 2, columns: { address, piece: at(PIECE), count: at(COUNT) } }
  const bare = head.findIndex((cell) => /^t?xch1/i.test(cell))
  if (bare < 0)
    return { rows: [], from: 1, columns: { address: undefined, piece: undefined, count: undefined } }
  const other = head.length > 1 ? (bare === 0 ? 1 : 0) : undefined
  // What stands before the address is a piece; what stands behind it a number of them.
  const columns = bare === 0 ? { piece: undefined, count: other } : { piece: other, count: undefined }
  return { rows: data, from: 1, columns: { address: bare, ...columns } }
}
