import { readFileSync } from 'node:fs'

/** What the kernel counts processor time in (USER_HZ), milliseconds. */
const TICK_MS = 10
/**
 * Calls once when a process has worked for `limitMs` since now. Its own processor time counts, so that a busy machine
 * refuses nobody's honest question; by the clock it may be `patience` times as long, but never longer. Where the system
 * does not tell (elsewhere than on Linux) the clock alone counts.
 */
export function watchTime(
  pid: number | undefined,
  limitMs: number,
  patience: number,
  onOver: () => void,
): () => void {
  const before = processorMs(pid)
  let passed = 0
  let timer = setTimeout(look, limitMs)

  function look(): void {
    passed++
    const now = processorMs(pid)
    const left = before === undefined || now === undefined ? 0 : limitMs - (now - before)
    if (left <= 0 || passed >= patience) onOver()
    else timer = setTimeout(look, limitMs)
  }

  return () => clearTimeout(timer)
}

function processorMs(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is a name in brackets that may hold anything; user and system time are the 14th and 15th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return Number.isFinite(ticks) ? ticks * TICK_MS : undefined
  } catch {
    return undefined
  }
}
