import { readdirSync, readFileSync } from 'node:fs'

/** A process as `/proc` tells it; `started` tells it from a later one with the same id. */
export interface Process {
  readonly pid: number
  readonly parent: number
  readonly started: string
  readonly command: string
}

function readProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie has ended; only its parent has not been told yet.
    if (fields[0] === 'Z') return undefined
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\u0000', ' ').trim()
    return { pid, parent: Number(fields[1]), started: fields[19] ?? '', command }
  } catch {
    return undefined
  }
}

/** Whether that very process is alive. */
export function isAlive({ pid, started }: Process): boolean {
  return readProcess(pid)?.started === started
}

/** Everything that descends from a process, itself first. */
export function treeOf(root: number): Process[] {
  const all = readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : [],
  )
  const tree = all.filter(({ pid }) => pid === root)
  for (let i = 0; i < tree.length; i++) tree.push(...all.filter(({ parent }) => parent === tree[i]?.pid))
  return tree
}
