import type { ForkOptions } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What a decoder may allocate, and the resident size at which it is ended should that not hold. */
const DATA_KIB = 440 * 1024
const RESIDENT_KIB = 490 * 1024
const WATCH_MS = 50

/**
 * How a Node script is forked under a cap. `--max-old-space-size` bounds JavaScript alone, and a limit of
 * the address space stops V8 from starting, so the shell sets the limit of private writable memory
 * (RLIMIT_DATA): a decoder that asks for more is told there is none, and says so. Elsewhere than on Linux
 * there is no such limit. The child sees nothing of our environment, where the secrets are.
 */
export function cappedFork(): ForkOptions {
  const flags = ['--max-old-space-size=128']
  if (process.platform !== 'linux') return { execArgv: flags }
  const command = `ulimit -d ${DATA_KIB} 2>/dev/null; exec "$0" "$@"`
  return { execPath: '/bin/sh', execArgv: ['-c', command, process.execPath, ...flags], env: {} }
}

/** Looks at a process's resident size until told to stop; calls once when it is over the cap. */
export function watchMemory(pid: number | undefined, onOver: () => void): () => void {
  const timer = setInterval(() => {
    if (pid === undefined || residentKib(pid) <= RESIDENT_KIB) return
    clearInterval(timer)
    onOver()
  }, WATCH_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** 0 where the system does not tell. */
function residentKib(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
