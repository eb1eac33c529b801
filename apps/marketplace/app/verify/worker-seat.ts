/** What a worker can be asked: by deed, what goes in and what comes out. */
export type WorkOf<Deed extends string> = Record<Deed, { ask: unknown; answer: unknown }>

/** What goes to the worker. */
export type Question<Work extends WorkOf<string>> = {
  [Deed in keyof Work]: { readonly id: number; readonly deed: Deed; readonly ask: Work[Deed]['ask'] }
}[keyof Work]

/** What comes back from it. */
export type Reply<Work extends WorkOf<string>> =
  | 'ready'
  | { readonly id: number; readonly answer: Work[keyof Work]['answer'] }
  | { readonly id: number; readonly fault: string }

export interface WorkerSeat<Work extends WorkOf<string>> {
  /** Rejects where the worker cannot do it, stops, or takes too long. */
  do<Deed extends keyof Work>(
    deed: Deed,
    ask: Work[Deed]['ask'],
    transfer?: Transferable[],
  ): Promise<Work[Deed]['answer']>
  close(): void
}

interface Waiting {
  done: (answer: unknown) => void
  fail: (error: Error) => void
}

interface Seat {
  readonly worker: Worker
  readonly ready: Promise<void>
  readonly waiting: Map<number, Waiting>
}

/** Long enough for a hundred signatures on a phone. */
const WORK_MS = 60_000

/** Somebody who does one kind of work beside the page: fetched once something is to be done, and anew after it was let go. */
export function workerSeat<Work extends WorkOf<string>>(hire: () => Worker): WorkerSeat<Work> {
  let current: Seat | undefined
  let next = 0
  return {
    async do(deed, ask, transfer = []) {
      current ??= seatOf<Work>(hire())
      const { worker, ready, waiting } = current
      const id = next++
      let timer: ReturnType<typeof setTimeout> | undefined
      const answer = new Promise<Work[typeof deed]['answer']>((done, fail) => {
        timer = setTimeout(() => fail(new Error('The worker takes too long')), WORK_MS)
        // What our own worker answers to a deed is of that deed.
        waiting.set(id, { done: (said) => done(said as Work[typeof deed]['answer']), fail })
      })
      try {
        await Promise.race([ready, answer])
        worker.postMessage({ id, deed, ask }, transfer)
        return await answer
      } finally {
        clearTimeout(timer)
        waiting.delete(id)
      }
    },
    close() {
      current?.worker.terminate()
      current = undefined
    },
  }
}

function seatOf<Work extends WorkOf<string>>(worker: Worker): Seat {
  const waiting: Seat['waiting'] = new Map()
  const ready = new Promise<void>((listens) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Reply<Work>>) => {
      if (data === 'ready') return listens()
      const one = waiting.get(data.id)
      if ('fault' in data) one?.fail(new Error(data.fault))
      else one?.done(data.answer)
    })
  })
  worker.addEventListener('error', () => {
    for (const { fail } of waiting.values()) fail(new Error('The worker stopped'))
  })
  return { worker, ready, waiting }
}
