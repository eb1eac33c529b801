import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Takes a lock file that names its owner by pid and start time. Gives the release, or the pid of
 * the living owner. A file left by a killed process is taken over.
 */
export function takeLock(file) {
  mkdirSync(dirname(file), { recursive: true })
  const mine = identity(process.pid)
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, mine)
      closeSync(handle)
      return { release: () => read(file) === mine && rmSync(file, { force: true }) }
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const held = read(file)
      const pid = Number(held?.split(' ')[0])
      if (held && pid > 0 && isAlive(pid) && identity(pid) === held) return { owner: pid }
      try {
        // Renaming decides between two who both found it stale.
        renameSync(file, `${file}.${process.pid}.stale`)
        rmSync(`${file}.${process.pid}.stale`, { force: true })
      } catch (raced) {
        if (raced.code !== 'ENOENT') throw raced
      }
    }
  }
  return { owner: 0 }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function identity(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie has ended and owns nothing; where nobody reaps, it stays for ever.
    return fields[0] === 'Z' ? `${pid} ended` : `${pid} ${fields[19]}`
  } catch {
    return `${pid} `
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
