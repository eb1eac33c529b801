import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  spent: msg`Somebody owns it by now, or the marketplace's node is behind.`,
  expired: msg`The last day of the offer is past.`,
  'wrong-network': msg`The marketplace is on another network.`,
  'unknown-nft': msg`The marketplace does not know this piece yet.`,
}

/** Why a marketplace did not take an offer. */
export function refusalWords(reason: string): MessageDescriptor {
  return WORDS[reason] ?? msg`The marketplace did not take the offer.`
}
