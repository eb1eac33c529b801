import { type ChildProcess, spawn } from 'node:child_process'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { apiClient, call, pages } from '@chiaroscuro/api-client'
import { getStatus, listEvents, type Status } from '@chiaroscuro/contract/operation'
import { createNodeClient } from '@chiaroscuro/devnet'
import { isAlive, type Process, treeOf } from './processes.js'
import { until } from './until.js'

const root = join(import.meta.dirname, '../../../..')

/** The whole product as its command starts it. */
export interface Started {
  readonly pid: number
  readonly urls: Readonly<Record<string, string>>
  /** From the command to its last line. */
  readonly tookMs: number
  readonly child: ChildProcess
}

/** A run of the start command; its output so far, and its end. */
export interface Run {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | null>
}

/** Runs the start command in a process group of its own. */
export function runStart(data: string, more: NodeJS.ProcessEnv = {}): Run {
  const child = spawn(process.execPath, [join(root, 'tooling/start/start.mjs'), '--quiet-market'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CHIAROSCURO_DATA: data, ...more },
  })
  let output = ''
  const keep = (part: Buffer) => {
    output += part
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, output: () => output, ended }
}

/** Starts the product and waits for its last line. */
export async function startWhole(data: string, env: NodeJS.ProcessEnv, ms: number): Promise<Started> {
  const begin = performance.now()
  const { child, output } = runStart(data, env)
  const urls = await until(
    `the product starts: ${data}`,
    async () => {
      if (child.exitCode !== null) throw new Error(`it ended: ${output()}`)
      const lines = [...output().matchAll(/^(Marketplace|API|Media|Node) +(http:\S+)$/gm)]
      return lines.length === 4
        ? Object.fromEntries(lines.map(([, name = '', url = '']) => [name, url]))
        : undefined
    },
    ms,
  )
  return { pid: child.pid ?? 0, urls, tookMs: performance.now() - begin, child }
}

/** What must survive: the chain's height and every event. */
export interface Standing {
  readonly height: number
  readonly events: ReadonlyMap<string, string>
}

/** Walks everything the product shows. Throws when an event is listed twice. */
export async function standingOf(urls: Started['urls']): Promise<Standing> {
  const client = apiClient({ root: urls.API ?? '' })
  const node = createNodeClient({ url: urls.Node ?? '' })
  const { height } = await node.peak()
  await until('the index reaches the chain', async () => {
    const status: Status = await call(client, getStatus, {})
    return (status.height ?? 0) >= height ? true : undefined
  })
  const events = new Map<string, string>()
  for await (const items of pages(client, listEvents, { size: 100 })) {
    for (const { nft_id, event_index, type, block_height, coin_id, price_mojos } of items) {
      const key = `${nft_id} ${event_index}`
      if (events.has(key)) throw new Error(`the event ${key} is listed twice`)
      events.set(key, `${type} ${block_height} ${coin_id} ${price_mojos}`)
    }
  }
  return { height, events }
}

/** Waits until none of these processes lives and none of these addresses is listened on. */
export async function untilGone(processes: readonly Process[], urls: Started['urls']): Promise<void> {
  await until(
    'every process ends',
    async () => {
      const left = processes.filter(isAlive)
      if (left.length > 0) throw new Error(left.map(({ pid, command }) => `${pid} ${command}`).join('\n'))
      return true
    },
    15_000,
  )
  // The last threads of a process let go of its sockets a moment after it counts as ended.
  await until(
    'every port is free',
    async () => {
      const busy = await Promise.all(Object.values(urls).map((url) => listens(Number(new URL(url).port))))
      return busy.includes(true) ? undefined : true
    },
    5000,
  )
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** The product's own parts by what they run; the image process is a part of the API. */
export function partsOf(pid: number): ReadonlyMap<string, Process> {
  const names: readonly (readonly [string, RegExp])[] = [
    ['devnet', /dev-world\/dist\/devnet\.js/],
    ['market', /dev-world\/dist\/main\.js/],
    ['api', /api\/dist\/main\.js/],
    ['marketplace', /marketplace\/build\/main\.mjs/],
  ]
  const tree = treeOf(pid)
  return new Map(
    names.flatMap(([name, pattern]) => {
      const found = tree.find(({ command }) => pattern.test(command))
      return found ? [[name, found] as const] : []
    }),
  )
}
