import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { block, did, event, nft, unreadable } from '../store/schema.js'
import type { StateHash } from '../store/state-hash.js'
import type { Close } from './versions.js'

type Row = Readonly<Record<string, unknown>>

interface Change {
  readonly born: readonly Row[]
  readonly closed: readonly Close[]
}

/** Chain rows that came or went together. */
export interface ChainRows {
  readonly block: readonly Row[]
  readonly event: readonly Row[]
  readonly unreadable: readonly Row[]
  readonly nft: Change
  readonly did: Change
}

/** Adds rows to the state hash, or removes them from it. What goes in is told in `docs/state-hash.md`. */
export function elements(state: StateHash, way: 'add' | 'remove', rows: ChainRows): void {
  for (const row of rows.block) state[way](blockElement(row))
  for (const row of rows.event) state[way](eventElement(row))
  for (const row of rows.unreadable) state[way](unreadableElement(row))
  for (const row of rows.nft.born) state[way](nftElement(row))
  for (const close of rows.nft.closed) state[way](closeElement(nft, close))
  for (const row of rows.did.born) state[way](didElement(row))
  for (const close of rows.did.closed) state[way](closeElement(did, close))
}

/** No facts of a row's birth: its end is an element of its own, the hash is not its own part, words may be bettered. */
const APART = new Set(['validTo', 'stateHash', 'message'])

const blockElement = elementOf(block)
const eventElement = elementOf(event)
const unreadableElement = elementOf(unreadable)
const nftElement = elementOf(nft)
const didElement = elementOf(did)

/** A row as text: its table and its columns in the order of the schema, as JSON. */
function elementOf(table: PgTable): (row: Row) => string {
  const name = getTableName(table)
  const keys = Object.keys(getTableColumns(table)).filter((key) => !APART.has(key))
  return (row) => JSON.stringify([name, ...keys.map((key) => canonical(row[key] ?? null))])
}

function closeElement(table: PgTable, { key, validFrom, validTo }: Close): string {
  return JSON.stringify([getTableName(table), 'closed', key, validFrom, validTo])
}

/** Databases give the keys of stored objects in an order of their own. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, canonical(part)])
}
