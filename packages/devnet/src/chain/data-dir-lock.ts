import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DevnetError } from '../error.js'

/**
 * What tells one process from another that later got the same pid: its start time in ticks since boot. Empty
 * where /proc is absent, and then a live pid alone counts as the holder.
 */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command name may hold spaces and brackets: fields count from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie has ended and holds nothing; where nobody reaps, it stays for ever.
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '')
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function holderOf(content: string): number | undefined {
  const [pidText = '', start = ''] = content.trim().split(' ')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined
  return startTime(pid) === start ? pid : undefined
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Takes the directory for this process; returns the release. The lock appears with its content in one step
 * (a hard link), and a stale one is moved aside before it is judged, so that two takers cannot both win.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, 'lock')
  const mine = join(dataDir, `lock.${process.pid}`)
  writeFileSync(mine, `${process.pid} ${startTime(process.pid)}\n`)
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (tryLink(mine, path)) return () => rmSync(path, { force: true })
      const content = readText(path)
      if (content === undefined) continue
      const holder = holderOf(content)
      if (holder !== undefined) throw new DevnetError('locked', `${dataDir} is in use by process ${holder}`)
      moveStaleAside(path, `${mine}.stale`, content)
    }
    throw new DevnetError('locked', `${dataDir} is being taken by another process`)
  } finally {
    rmSync(mine, { force: true })
  }
}

function moveStaleAside(path: string, aside: string, judged: string): void {
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  // Between reading and moving, another taker may have put its own lock there: give it back.
  if (readText(aside) !== judged) tryLink(aside, path)
  rmSync(aside, { force: true })
}
