import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import pg from 'pg'

const API = resolve(import.meta.dirname, '../../../apps/api/dist/main.js')
export const MIGRATIONS = resolve(import.meta.dirname, '../../../apps/api/migrations')

/** Options of Node for the process that answers many, as the README has them. */
const SERVING = ['--max-semi-space-size=64']

/** A process of ours that listens. */
export interface Service {
  readonly url: string
  /** Ends it as a deployment would, and waits. */
  stop(): Promise<void>
}

/** Starts the serving process of the API on a database of its own making. */
export function startServing(
  databaseUrl: string,
  scratch: string,
  more: Record<string, string> = {},
): Promise<Service> {
  return startApi(
    ['serve'],
    databaseUrl,
    scratch,
    {
      ...{ NETWORK: 'mainnet', ARCHIVE_FOLDER: scratch },
      ...more,
    },
    SERVING,
  )
}

/** Lends the serving process of the API, with a folder of its own, for some work. */
export async function whileServing<T>(
  databaseUrl: string,
  work: (url: string, scratch: string) => Promise<T>,
): Promise<T> {
  const scratch = mkdtempSync(join(tmpdir(), 'chiaroscuro-bench-'))
  const api = await startServing(databaseUrl, scratch)
  try {
    return await work(api.url, scratch)
  } finally {
    await api.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Starts the API as whatever of its processes is named. */
export function startApi(
  roles: readonly string[],
  databaseUrl: string,
  scratch: string,
  more: Record<string, string>,
  options: readonly string[] = [],
): Promise<Service> {
  const own = { DATABASE_URL: databaseUrl, MEDIA_FOLDER: join(scratch, 'media') }
  return startService(API, roles, { ...own, API_PORT: '0', OPS_PORT: '0', ...more }, options)
}

/** Starts a script that names its address in its first line. */
export async function startService(
  script: string,
  commands: readonly string[],
  env: Record<string, string>,
  options: readonly string[] = [],
): Promise<Service> {
  const stdio: StdioOptions = ['ignore', 'pipe', 'inherit']
  const child = spawn(process.execPath, [...options, script, ...commands], {
    stdio,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  return { url: await addressOf(child), stop: () => stopped(child, 'SIGTERM') }
}

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout ?? Readable.from([]) })) {
    const said: unknown = JSON.parse(line)
    if (typeof said === 'object' && said && 'url' in said && typeof said.url === 'string') return said.url
  }
  throw new Error('the server ended before it listened')
}

/** Asks a process to end, and waits until it has. */
export async function stopped(child: ChildProcess, signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill(signal)
  await ended
}

/** Lends an empty database of that name for some work. */
export async function inDatabase<T>(
  url: string,
  name: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const own = new URL(url)
  own.pathname = `/${name}`
  try {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.query(`create database ${name}`)
    return await work(own.href)
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}
