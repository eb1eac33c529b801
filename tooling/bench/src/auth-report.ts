import { cpus, loadavg } from 'node:os'
import type { Exchange } from './auth-contender.js'
import type { PageTimes } from './auth-page.js'
import type { SignIns } from './auth-sign-in.js'
import { median } from './quantile.js'

/** Lines of the report, and whether every goal in them was reached. */
export interface Part {
  readonly text: string
  readonly reached: boolean
}

const NAME = 40
const PREPARED = 'packages/auth, prepared while typing'
const published = ['aws-amplify', 'amazon-cognito-identity-js']

/** Parts one below the other. */
export function joined(parts: readonly Part[]): Part {
  return {
    text: parts.map(({ text }) => `${text}\n`).join('\n'),
    reached: parts.every(({ reached }) => reached),
  }
}

/** What else the machine was doing. */
export function loadLine(): Part {
  const [minute = 0, minutes = 0] = loadavg()
  const text = `Load of this machine: ${minute.toFixed(1)} over a minute, ${minutes.toFixed(1)} over five, on ${cpus().length} cores`
  return { text, reached: true }
}

/** SRP of every contender; how many times ours goes into the quicker of the published ones. */
export function srpPart(
  place: string,
  measured: Readonly<Record<string, readonly Exchange[]>>,
  goal: number,
): Part {
  const sums = new Map<string, number>()
  const rows = Object.entries(measured).map(([name, exchanges]) => {
    const parts = (['ephemeral', 'claim', 'device'] as const).map((part) =>
      median(exchanges.map((one) => one[part])),
    )
    const sum = parts.reduce((a, b) => a + b, 0)
    sums.set(name, sum)
    return row(name, [...parts, sum])
  })
  const theirs = Math.min(...published.map((name) => sums.get(name) ?? 0))
  const ratios = [...sums]
    .filter(([name]) => !published.includes(name))
    .map(([name, sum]) =>
      judged(`${name}: times as fast`, theirs / sum, goal, theirs / sum >= goal, 'at least'),
    )
  const count = Object.values(measured)[0]?.length ?? 0
  const head = `SRP in ${place}: ms, medians of ${count} exchanges, in turn`
  const text = [
    row(head, ['ephemeral', 'claim', 'device', 'sum'], 62),
    ...rows,
    ...ratios.map(({ text }) => text),
  ]
  return { text: text.join('\n'), reached: ratios.every(({ reached }) => reached) }
}

/** Whole sign-ins; which part of the published client's time ours takes. No goal: told, not judged. */
export function signInPart(place: string, measured: SignIns, goal?: number): Part {
  const time = (times: readonly PageTimes[], part: 'first' | 'second') =>
    median(times.map((one) => one[part]))
  const rows = Object.entries(measured).map(([name, times]) =>
    row(name, [time(times, 'first'), time(times, 'second')]),
  )
  const share = (label: string, name: keyof SignIns, part: 'first' | 'second', most?: number) => {
    const value = time(measured[name], part) / time(measured['aws-amplify'], part)
    return most === undefined
      ? { text: figure(label, value, 2), reached: true }
      : judged(label, value, most, value <= most, 'at most')
  }
  const shares = [
    share('prepared, first on a page: share', PREPARED, 'first', goal),
    share('second on a page: share', 'packages/auth', 'second', goal),
    share('unprepared, first on a page: share', 'packages/auth', 'first'),
  ]
  const head = `Sign-in in ${place}: ms, medians of ${measured[PREPARED].length} pages`
  const text = [row(head, ['first', 'second'], 62), ...rows, ...shares.map(({ text }) => text)]
  return { text: text.join('\n'), reached: shares.every(({ reached }) => reached) }
}

/** The longest task of the main thread in a page's life, loading included. */
export function longestPart(place: string, measured: SignIns): Part {
  const longest = (times: readonly PageTimes[]) => times.map((one) => one.longest)
  const rows = Object.entries(measured).map(([name, times]) =>
    row(name, [median(longest(times)), Math.max(...longest(times))].map(taskText)),
  )
  const ours = [...longest(measured['packages/auth']), ...longest(measured[PREPARED])]
  const reached = median(ours) === 0
  const verdict = `  packages/auth: goal: none over 50 ms${reached ? '' : '   MISSED'}`
  return {
    text: [row(`Longest task in ${place}: ms`, ['median', 'worst'], 62), ...rows, verdict].join('\n'),
    reached,
  }
}

function taskText(ms: number): string {
  return ms === 0 ? 'under 50' : ms.toFixed(0)
}

function judged(name: string, value: number, goal: number, reached: boolean, word: string): Part {
  const text = `${figure(name, value, goal < 1 ? 2 : 1)}   goal: ${word} ${goal}${reached ? '' : '   MISSED'}`
  return { text, reached }
}

function figure(name: string, value: number, digits: number): string {
  return `  ${name.padEnd(NAME + 6)}${value.toFixed(digits).padStart(11)}`
}

function row(name: string, cells: readonly (number | string)[], width = NAME): string {
  const texts = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell).padStart(11))
  return `${(width === NAME ? `  ${name}` : name).padEnd(NAME + 8)}${texts.join('')}`
}
