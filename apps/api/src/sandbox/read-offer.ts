import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import {
  decodeOffer,
  OfferError,
  type OfferFault,
  type VerifiedOffer,
  verifyOffer,
} from '@chiaroscuro/domain/offer'
import { NETWORK_NAMES, type NetworkName, type VerifyAggregate } from '@chiaroscuro/domain/signature'
import { spendBundleHash } from '@chiaroscuro/domain/spend-bundle'

/** A text that may be an offer, and the networks its signatures are tried for first. */
export interface OfferQuestion {
  readonly text: string
  readonly networks: readonly NetworkName[]
}

/** What became of it; decided by the text alone. */
export type OfferReading =
  | { readonly ok: true; readonly offer: VerifiedOffer; readonly bundleHash: string }
  | { readonly ok: false; readonly reason: OfferFault; readonly message: string }

/** Decodes, reads and verifies an offer: what runs in the child. Never throws. */
export function answerOffer(question: unknown, run: ClvmRunner, verify?: VerifyAggregate): OfferReading {
  if (!isQuestion(question)) return { ok: false, reason: 'not-an-offer', message: 'No text was given' }
  try {
    const bundle = decodeOffer(question.text)
    const others = NETWORK_NAMES.filter((name) => !question.networks.includes(name))
    const offer = verifyOffer(bundle, run, [...question.networks, ...others], verify)
    return { ok: true, offer, bundleHash: spendBundleHash(bundle) }
  } catch (error) {
    if (error instanceof OfferError) return { ok: false, reason: error.code, message: error.message }
    return { ok: false, reason: 'unreadable', message: 'The offer cannot be read' }
  }
}

function isQuestion(value: unknown): value is OfferQuestion {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'networks' in value &&
    Array.isArray(value.networks)
  )
}

/** Whether a child's message has the shape of an answer. */
export function isOfferReading(value: unknown): value is OfferReading {
  if (typeof value !== 'object' || value === null || !('ok' in value)) return false
  return value.ok === true
    ? 'offer' in value && 'bundleHash' in value && typeof value.bundleHash === 'string'
    : 'reason' in value && 'message' in value && typeof value.message === 'string'
}
