import type { AddressPrefix } from '@chiaroscuro/domain/id'
import type { ClaimedProfile } from '../query/claimed-profiles.js'

export interface TokenFacts {
  readonly code: string
  readonly decimals: number
}

/** What every view needs to know beside its row. */
export interface ViewContext {
  readonly prefix: AddressPrefix
  /** Root of the media origin, without a trailing slash. */
  readonly mediaUrl: string
  readonly tokens: ReadonlyMap<string, TokenFacts>
  /** Ids of offers whose coins a transaction in the mempool would spend. */
  readonly pendingOffers: () => ReadonlySet<string>
  /** What is said of the DIDs of this answer, by those who claimed them. */
  readonly profiles?: ReadonlyMap<string, ClaimedProfile>
}
