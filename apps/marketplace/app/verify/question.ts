import type { OfferReading } from './offer-reading.js'

/** What the worker is asked. */
export interface Question {
  readonly id: number
  readonly text: string
  /** Networks whose signatures are tried first. */
  readonly networks: readonly string[]
}

/** What it says: once that it listens, then an answer to each question. */
export type WorkerAnswer = 'ready' | { readonly id: number; readonly reading: OfferReading }

export function isQuestion(value: unknown): value is Question {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    'text' in value &&
    typeof value.text === 'string' &&
    'networks' in value &&
    Array.isArray(value.networks)
  )
}
