import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import pg from 'pg'

const api = join(import.meta.dirname, '../..')

/** A folder of its own for one test file, with the child processes bundled into it. */
export interface Scratch {
  readonly folder: string
  readonly imageChild: string
  readonly offerChild: string
  readonly readingThread: string
  readonly migrations: string
  remove(): void
}

export async function openScratch(): Promise<Scratch> {
  const folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-api-'))
  // The bundle finds native code where the package manager put it.
  symlinkSync(join(api, 'node_modules'), join(folder, 'node_modules'))
  await build({
    absWorkingDir: api,
    entryPoints: {
      'image-child': 'src/media/image-child.ts',
      'offer-child': 'src/sandbox/offer-child.ts',
      'reading-thread': 'src/read/reading-thread.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    conditions: ['@chiaroscuro/source'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['sharp', 'clvm_wasm'],
    logLevel: 'error',
  })
  return {
    folder,
    imageChild: join(folder, 'image-child.mjs'),
    offerChild: join(folder, 'offer-child.mjs'),
    readingThread: join(folder, 'reading-thread.mjs'),
    migrations: join(api, 'migrations'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** An empty database of its own where `url` names a server; the embedded one has that by nature. */
export async function openOwnDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  if (url.startsWith('pglite://')) return { url, drop: async () => {} }
  const name = `product_${randomUUID().replaceAll('-', '')}`
  await once(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => once(url, `drop database ${name} with (force)`) }
}

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
