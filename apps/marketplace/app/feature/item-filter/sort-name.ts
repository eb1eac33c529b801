import type { NftSort } from '@chiaroscuro/contract/operation'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The orders of items in the specification's words. */
export const sortName: Record<NftSort, MessageDescriptor> = {
  newest: msg`Newest to Oldest`,
  'offer-low': msg`Offer Low to High`,
  'offer-new': msg`Offer New to Old`,
  rank: msg`Rank Rarest to Common`,
  moved: msg`Recently Moved`,
  oldest: msg`Oldest to Newest`,
}
