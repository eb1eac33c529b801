import { aggregateOffers, BuildError } from '@chiaroscuro/domain/build'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { decodeOffer, encodeOffer, OfferError } from '@chiaroscuro/domain/offer'

/** Texts of listings that shall become one. */
export interface JoinQuestion {
  readonly join: readonly string[]
}

/** The one offer they make, or why they make none. */
export type Joining =
  | { readonly ok: true; readonly offer: string; readonly anyWallet: boolean }
  | { readonly ok: false; readonly reason: string; readonly message: string }

/** Joins listings: what runs in the child. Never throws. */
export function answerJoin({ join }: JoinQuestion, run: ClvmRunner): Joining {
  try {
    const { bundle, anyWallet } = aggregateOffers(join.map(decodeOffer), run)
    return { ok: true, offer: encodeOffer(bundle), anyWallet }
  } catch (error) {
    if (error instanceof BuildError || error instanceof OfferError)
      return { ok: false, reason: error.code, message: error.message }
    return { ok: false, reason: 'unreadable', message: 'The offers cannot be read' }
  }
}

export function isJoinQuestion(value: unknown): value is JoinQuestion {
  return (
    typeof value === 'object' &&
    value !== null &&
    'join' in value &&
    Array.isArray(value.join) &&
    value.join.every((text) => typeof text === 'string')
  )
}

/** Whether a child's message has the shape of an answer. */
export function isJoining(value: unknown): value is Joining {
  if (typeof value !== 'object' || value === null || !('ok' in value)) return false
  return value.ok === true
    ? 'anyWallet' in value && 'offer' in value && typeof value.offer === 'string'
    : 'reason' in value && 'message' in value && typeof value.message === 'string'
}
