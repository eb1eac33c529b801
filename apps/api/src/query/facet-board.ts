import { setImmediate as nextTurn } from 'node:timers/promises'

/** A trait value of a collection. */
interface TraitValue {
  readonly name: string
  readonly value: string
}

/** A trait value and how many items under a filter have it. */
export interface ValueCount extends TraitValue {
  readonly count: number
}

/** A type of files and how many items under a filter have one. */
export interface TypeCount {
  readonly type: number
  readonly count: number
}

/**
 * So many digits of a launcher id name an item on a board: ids come from the database by the ten thousand for each question,
 * and whole ones take half as long again. A collection where two items share them has no board.
 */
export const BOARD_DIGITS = 16

/** Which trait values, rank and type of file each item of a collection has, so that any filter is counted in one pass over its items. */
export interface FacetBoard {
  /** The number of each item by the last digits of its launcher id. */
  readonly numbers: ReadonlyMap<string, number>
  /** In the database's order: by name, then by value. */
  readonly values: readonly TraitValue[]
  /** Item `n` has the values `held[starts[n]]` up to, not including, `held[starts[n + 1]]`. */
  readonly starts: Uint32Array
  readonly held: Uint32Array
  /** Of each item by its number; larger than any rank where it has none. */
  readonly ranks: Int32Array
  /** Of each item's file, by the item's number. */
  readonly types: Uint8Array
  /** The state of the collection's items and traits that this is of. */
  readonly version: string
  /** What it takes of memory, about. */
  readonly bytes: number
}

/** Counts of a board under a filter. */
export interface BoardCounts {
  readonly total: number
  readonly listed: number
  /** Items by type, whatever type is wanted. */
  readonly types: readonly TypeCount[]
  /** Each name's values together, the most frequent first. */
  readonly values: readonly ValueCount[]
}

/** A value with the items that have it, by the last digits of their launcher ids. */
export interface Posting extends TraitValue {
  readonly ids: readonly string[]
}

/** An item of a board as it is read. */
export interface BoardItem {
  /** The last digits of its launcher id. */
  readonly id: string
  readonly rank: number
  /** Of its file: one digit. */
  readonly type: number
}

/** Types of files: a digit each. */
const TYPES = 10
const BYTES_PER_ITEM = 200
const BYTES_PER_VALUE = 200
/** After so many ids others have their turn: a board of hundreds of thousands takes a good part of a second. */
const AT_ONCE = 20_000

/** The board of these items from what has each value, which comes in the database's order; other items that have one are passed over. */
export async function makeBoard(
  items: readonly BoardItem[],
  postings: readonly Posting[],
  version: string,
): Promise<FacetBoard> {
  const numbers = new Map<string, number>()
  const ranks = new Int32Array(items.length)
  const types = new Uint8Array(items.length)
  for (const [number, { id, rank, type }] of items.entries()) {
    numbers.set(id, number)
    ranks[number] = rank
    types[number] = type
    if (number % AT_ONCE === AT_ONCE - 1) await nextTurn()
  }
  const having: Uint32Array[] = []
  let since = 0
  for (const { ids } of postings) {
    having.push(Uint32Array.from(ids.flatMap((id) => numbers.get(id) ?? [])))
    since += ids.length
    if (since < AT_ONCE) continue
    since = 0
    await nextTurn()
  }
  const starts = new Uint32Array(items.length + 1)
  for (const found of having) for (const item of found) starts[item + 1] = (starts[item + 1] ?? 0) + 1
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0)
  const held = new Uint32Array(starts[items.length] ?? 0)
  const next = starts.slice()
  for (const [value, found] of having.entries())
    for (const item of found) {
      const place = next[item] ?? 0
      held[place] = value
      next[item] = place + 1
    }
  const values = postings.map(({ name, value }) => ({ name, value }))
  const lists = items.length * BYTES_PER_ITEM + values.length * BYTES_PER_VALUE
  const bytes = lists + starts.byteLength + held.byteLength + ranks.byteLength + types.byteLength
  return { numbers, values, starts, held, ranks, types, version, bytes }
}

/** All items of a board whose ranks lie between two, both included, but for some. */
export interface AllBut {
  readonly least: number
  readonly most: number
  readonly but: readonly string[]
}

/**
 * The items that a filter, its traits and type left aside, lets through, and those of them that are for sale, by the last digits of
 * their launcher ids.
 */
export interface Through {
  readonly every: readonly string[] | AllBut
  readonly listed: readonly string[]
}

/**
 * Counts the items that have the wanted traits (one of the values of each name) and type too; the values of a wanted name, and
 * types, are counted without their own condition, so that it can be widened. `undefined` where an item is none of the board's.
 */
export function countOnBoard(
  board: FacetBoard,
  { every, listed }: Through,
  wanted: ReadonlyMap<string, readonly string[]>,
  wantedType?: number,
): BoardCounts | undefined {
  const through = numbersThrough(board, every)
  if (!through) return undefined
  const wants = wantsOf(board, wanted)
  const counts = new Uint32Array(board.values.length)
  const typed = new Uint32Array(TYPES)
  const isWhole = new Uint8Array(board.numbers.size)
  let total = 0
  for (const item of through) {
    const missing = missingOf(board, wants, item)
    if (missing === SEVERAL) continue
    const type = board.types[item] ?? 0
    if (missing === NONE) typed[type] = (typed[type] ?? 0) + 1
    if (wantedType !== undefined && type !== wantedType) continue
    if (missing === NONE) {
      isWhole[item] = 1
      total++
    }
    for (let at = board.starts[item] ?? 0; at < (board.starts[item + 1] ?? 0); at++) {
      const value = board.held[at] ?? 0
      if (missing === NONE || wants.nameOf[value] === missing) counts[value] = (counts[value] ?? 0) + 1
    }
  }
  return {
    total,
    listed: listed.filter((id) => isWhole[board.numbers.get(id) ?? -1] === 1).length,
    types: [...typed].flatMap((count, type) => (count > 0 ? [{ type, count }] : [])),
    values: ordered(board, counts),
  }
}

/** The numbers of the items let through; `undefined` where the board does not know them. */
function numbersThrough(board: FacetBoard, every: Through['every']): Uint32Array | undefined {
  if ('but' in every) return numbersBut(board, every)
  const found = new Uint32Array(every.length)
  for (const [i, id] of every.entries()) {
    const item = board.numbers.get(id)
    if (item === undefined) return undefined
    found[i] = item
  }
  return found
}

function numbersBut({ numbers, ranks }: FacetBoard, { least, most, but }: AllBut): Uint32Array {
  const isLeft = new Uint8Array(ranks.length)
  for (const id of but) {
    const item = numbers.get(id)
    if (item !== undefined) isLeft[item] = 1
  }
  const found = new Uint32Array(ranks.length)
  let count = 0
  for (let item = 0; item < ranks.length; item++) {
    const rank = ranks[item] ?? 0
    if (isLeft[item] === 1 || rank < least || rank > most) continue
    found[count] = item
    count++
  }
  return found.subarray(0, count)
}

const NONE = -1
const SEVERAL = -2

/** The one wanted name, by number, that an item has no value wanted of; NONE or SEVERAL otherwise. */
function missingOf({ starts, held }: FacetBoard, wants: ReturnType<typeof wantsOf>, item: number): number {
  const { nameOf, isWanted, lastWith } = wants
  let missing = lastWith.length
  for (let at = starts[item] ?? 0; at < (starts[item + 1] ?? 0); at++) {
    const value = held[at] ?? 0
    const name = nameOf[value] ?? 0
    if (isWanted[value] !== 1 || lastWith[name] === item) continue
    lastWith[name] = item
    missing--
  }
  if (missing === 0) return NONE
  return missing > 1 ? SEVERAL : lastWith.findIndex((last) => last !== item)
}

/**
 * For each value of the board which wanted name it is of (-1 for none), and whether it is one of those wanted; for each
 * name the item last seen with one.
 */
function wantsOf(board: FacetBoard, wanted: ReadonlyMap<string, readonly string[]>) {
  const numbers = new Map([...wanted.keys()].map((name, number) => [name, number]))
  const nameOf = new Int32Array(board.values.length)
  const isWanted = new Uint8Array(board.values.length)
  for (const [i, { name, value }] of board.values.entries()) {
    nameOf[i] = numbers.get(name) ?? -1
    isWanted[i] = wanted.get(name)?.includes(value) ? 1 : 0
  }
  return { nameOf, isWanted, lastWith: new Int32Array(numbers.size).fill(-1) }
}

function ordered({ values }: FacetBoard, counts: Uint32Array): ValueCount[] {
  const found = values.flatMap(({ name, value }, i) => {
    const count = counts[i] ?? 0
    return count === 0 ? [] : [{ name, value, count, place: i }]
  })
  const places = new Map<string, number>()
  for (const { name, place } of found) if (!places.has(name)) places.set(name, place)
  const placeOf = (name: string) => places.get(name) ?? 0
  return found
    .sort((a, b) => placeOf(a.name) - placeOf(b.name) || b.count - a.count || a.place - b.place)
    .map(({ name, value, count }) => ({ name, value, count }))
}
