import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, takeSnapshot } from '@chiaroscuro/api/engine'
import { asHex32, formatCollectionId } from '@chiaroscuro/domain/id'
import { readSnapshot, snapshotKeyOf } from '@chiaroscuro/domain/snapshot'
import { sql } from 'drizzle-orm'
import { count, type Line, line, report } from './report-line.js'
import { inDatabase, MIGRATIONS } from './service.js'

const HOLDERS = 100_000
/** Items for each two holders. */
const ITEMS = 150_000
const ROUNDS = 5
const GOAL_MS = 2000
const HEIGHT = 1000
/** Of the items, those that moved once. */
const MOVED = `i >= ${HOLDERS} and i % 10 = 0`
const FORMATS = ['csv', 'json', 'ndjson'] as const
const KEY = snapshotKeyOf('5'.repeat(64))
const COLLECTION = formatCollectionId(asHex32('f'.repeat(64)))

/** A collection of 100,000 holders, a snapshot of it in every form on both databases: how long, and whether they are the same bytes. */
export async function benchSnapshot(options: {
  postgresUrl: string | undefined
  timer: () => number
}): Promise<{ text: string; reached: boolean }> {
  const scratch = mkdtempSync(join(tmpdir(), 'chiaroscuro-bench-'))
  const lines: Line[] = []
  const hashes = new Map<string, Set<string>>()
  const onStore = async (name: string, url: string) => {
    const { db, close } = await openDatabase(url, MIGRATIONS)
    try {
      for (const text of FILL) await db.execute(sql.raw(text))
      const view = {
        prefix: 'xch' as const,
        mediaUrl: '',
        tokens: new Map(),
        pendingOffers: () => new Set<string>(),
      }
      const moment = () => ({ seconds: 0, height: HEIGHT })
      const desk = { db, view, moment, siteDomain: 'bench', network: 'mainnet' }
      for (const format of FORMATS) {
        const times: number[] = []
        for (let round = 0; round < ROUNDS; round++) {
          const started = options.timer()
          const { head, text } = await takeSnapshot(desk, KEY, { collection_ids: [COLLECTION], format })
          const file = Buffer.from([...text].join(''))
          times.push(options.timer() - started)
          if (head.holders !== HOLDERS || !readSnapshot(file).ok) throw new Error('the snapshot is not whole')
          const seen = hashes.get(format) ?? new Set()
          hashes.set(format, seen.add(createHash('sha256').update(file).digest('hex')))
        }
        const median = times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
        const slowest = times.at(-1) ?? Number.NaN
        lines.push(
          line(
            `${name.padEnd(11)} ${format.padEnd(7)} ${count(median)} ms, slowest of ${ROUNDS} ${count(slowest)} ms`,
            median <= GOAL_MS,
            `at most ${count(GOAL_MS)} ms`,
          ),
        )
      }
    } finally {
      await close()
    }
  }
  try {
    await onStore('embedded', `pglite://${join(scratch, 'index')}`)
    if (options.postgresUrl)
      await inDatabase(options.postgresUrl, 'bench_snapshot', (url) => onStore('PostgreSQL', url))
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
  const same = [...hashes.values()].every((seen) => seen.size === 1)
  lines.push(
    line(`the same bytes ${same ? 'every time, everywhere' : 'were NOT given'}`, same, 'byte-identical'),
  )
  return report(lines)
}

const HEX = (text: string) => `encode(sha256((${text})::bytea), 'hex')`

/** One holder in ten holds a DID. */
const FILL: readonly string[] = [
  `insert into block (height, hash, previous_hash, timestamp, state_hash) values (${HEIGHT}, '${'a'.repeat(64)}', '${'b'.repeat(64)}', 1, '${'c'.repeat(64)}')`,
  `insert into nft (launcher_id, valid_from, valid_to, owner_hash, owner_did, burned, royalty_hash, royalty_basis_points,
     data_uris, metadata_uris, license_uris, edition, edition_total, event_count)
   select ${HEX("'n'||i")}, v, case when v = 1 and ${MOVED} then 500 end, ${HEX(`'o'||(i + v - 1) % ${HOLDERS}`)},
     case when i % 10 = 1 then ${HEX(`'d'||(i % ${HOLDERS})`)} end, false, 'r', 0, '[]', '[]', '[]', 1, 1, 1
   from generate_series(0, ${ITEMS - 1}) i, unnest(array[1, 500]) v where v = 1 or ${MOVED}`,
  `insert into detail (launcher_id, sensitive, attributes, collection_id)
   select ${HEX("'n'||i")}, false, '[]', '${COLLECTION}' from generate_series(0, ${ITEMS - 1}) i`,
  `insert into did (did_id, valid_from, owner_hash, metadata, verifications_required, spend_count)
   select ${HEX("'d'||i")}, 1, ${HEX("'o'||i")}, '{}', 0, 1 from generate_series(0, ${HOLDERS - 1}, 10) i`,
  'analyze',
]
