import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import pg from 'pg'

const api = join(import.meta.dirname, '../..')
export const migrations = join(api, 'migrations')
/** The embedded database, empty, in memory. */
export const EMBEDDED = process.env.TEST_EMBEDDED_COPY
  ? `pglite://copy-of${process.env.TEST_EMBEDDED_COPY}`
  : 'pglite://memory'

/** Where worlds of tests keep their pictures and documents, so that each is drawn once in a run. */
export const sharedContent = process.env.TEST_CHILDREN && join(process.env.TEST_CHILDREN, 'content')

/** A folder of its own for one test file, with the child processes bundled into it. */
export interface Scratch {
  readonly folder: string
  readonly imageChild: string
  /** One that has drawn what any other of this run drew: for services whose pictures are not what is tested. */
  readonly rememberingImageChild: string
  readonly offerChild: string
  readonly readingThread: string
  readonly migrations: string
  remove(): void
}

export async function openScratch(): Promise<Scratch> {
  const folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-api-'))
  linkModules(folder)
  const made = process.env.TEST_CHILDREN
  if (!made) await bundleChildren(folder)
  const child = (name: string) => join(made ?? folder, `${name}.mjs`)
  return {
    folder,
    imageChild: child('image-child'),
    rememberingImageChild: child('remembering-image-child'),
    offerChild: child('offer-child'),
    readingThread: child('reading-thread'),
    migrations,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A bundle in the folder finds native code where the package manager put it. */
export function linkModules(folder: string): void {
  symlinkSync(join(api, 'node_modules'), join(folder, 'node_modules'))
}

export async function bundleChildren(folder: string): Promise<void> {
  await build({
    absWorkingDir: api,
    entryPoints: {
      'image-child': 'src/media/image-child.ts',
      'remembering-image-child': 'tests/product/remembering-image-child.ts',
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
}

/** An empty database of its own where `url` names a server; the embedded one has that by nature. */
export async function openOwnDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  if (url.startsWith('pglite://')) return { url, drop: async () => {} }
  const name = `product_${randomUUID().replaceAll('-', '')}`
  const template = process.env.TEST_POSTGRES_TEMPLATE
  await onServer(url, `create database ${name}${template ? ` template ${template}` : ''}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => onServer(url, `drop database ${name} with (force)`) }
}

/** One statement on that server. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
