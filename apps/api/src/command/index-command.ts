import { once } from 'node:events'
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { backup, END } from '../backup/backup.js'
import { restore } from '../backup/restore.js'
import type { Config } from '../config/config.js'
import { openSource } from '../context.js'
import type { Step } from '../follow/next-step.js'
import { loadTip } from '../query/block-rows.js'
import { readStep } from '../read/read-step.js'
import type { Log } from '../serve/log.js'
import { openDatabase } from '../store/database.js'
import { migrateDown } from '../store/migrate-down.js'
import { type Verdict, verify } from '../verify/verify.js'

/** Where the commands find the index: a running service's address for its keepers, or the store itself. */
export interface CommandContext {
  readonly opsUrl: string | undefined
  readonly config: Config
  readonly migrations: string
  readonly log: Log
  readonly say: (line: string) => void
}

/** Where the index stands, as JSON. */
export async function showStatus({ opsUrl, config, migrations, say }: CommandContext): Promise<boolean> {
  if (opsUrl !== undefined) {
    const answer = await fetch(`${opsUrl}/status`)
    say(JSON.stringify(await answer.json(), null, 2))
    return answer.ok
  }
  const { db, close } = await openDatabase(config.databaseUrl, migrations)
  try {
    const tip = await loadTip(db)
    say(
      JSON.stringify(
        { running: false, height: tip?.height ?? null, state_hash: tip?.stateHash ?? null },
        null,
        2,
      ),
    )
    return true
  } finally {
    await close()
  }
}

/** Reads the chain again up to a height and says whether the index is the same. */
export async function verifyIndex(context: CommandContext, height: number | undefined): Promise<boolean> {
  const { say } = context
  const verdict = await (context.opsUrl === undefined
    ? verifyHere(context, height)
    : verifyThere(context.opsUrl, height))
  if (verdict.equal) {
    say(`equal at height ${verdict.height}: ${verdict.stateHash}`)
    return true
  }
  say(`different at height ${verdict.height}`)
  say(`  written with the block  ${verdict.stateHash}`)
  say(`  of the stored rows      ${verdict.ofRows}`)
  say(`  of the chain            ${verdict.ofChain}`)
  const { difference } = verdict
  if (difference) {
    say(`first differing row: ${difference.table} ${difference.key}, born at height ${difference.height}`)
    say(`  stored      ${JSON.stringify(difference.stored) ?? 'nothing'}`)
    say(`  from chain  ${JSON.stringify(difference.fromChain) ?? 'nothing'}`)
  }
  return false
}

async function verifyHere(
  { config, migrations, log }: CommandContext,
  height: number | undefined,
): Promise<Verdict> {
  const { db, close } = await openDatabase(config.databaseUrl, migrations)
  const scratch = await openDatabase('pglite://memory', migrations)
  try {
    const upTo = height ?? (await loadTip(db))?.height ?? 0
    const { source } = openSource(config, log)
    const onProgress = (at: number) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\u001b[Kread again up to ${at} of ${upTo}`)
    }
    const run = nodeClvmRunner()
    const read = (step: Step) => readStep(step, run, () => performance.now())
    return await verify(
      { db, source, read, scratch: scratch.db, onProgress },
      upTo,
      new AbortController().signal,
    )
  } finally {
    await scratch.close()
    await close()
  }
}

async function verifyThere(opsUrl: string, height: number | undefined): Promise<Verdict> {
  const answer = await fetch(`${opsUrl}/verify${height === undefined ? '' : `?height=${height}`}`, {
    method: 'POST',
  })
  if (!answer.ok || !answer.body) throw new Error(`the service answered ${answer.status}`)
  const lines = createInterface({ input: Readable.from(answer.body) })
  for await (const line of lines) {
    const value: { verdict?: Verdict; error?: string } = JSON.parse(line)
    if (value.error !== undefined) throw new Error(value.error)
    if (value.verdict) return value.verdict
  }
  throw new Error('the service stopped answering')
}

/** Writes a backup, compressed; the file appears once it is whole. */
export async function makeBackup(context: CommandContext, file: string): Promise<void> {
  const part = `${file}.part`
  const gzip = createGzip()
  const written = pipeline(gzip, createWriteStream(part, { flags: 'wx' }))
  try {
    const write = async (text: string | Uint8Array) => {
      if (!gzip.write(text)) await once(gzip, 'drain')
    }
    await (context.opsUrl === undefined ? backupHere(context, write) : backupThere(context.opsUrl, write))
    gzip.end()
    await written
    renameSync(part, file)
    context.say(`written: ${file}`)
  } catch (error) {
    gzip.destroy()
    await written.catch(() => {})
    rmSync(part, { force: true })
    throw error
  }
}

type Write = (text: string | Uint8Array) => Promise<void>

async function backupHere({ config, migrations }: CommandContext, write: Write): Promise<void> {
  const { db, close } = await openDatabase(config.databaseUrl, migrations)
  try {
    await backup(db, (line) => write(`${line}\n`))
  } finally {
    await close()
  }
}

async function backupThere(opsUrl: string, write: Write): Promise<void> {
  const answer = await fetch(`${opsUrl}/backup`)
  if (!answer.ok || !answer.body) throw new Error(`the service answered ${answer.status}`)
  let tail = Buffer.alloc(0)
  for await (const part of answer.body) {
    tail = Buffer.concat([tail, part]).subarray(-END.length - 1)
    await write(part)
  }
  if (tail.toString() !== `${END}\n`)
    throw new Error('the backup broke off; its reason is in the log of the service')
}

/** Fills an empty store from a backup. What follows reads on from there. */
export async function restoreBackup(context: CommandContext, file: string): Promise<void> {
  const { db, close } = await openDatabase(context.config.databaseUrl, context.migrations)
  try {
    const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) })
    const { height, stateHash } = await restore(db, lines)
    context.say(`restored up to height ${height}, state hash ${stateHash}`)
  } finally {
    await close()
  }
}

/** Takes migrations back down to a number. */
export async function migrateIndex(context: CommandContext, to: number): Promise<void> {
  const { db, close } = await openDatabase(context.config.databaseUrl, context.migrations)
  try {
    const gone = await migrateDown(db, context.migrations, to)
    context.say(gone.length === 0 ? 'nothing to take back' : `taken back: ${gone.join(', ')}`)
  } finally {
    await close()
  }
}
