import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { answerReader } from './answer-reader.js'
import { quantile } from './quantile.js'

/** How a service bore a load. */
export interface Borne {
  /** Answers a second, on average. */
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Answers other than 2xx, connections that broke off, and questions without an answer after all patience. */
  readonly failed: number
  readonly bytes: number
}

interface Way {
  readonly seconds: number
  readonly connections: number
  readonly rate?: number
  readonly headers?: Readonly<Record<string, string>>
}

const PATIENCE_MS = 10_000

/**
 * Asks these paths in turn over some connections: each as soon as it has its answer, or all together `rate` times a second,
 * one after the other at even distances. What is due while every connection waits is asked late, and its time counts from
 * when it was due.
 */
export async function load(
  url: string,
  paths: readonly string[],
  { seconds, connections, rate, headers = {} }: Way,
): Promise<Borne> {
  const { hostname, port, host } = new URL(url)
  const said = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const rest = ` HTTP/1.1\r\n${said.join('')}\r\n`
  const took: number[] = []
  let [asked, bytes, failed] = [0, 0, 0]
  const due: number[] = []
  const free: Line[] = []
  const lines = Array.from({ length: connections }, () => openLine(Number(port), hostname, answered, broken))
  await Promise.all(lines.map(({ ready }) => ready))
  const started = performance.now()
  const ends = started + seconds * 1000

  function ask(line: Line, since: number): void {
    line.ask(`GET ${paths[asked++ % paths.length] ?? '/'}${rest}`, since)
  }

  function next(line: Line): void {
    if (rate === undefined) {
      if (performance.now() < ends) ask(line, performance.now())
      return
    }
    const since = due.shift()
    if (since === undefined) free.push(line)
    else ask(line, since)
  }

  function answered(line: Line, status: number, size: number, since: number): void {
    if (performance.now() <= ends) {
      if (status >= 200 && status < 300) {
        took.push(performance.now() - since)
        bytes += size
      } else failed++
    }
    next(line)
  }

  function broken(line: Line): void {
    failed++
    if (performance.now() < ends) next(line)
  }

  for (const line of lines) next(line)
  if (rate === undefined) await wait(seconds * 1000)
  else {
    for (let sent = 0; performance.now() < ends; await wait(1)) {
      for (; started + (sent / rate) * 1000 <= performance.now(); sent++) {
        const since = started + (sent / rate) * 1000
        // Each in its turn: a service hangs up on connections that nothing comes by.
        const line = free.shift()
        if (line) ask(line, since)
        else due.push(since)
      }
    }
  }
  const patience = ends - PATIENCE_MS
  failed += [...due, ...lines.map(({ since }) => since() ?? ends)].filter((since) => since < patience).length
  for (const line of lines) line.close()
  return {
    rate: took.length / seconds,
    p50: Math.round(quantile(took, 0.5)),
    p99: Math.round(quantile(took, 0.99)),
    failed,
    bytes: took.length === 0 ? 0 : Math.round(bytes / took.length),
  }
}

interface Line {
  readonly ready: Promise<void>
  readonly ask: (request: string, since: number) => void
  /** When what it waits for was due. */
  readonly since: () => number | undefined
  readonly close: () => void
}

/** A connection that is kept up, and asks one thing at a time. */
function openLine(
  port: number,
  host: string,
  answered: (line: Line, status: number, bytes: number, since: number) => void,
  broken: (line: Line) => void,
): Line {
  let socket: Socket
  let waiting: number | undefined
  let isClosed = false

  function open(): Promise<void> {
    socket = connect({ port, host, noDelay: true })
    const own = socket
    const read = answerReader(({ status, bytes, closes }) => {
      const since = waiting
      waiting = undefined
      if (closes) reopen(own)
      // A service says, too, that nothing came.
      if (since !== undefined) answered(line, status, bytes, since)
      else if (!closes) throw new Error('an answer that nobody asked for')
    })
    own.on('data', read)
    own.on('close', () => {
      if (own !== socket || isClosed) return
      const was = waiting
      waiting = undefined
      reopen(own)
      if (was !== undefined) broken(line)
    })
    own.on('error', () => {})
    return new Promise((resolve) => own.once('connect', resolve))
  }

  function reopen(old: Socket): void {
    open()
    old.destroy()
  }

  const line: Line = {
    ready: open(),
    ask(request, since) {
      waiting = since
      socket.write(request, 'latin1')
    },
    since: () => waiting,
    close() {
      isClosed = true
      socket.destroy()
    },
  }
  return line
}

/** Asks one after another and gives the times, milliseconds. */
export async function times(url: string, paths: readonly string[]): Promise<number[]> {
  const took: number[] = []
  for (const path of paths) {
    const started = performance.now()
    const answer = await fetch(url + path)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
    took.push(performance.now() - started)
  }
  return took
}

/** Each asked as if for the first time, so that no answer is one that was kept. */
export function anew(paths: readonly string[]): string[] {
  return paths.map((path, i) => withParameter(path, `n=${i}`))
}

export function withParameter(path: string, parameter: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}`
}
