import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { openDatabase } from '../../src/store/database.js'
import { bundleChildren, linkModules, migrations, onServer } from './scratch.js'

/**
 * What every file of tests would make for itself and none changes: the bundled child processes, and a database with all its
 * tables and no row, of which each takes copies.
 */
export default async function makeOnce(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-once-'))
  linkModules(folder)
  const server = process.env.TEST_POSTGRES_URL
  const template = `template_${randomUUID().replaceAll('-', '')}`
  await Promise.all([bundleChildren(folder), dumpEmbedded(join(folder, 'empty.tar')), makeTemplate()])
  process.env.TEST_CHILDREN = folder
  process.env.TEST_EMBEDDED_COPY = join(folder, 'empty.tar')
  if (server) process.env.TEST_POSTGRES_TEMPLATE = template
  return async () => {
    if (server) await onServer(server, `drop database ${template} with (force)`)
    rmSync(folder, { recursive: true, force: true })
  }

  async function makeTemplate(): Promise<void> {
    if (!server) return
    await onServer(server, `create database ${template}`)
    const own = new URL(server)
    own.pathname = `/${template}`
    const { close } = await openDatabase(own.href, migrations)
    await close()
  }
}

async function dumpEmbedded(file: string): Promise<void> {
  const client = await PGlite.create({ extensions: { pg_trgm } })
  await migrate(drizzle(client), { migrationsFolder: migrations })
  const dump = await client.dumpDataDir('none')
  await client.close()
  writeFileSync(file, new Uint8Array(await dump.arrayBuffer()))
}
