import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BlockReading, CoinSpend } from '@chiaroscuro/domain/chain'

/** The spends of one block. */
export type Spends = readonly CoinSpend[]

/** One reading thread at a time, and what is asked of it. */
export interface ReadingLane {
  /** One reading a block, in order. Rejects where the thread dies of them twice, or the lane is closed. */
  read(blocks: readonly Spends[]): Promise<readonly BlockReading[]>
  close(): Promise<void>
}

interface Answer {
  readonly readings: readonly BlockReading[]
  readonly runnerBytes: number
}

/** A lane on the bundled `reading-thread`; a thread whose runner holds more than the limit is replaced. */
export function readingLane(script: string, runnerLimit: number): ReadingLane {
  let thread: Worker | undefined
  let closed = false

  async function readOnce(blocks: readonly Spends[]): Promise<readonly BlockReading[]> {
    if (closed) throw new Error('the reader is closed')
    thread ??= start()
    const { readings, runnerBytes } = await ask(thread, blocks)
    if (runnerBytes > runnerLimit) await drop()
    if (readings.length !== blocks.length) throw new Error('the reading thread left a block out')
    return readings
  }

  function start(): Worker {
    const started = new Worker(script)
    // Whoever waits for an answer hears of it; a thread that dies idle is replaced when it is next needed.
    started.on('error', () => {})
    started.once('exit', () => {
      if (thread === started) thread = undefined
    })
    return started
  }

  async function drop(): Promise<void> {
    const last = thread
    thread = undefined
    await last?.terminate()
  }

  return {
    /** What killed a thread may have been something else: only what kills two is at fault. */
    async read(blocks) {
      try {
        return await readOnce(blocks)
      } catch (error) {
        await drop()
        if (closed) throw error
        return readOnce(blocks)
      }
    },
    async close() {
      closed = true
      await drop()
    },
  }
}

/** Rejects when the thread ends before it has answered. */
async function ask(thread: Worker, blocks: readonly Spends[]): Promise<Answer> {
  const done = new AbortController()
  const { signal } = done
  try {
    thread.postMessage({ blocks })
    const ended = once(thread, 'exit', { signal }).then(() => {
      throw new Error('the reading thread stopped')
    })
    return await Promise.race([answer(thread, signal), ended])
  } finally {
    done.abort()
  }
}

async function answer(thread: Worker, signal: AbortSignal): Promise<Answer> {
  for (;;) {
    const [message]: unknown[] = await once(thread, 'message', { signal })
    if (isAnswer(message)) return message
  }
}

/** The thread runs our own code and nothing else: what it says of a block is not looked into. */
function isAnswer(message: unknown): message is Answer {
  return (
    typeof message === 'object' &&
    message !== null &&
    'readings' in message &&
    Array.isArray(message.readings) &&
    'runnerBytes' in message &&
    typeof message.runnerBytes === 'number'
  )
}
