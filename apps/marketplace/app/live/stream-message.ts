import type { StreamMessage } from '@chiaroscuro/contract/operation'
import { isRecord } from '#app/feature/endless/is-record.js'
import { isEvent } from '#app/feature/event-table/is-event.js'

const longest = 2_000_000

/** Reads one message of the stream; what is not one is dropped, since the next page load tells all anyway. */
export function readStreamMessage(data: unknown): StreamMessage | undefined {
  if (typeof data !== 'string' || data.length > longest) return undefined
  let value: unknown
  try {
    value = JSON.parse(data)
  } catch {
    return undefined
  }
  if (!isRecord(value) || !Number.isSafeInteger(value.height)) return undefined
  const height = Number(value.height)
  if (value.kind === 'retract') return { kind: 'retract', height }
  if (value.kind !== 'block' || !Array.isArray(value.events)) return undefined
  return {
    kind: 'block',
    height,
    timestamp: typeof value.timestamp === 'string' ? value.timestamp : null,
    events: value.events.filter(isEvent),
  }
}
