import { isOfferReading, type OfferReading } from './offer-reading.js'
import type { Question } from './question.js'

/** Reads offers in a worker of this browser, one at a time. */
export interface OfferReader {
  /** Never rejects: a text that ends or outlasts the worker is refused by name. */
  read(text: string): Promise<OfferReading>
  close(): void
}

/** The part of a `Worker` that is used. */
export interface WorkerLike {
  postMessage(question: Question): void
  terminate(): void
  addEventListener(name: 'message', heard: (event: { data: unknown }) => void): void
  addEventListener(name: 'error', heard: () => void): void
}

export interface ReaderLimits {
  /** How long it may take to fetch and start the worker, and to read one offer, milliseconds. */
  readonly startMs: number
  readonly readMs: number
}

const LIMITS: ReaderLimits = { startMs: 30_000, readMs: 5_000 }
/** As long as the API takes them; what is longer is not even sent to the worker. */
const LONGEST = 300_000

export function offerReader(
  networks: readonly string[],
  open: () => WorkerLike = openWorker,
  limits: ReaderLimits = LIMITS,
): OfferReader {
  let current: Seat | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let next = 0

  async function once(text: string): Promise<OfferReading> {
    if (text.trim().length > LONGEST) return refused('too-large')
    current ??= seat(open())
    const { worker, ready, ended, answers } = current
    const id = next++
    try {
      await within(limits.startMs, Promise.race([ready, ended]), 'no-reader')
      const answer = new Promise<unknown>((done) => answers.set(id, done))
      worker.postMessage({ id, text, networks })
      const reading = await within(limits.readMs, Promise.race([answer, ended]), 'too-slow')
      if (!isOfferReading(reading)) throw new ReadingEnded('stopped')
      return reading
    } catch (error) {
      worker.terminate()
      current = undefined
      return refused(error instanceof ReadingEnded ? error.fault : 'stopped')
    } finally {
      answers.delete(id)
    }
  }

  return {
    read(text) {
      const answer = queue.then(() => once(text))
      queue = answer
      return answer
    },
    close() {
      current?.worker.terminate()
      current = undefined
    },
  }
}

function refused(fault: string): OfferReading {
  return { ok: false, fault }
}

class ReadingEnded extends Error {
  override readonly name = 'ReadingEnded'
  readonly fault: string

  constructor(fault: string) {
    super(fault)
    this.fault = fault
  }
}

/** A worker and whoever waits for it. */
interface Seat {
  readonly worker: WorkerLike
  readonly ready: Promise<void>
  /** Rejects once it has failed; never resolves. */
  readonly ended: Promise<never>
  readonly answers: Map<number, (answer: unknown) => void>
}

function seat(worker: WorkerLike): Seat {
  const answers: Seat['answers'] = new Map()
  const ended = new Promise<never>((_, fail) => {
    worker.addEventListener('error', () => fail(new ReadingEnded('stopped')))
  })
  // Heard by whoever waits at that time; where nobody does, nothing is lost.
  ended.catch(() => {})
  const ready = new Promise<void>((done) => {
    worker.addEventListener('message', ({ data }) => {
      if (data === 'ready') done()
      else if (isAnswer(data)) answers.get(data.id)?.(data.reading)
    })
  })
  return { worker, ready, ended, answers }
}

function isAnswer(value: unknown): value is { id: number; reading: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    'reading' in value
  )
}

async function within<T>(ms: number, work: Promise<T>, fault: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new ReadingEnded(fault)), ms)
  })
  try {
    return await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
  }
}

function openWorker(): WorkerLike {
  return new Worker(new URL('./offer.worker.ts', import.meta.url), { type: 'module', name: 'offer-reader' })
}
