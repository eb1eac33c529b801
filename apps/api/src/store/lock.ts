import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'

/** Another living process owns the folder. */
export class LockedError extends Error {
  override readonly name = 'LockedError'
  readonly owner: number

  constructor(file: string, owner: number) {
    super(`In use by process ${owner} (${file})`)
    this.owner = owner
  }
}

/**
 * Takes a lock file that names its owner by pid and start time, so that a file left by a killed
 * process is recognised even when its pid lives again as something else. Returns the release.
 */
export function takeLock(file: string): () => void {
  const mine = identity(process.pid)
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, mine)
      closeSync(handle)
      return () => {
        if (readOwner(file) === mine) rmSync(file, { force: true })
      }
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error
      const held = readOwner(file)
      const pid = Number(held?.split(' ')[0])
      if (held && pid > 0 && identity(pid) === held && isAlive(pid)) throw new LockedError(file, pid)
      // Renaming decides between two who both found it stale: only one of them succeeds.
      try {
        renameSync(file, `${file}.${process.pid}.stale`)
        rmSync(`${file}.${process.pid}.stale`, { force: true })
      } catch (raced) {
        if (!isCode(raced, 'ENOENT')) throw raced
      }
    }
  }
  throw new LockedError(file, 0)
}

function readOwner(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** `pid start-time`; the start time is read from /proc where there is one. */
function identity(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie has ended and owns nothing; where nobody reaps, it stays for ever.
    return fields[0] === 'Z' ? `${pid} ended` : `${pid} ${fields[19] ?? ''}`
  } catch {
    return `${pid} `
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
