import { eq } from 'drizzle-orm'
import { type ReadStep, writeStep } from '../apply/apply.js'
import type { ChainRows } from '../apply/element.js'
import type { Close } from '../apply/versions.js'
import type { Step } from '../follow/next-step.js'
import type { BlockSource } from '../follow/source.js'
import type { Database } from '../store/database.js'
import { block } from '../store/schema.js'
import { firstHeight, hashOfRows, spans } from './chain-rows.js'

/** A row that the chain gives otherwise than the store has it; `undefined` where one side has none. */
export interface Difference {
  readonly table: string
  readonly height: number
  readonly key: string
  readonly stored: unknown
  readonly fromChain: unknown
}

export interface Verdict {
  readonly height: number
  /** As it was written when the block came. */
  readonly stateHash: string
  /** Summed anew from the stored rows, and from the rows the chain gives. */
  readonly ofRows: string
  readonly ofChain: string
  readonly equal: boolean
  /** The lowest row that differs. */
  readonly difference: Difference | undefined
}

export interface VerifyContext {
  readonly db: Database
  readonly source: BlockSource
  readonly read: (step: Step) => Promise<ReadStep>
  /** An empty store to read the chain into. */
  readonly scratch: Database
  readonly onProgress: (height: number) => void
}

/** The height is not in the store, or the source cannot give the blocks up to it. */
export class VerifyError extends Error {
  override readonly name = 'VerifyError'
}

const BATCH = 500

/** Reads the chain again up to a height and compares every row with the stored ones. */
export async function verify(context: VerifyContext, height: number, signal: AbortSignal): Promise<Verdict> {
  const { db, scratch } = context
  const [stored] = await db.select().from(block).where(eq(block.height, height))
  const first = await firstHeight(db)
  if (!stored || first === undefined) throw new VerifyError(`Block ${height} is not in the index`)
  await readAgain(context, first, height, signal)
  const ofRows = await hashOfRows(db, height)
  const ofChain = await hashOfRows(scratch, height)
  const equal = ofRows === ofChain && ofRows === stored.stateHash
  return {
    height,
    stateHash: stored.stateHash,
    ofRows,
    ofChain,
    equal,
    difference: ofRows === ofChain ? undefined : await firstDifference(db, scratch, first, height),
  }
}

async function readAgain(
  { source, read, scratch, onProgress }: VerifyContext,
  first: number,
  height: number,
  signal: AbortSignal,
): Promise<void> {
  await source.peak(signal)
  for (let from = first; from <= height; ) {
    const blocks = await source.range(from, Math.min(BATCH, height - from + 1), signal)
    const last = blocks.at(-1)
    if (!last) throw new VerifyError(`The source does not give block ${from}`)
    await writeStep(scratch, await read({ dropAbove: undefined, blocks }))
    onProgress(last.height)
    from = last.height + 1
  }
}

async function firstDifference(
  db: Database,
  scratch: Database,
  first: number,
  height: number,
): Promise<Difference | undefined> {
  const theirs = spans(scratch, first, height)
  for await (const { rows } of spans(db, first, height)) {
    const next = await theirs.next()
    const found = next.done ? [] : differences(rows, next.value.rows)
    const [lowest] = found.sort((a, b) => a.height - b.height)
    if (lowest) return lowest
  }
  return undefined
}

type Row = Readonly<Record<string, unknown>>

/** What is compared, by what a row is known by and the height it was born at. */
const COMPARED: readonly {
  readonly table: string
  readonly rows: (all: ChainRows) => readonly Row[]
  readonly key: readonly string[]
  readonly height: string
}[] = [
  { table: 'block', rows: (all) => all.block, key: ['height'], height: 'height' },
  { table: 'event', rows: (all) => all.event, key: ['launcherId', 'eventIndex'], height: 'height' },
  { table: 'unreadable', rows: (all) => all.unreadable, key: ['coinId'], height: 'height' },
  { table: 'nft', rows: (all) => all.nft.born, key: ['launcherId', 'validFrom'], height: 'validFrom' },
  {
    table: 'nft end',
    rows: (all) => all.nft.closed.map(toRow),
    key: ['key', 'validFrom'],
    height: 'validFrom',
  },
  {
    table: 'did end',
    rows: (all) => all.did.closed.map(toRow),
    key: ['key', 'validFrom'],
    height: 'validFrom',
  },
  { table: 'did', rows: (all) => all.did.born, key: ['didId', 'validFrom'], height: 'validFrom' },
]

function differences(stored: ChainRows, fromChain: ChainRows): Difference[] {
  return COMPARED.flatMap(({ table, rows, key: fields, height }) => {
    const byKey = (all: ChainRows) =>
      new Map(rows(all).map((row) => [fields.map((field) => String(row[field])).join(' '), row]))
    const [left, right] = [byKey(stored), byKey(fromChain)]
    return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) => {
      const [a, b] = [left.get(key), right.get(key)]
      if (a && b && text(a) === text(b)) return []
      return [{ table, key, height: Number((a ?? b)?.[height]), stored: a, fromChain: b }]
    })
  })
}

function toRow({ key, validFrom, validTo }: Close): Row {
  return { key, validFrom, end: validTo }
}

/** What the hash does not sum is not compared either: a later end is another height's matter. */
function text(row: Row): string {
  const { validTo: _, stateHash: __, message: ___, ...facts } = row
  return JSON.stringify(Object.entries(facts).map(([key, value]) => [key, sorted(value)]))
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
}
