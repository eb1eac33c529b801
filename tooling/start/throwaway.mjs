import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const MOUNTS = '/proc/mounts'
const GIB = 2 ** 30
/** What a run of the tests throws away stays well below it. */
const ROOM = 6 * GIB

/**
 * Where files lie that a run of the tests throws away: in memory where that has room to spare, since a disk writes out what is gone
 * a moment later, and is waited for. With `runs`, programs and native code can be loaded from there, which some machines forbid.
 */
export function throwawayFolder({ runs = false } = {}) {
  if (!isOurs() || freemem() < 2 * ROOM || (runs && !mayRun())) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize < ROOM ? tmpdir() : MEMORY
}

function isOurs() {
  try {
    accessSync(MEMORY, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function mayRun() {
  if (!existsSync(MOUNTS)) return false
  const mounts = readFileSync(MOUNTS, 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
  return mounts.every(
    ([, place, , options = '']) => place !== MEMORY || !options.split(',').includes('noexec'),
  )
}
