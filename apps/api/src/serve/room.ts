import { getHeapStatistics } from 'node:v8'

/** So much of what this process may use, in characters of one byte: a larger machine remembers more. */
export function roomOf(share: number): number {
  return Math.floor(getHeapStatistics().heap_size_limit * share)
}
