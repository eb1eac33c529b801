import type { LauncherId, PuzzleHash } from '@chiaroscuro/domain/id'
import { seeded, shuffle } from '../traits/random.js'
import type { Recipient } from './recipients.js'

/** In which order works are dealt: as both lists stand, or as a seed decides, so that nobody chose who gets which. */
export type DealOrder = { readonly kind: 'listed' } | { readonly kind: 'shuffled'; readonly seed: number }

export interface Dealt {
  readonly gifts: readonly { readonly to: PuzzleHash; readonly nft: LauncherId }[]
  /** Works that nobody gets, and works that are missing. */
  readonly left: number
  readonly missing: number
}

/** Deals works to recipients, to each as many as are theirs. The same lists and order deal the same on every machine. */
export function dealWorks(
  works: readonly LauncherId[],
  recipients: readonly Recipient[],
  order: DealOrder,
): Dealt {
  const places = [...works.keys()]
  if (order.kind === 'shuffled') shuffle(places, seeded(order.seed))
  const wanted = recipients.reduce((sum, { units }) => sum + units, 0n)
  const gifts: { to: PuzzleHash; nft: LauncherId }[] = []
  for (const { to, units } of recipients)
    for (let i = 0n; i < units && gifts.length < works.length; i++) {
      const nft = works[places[gifts.length] ?? 0]
      if (nft) gifts.push({ to, nft })
    }
  const missing = wanted - BigInt(gifts.length)
  return {
    gifts,
    left: works.length - gifts.length,
    missing: Number(missing > 1_000_000n ? 1_000_000n : missing),
  }
}
