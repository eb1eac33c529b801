import type { StreamMessage } from '@chiaroscuro/contract/operation'

/** Sends what was just applied to everyone who listens now. */
export interface Broadcast {
  send(message: StreamMessage): void
  /** Gives messages until aborted. A listener that falls too far behind is let go. */
  listen(signal: AbortSignal): AsyncGenerator<StreamMessage>
  readonly listeners: number
}

const LONGEST_BACKLOG = 200

export function broadcast(): Broadcast {
  const queues = new Set<{ messages: StreamMessage[]; wake: () => void; lost: boolean }>()
  return {
    get listeners() {
      return queues.size
    },
    send(message) {
      for (const queue of queues) {
        if (queue.messages.length >= LONGEST_BACKLOG) queue.lost = true
        else queue.messages.push(message)
        queue.wake()
      }
    },
    async *listen(signal) {
      const queue = { messages: [] as StreamMessage[], wake: () => {}, lost: false }
      queues.add(queue)
      const stop = () => queue.wake()
      signal.addEventListener('abort', stop)
      try {
        while (!signal.aborted && !queue.lost) {
          const next = queue.messages.shift()
          if (next) yield next
          else await new Promise<void>((resolve) => (queue.wake = resolve))
        }
      } finally {
        signal.removeEventListener('abort', stop)
        queues.delete(queue)
      }
    },
  }
}
