import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeItems, openDatabase } from '@chiaroscuro/api/engine'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { WORLD } from './api.js'
import { load } from './api-load.js'
import { questions } from './api-questions.js'
import { fillWorld } from './api-world.js'
import { count, line, report } from './report-line.js'
import { MIGRATIONS, startApi } from './service.js'

const GOALS = { rate: 50, p99: 60 }
const SECONDS = 60
const CONNECTIONS = 24
/** More than a minute asks, so that what is asked again is what many ask. */
const ASKED = 4_000

/** The service on the database it brings along, as whoever starts it without settings has it. */
export async function benchEmbedded(options: {
  nfts: number
  clock: () => number
  say: (words: string) => void
}): Promise<{ text: string; reached: boolean }> {
  const { nfts, clock, say } = options
  const scratch = mkdtempSync(join(tmpdir(), 'chiaroscuro-bench-'))
  try {
    const folder = join(scratch, 'database')
    await fillFolder(folder, nfts, Math.floor(clock() / 1000), say)
    // All its parts are in one process; the chain that it follows has come to an end.
    const settings = { NETWORK: 'mainnet', ARCHIVE_FOLDER: scratch, MEDIA_PORT: '0' }
    const api = await startApi([], `pglite://${folder}`, scratch, settings)
    try {
      await load(api.url, questions(nfts, ASKED, 1).mix, { seconds: 5, connections: 1 })
      const at = await load(api.url, questions(nfts, ASKED, 2).mix, {
        ...{ seconds: SECONDS, connections: CONNECTIONS, rate: GOALS.rate },
      })
      return report([
        line(
          `${count(nfts)} NFTs, embedded: lists, items and profiles mixed at ${count(at.rate)} a second: p50 ${at.p50} ms, p99 ${at.p99} ms, ${at.failed} failed`,
          at.p99 <= GOALS.p99 && at.rate >= GOALS.rate * 0.98 && at.failed === 0,
          `p99 at most ${GOALS.p99} ms at ${GOALS.rate}`,
        ),
      ])
    } finally {
      await api.stop()
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Its tables are made by the product, its rows by SQL alone, and what lists are read from by the product again. */
async function fillFolder(
  folder: string,
  nfts: number,
  now: number,
  say: (words: string) => void,
): Promise<void> {
  const url = `pglite://${folder}`
  await (await openDatabase(url, MIGRATIONS)).close()
  const client = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } })
  const several = async (text: string) => void (await client.exec(text))
  await fillWorld(
    { query: (text, values) => client.query(text, values), several },
    { nfts, ...WORLD },
    now,
    say,
  )
  // As the service does while it writes them.
  await client.query('vacuum')
  await client.close()
  const { db, close } = await openDatabase(url, MIGRATIONS)
  await makeItems(db, { seconds: now, height: 1 })
  await close()
}
