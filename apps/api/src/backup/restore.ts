import { getTableName, sql } from 'drizzle-orm'
import { READING } from '../apply/chain-state.js'
import type { Database } from '../store/database.js'
import {
  apiKey,
  auction,
  block,
  earlyAccess,
  garden,
  moderationAct,
  offer,
  profileClaim,
  supporter,
  tokenListing,
} from '../store/schema.js'
import { TABLES } from '../store/tables.js'
import { hashOfRows } from '../verify/chain-rows.js'
import { type BackupHeader, backupHeader, END } from './backup.js'

/** The lines are no backup of ours, are damaged, or the store is not empty. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError'
  readonly code: 'not-empty' | 'not-a-backup' | 'damaged'

  constructor(code: RestoreError['code'], message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/**
 * Fills an empty store from the lines of a backup, in one transaction: afterwards the state hash, summed anew from
 * the rows, is the header's, or nothing was written.
 */
export function restore(db: Database, lines: AsyncIterable<string>): Promise<BackupHeader> {
  return db.transaction(async (tx) => {
    await requireEmpty(tx)
    let header: BackupHeader | undefined
    let whole = false
    for await (const line of lines) {
      if (header === undefined) header = readHeader(line)
      else if (line === END) whole = true
      else if (line !== '') await restoreLine(tx, line)
    }
    if (header && !whole) throw new RestoreError('damaged', 'The backup is cut off')
    if (!header) throw new RestoreError('not-a-backup', 'The file is empty')
    if (header.height !== null) {
      const found = await hashOfRows(tx, header.height)
      if (found !== header.stateHash)
        throw new RestoreError('damaged', `The rows give the state hash ${found}, not ${header.stateHash}`)
    }
    await markUncounted(tx)
    return header
  })
}

/** The chain's first table, and what no chain could give back. */
const FILLED = [
  block,
  offer,
  auction,
  profileClaim,
  garden,
  tokenListing,
  supporter,
  earlyAccess,
  apiKey,
  moderationAct,
]

async function requireEmpty(tx: Database): Promise<void> {
  for (const table of FILLED) {
    const [row] = await tx.select({ one: sql`1` }).from(table).limit(1)
    if (row) throw new RestoreError('not-empty', `The store holds something already: ${getTableName(table)}`)
  }
}

/** An older version kept no sales by day: where there are none, they are counted as soon as somebody follows. */
async function markUncounted(tx: Database): Promise<void> {
  await tx.execute(sql`
    update collection_figure f set stale = true
    where exists (select 1 from collection_period p where p.collection_id = f.collection_id and p.trades > 0)
      and not exists (select 1 from collection_day d where d.collection_id = f.collection_id)`)
}

function readHeader(line: string): BackupHeader {
  try {
    const header = backupHeader.parse(JSON.parse(line))
    if (header.reading <= READING) return header
  } catch (cause) {
    throw new RestoreError('not-a-backup', 'The first line is no header of a backup', cause)
  }
  throw new RestoreError('not-a-backup', 'The backup was made by a newer version')
}

const NAMES: ReadonlySet<string> = new Set(TABLES.map(getTableName))

async function restoreLine(tx: Database, line: string): Promise<void> {
  const space = line.indexOf(' ')
  const name = line.slice(0, space)
  if (!NAMES.has(name)) throw new RestoreError('not-a-backup', `There is no table ${name.slice(0, 40)}`)
  const table = sql.identifier(name)
  try {
    await tx.execute(
      sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${line.slice(space + 1)}::jsonb)`,
    )
  } catch (cause) {
    throw new RestoreError('damaged', `A line of ${name} cannot be read`, cause)
  }
}
