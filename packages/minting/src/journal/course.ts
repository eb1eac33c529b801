import type { z } from 'zod'
import { MintingError } from '../minting-error.js'
import type { included, sent, settled, undone } from './steps.js'

type Step = z.output<typeof sent | typeof included | typeof undone | typeof settled>

/** A bundle that was signed for a batch, and at which peak the network last took it; nothing where it is not known to have, or where a block had one and was taken back since. */
export type Signed<Built> = Built & { readonly sentAt: number | undefined }

/** What a journal says of a batch. */
export interface Course<Built> {
  /** All bundles signed for it so far; each of them may be in a block one day. */
  readonly attempts: readonly Signed<Built>[]
  readonly included: { readonly attempt: number; readonly height: number } | undefined
  readonly isSettled: boolean
}

/** No bundle was signed for it yet. */
export const UNTRIED: Course<never> = { attempts: [], included: undefined, isSettled: false }

/** What a batch comes to with one record more. Throws `MintingError` `impossible-journal`. */
export function stepOn<Built extends { readonly kind: 'built'; readonly attempt: number }>(
  state: Course<Built>,
  one: Built | Step,
): Course<Built> {
  if (one.kind === 'built') {
    if (one.attempt !== state.attempts.length) throw impossible('an attempt is missing')
    return { ...state, attempts: [...state.attempts, { ...one, sentAt: undefined }] }
  }
  const { attempt } = one
  if (!state.attempts[attempt]) throw impossible('it tells of a bundle that was never signed')
  switch (one.kind) {
    case 'sent': {
      const sentAt = one.height
      const attempts = state.attempts.map((held, at) => (at === attempt ? { ...held, sentAt } : held))
      return { ...state, attempts }
    }
    case 'included':
      return { ...state, included: { attempt, height: one.height } }
    case 'undone': {
      const attempts = state.attempts.map((held) => ({ ...held, sentAt: undefined }))
      return { attempts, included: undefined, isSettled: false }
    }
    case 'settled':
      return { ...state, included: { attempt, height: one.height }, isSettled: true }
  }
}

export function impossible(why: string): MintingError {
  return new MintingError('impossible-journal', `The journal contradicts itself: ${why}`)
}
