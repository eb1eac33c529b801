import { existsSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const GIB = 2 ** 30
/** What a run of the tests throws away stays well below it. */
const ROOM = 6 * GIB

/**
 * Where files lie that a run of the tests throws away: in memory where that has room to spare, since a disk writes out what is gone
 * a moment later, and is waited for.
 */
export function throwawayFolder() {
  if (!existsSync(MEMORY) || freemem() < 2 * ROOM) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize < ROOM ? tmpdir() : MEMORY
}
