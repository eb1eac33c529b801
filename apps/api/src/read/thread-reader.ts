import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BlockReading } from '@chiaroscuro/domain/chain'
import type { ReadStep } from '../apply/apply.js'
import type { Step } from '../follow/next-step.js'

/** Reads the spends of steps, one step after the other. */
export interface StepReader {
  /** Rejects where the thread dies of a step twice, or the reader is closed. */
  read(step: Step): Promise<ReadStep>
  close(): Promise<void>
}

/** A thread whose runner has grown beyond this is replaced: its memory goes with it. */
const RUNNER_BYTES = 160 * 1024 * 1024

interface Answer {
  readonly readings: readonly BlockReading[]
  readonly runnerBytes: number
}

/** Reads on the bundled `reading-thread`, beside the thread that writes and serves. */
export function threadReader(script: string, runnerLimit = RUNNER_BYTES): StepReader {
  let thread: Worker | undefined
  let closed = false
  let queue: Promise<unknown> = Promise.resolve()

  async function readOnce(step: Step): Promise<ReadStep> {
    if (closed) throw new Error('the reader is closed')
    thread ??= start()
    const { readings, runnerBytes } = await ask(thread, step)
    if (runnerBytes > runnerLimit) await drop()
    return {
      dropAbove: step.dropAbove,
      blocks: step.blocks.map((block, at) => {
        const reading = readings[at]
        if (!reading) throw new Error('the reading thread left a block out')
        return { block, reading }
      }),
    }
  }

  /** What killed a thread may have been something else: only a step that kills two is at fault. */
  async function twice(step: Step): Promise<ReadStep> {
    try {
      return await readOnce(step)
    } catch (error) {
      await drop()
      if (closed) throw error
      return readOnce(step)
    }
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
    read(step) {
      const read = queue.then(() => twice(step))
      queue = read.catch(() => {})
      return read
    },
    async close() {
      closed = true
      await drop()
    },
  }
}

/** Rejects when the thread ends before it has answered. */
async function ask(thread: Worker, { blocks }: Step): Promise<Answer> {
  const done = new AbortController()
  const { signal } = done
  try {
    thread.postMessage({ blocks: blocks.map(({ spends }) => spends) })
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
