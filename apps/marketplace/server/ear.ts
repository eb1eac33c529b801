import { type ApiClient, listen } from '@chiaroscuro/api-client'
import type { Ear } from '../app/server/ear.js'

/** Counts what the API's stream tells, changes that are no news among it, for as long as the signal lets it. Where nobody tells anything, nothing is counted. */
export function openEar(client: ApiClient, now: () => number, signal: AbortSignal): Ear {
  let heard = 0
  let heardAt = now()
  let up = false
  const count = () => {
    heard++
    heardAt = now()
  }
  const hear = async () => {
    const onLine = (isUp: boolean) => {
      up = isUp
      // Whatever happened while the line was down was not heard.
      count()
    }
    for await (const _ of listen(client, { signal, onLine, changes: true })) count()
  }
  hear().catch((error: unknown) => {
    up = false
    if (!signal.aborted) console.error(error)
  })
  return { heard: () => heard, heardAt: () => heardAt, isListening: () => up }
}
