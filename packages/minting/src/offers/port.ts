import type { CoinId, Hex32 } from '@chiaroscuro/domain/id'
import type { Plan } from '../plan/plan.js'

/** A piece that a block has and the plan offers. */
export interface DuePiece {
  /** In the plan, from 1. */
  readonly number: number
  readonly name: string
  readonly launcherId: Hex32
  /** The coin that its launcher made; it was spent in the same block, and made the first owner's. */
  readonly firstCoinId: CoinId
  readonly height: number
  /** In mojos, or the smallest unit of the sale's CAT. */
  readonly price: bigint
}

export interface MadeOffer {
  /** Bech32m. */
  readonly text: string
  /** The coin it is an offer of. */
  readonly coinId: CoinId
}

/** Signs offers of pieces, each on the terms of the plan that was approved. */
export interface OfferMaker {
  /**
   * Those of them that can be made now: whoever signs elsewhere is asked for the others, and is not waited for. Where it is missing, each
   * can be made as soon as it is due.
   */
  ready?(plan: Plan, due: readonly DuePiece[]): Promise<readonly DuePiece[]>
  /** How many are made before those are published: one, where a person is asked for each. */
  readonly atOnce?: number
  /** Nothing where the piece lies with somebody else by now. Rejects where nothing is known; it is asked again. */
  make(plan: Plan, due: DuePiece): Promise<MadeOffer | undefined>
}

/**
 * What became of an offer that was given to a marketplace. `taken`: it has it, from now or before, by this id. `refused`: it will not as
 * it reads. `not-now`: it is busy, or knows the piece only later.
 */
export type Posted =
  | { readonly kind: 'taken'; readonly id: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'not-now' }

/** How an offer stands at a marketplace. */
export type Standing = 'open' | 'pending' | 'taken' | 'over'

/** A place where offers are shown. A call rejects with `MarketSilent` where it does not answer: nothing is concluded from that. */
export interface OfferMarket {
  post(text: string): Promise<Posted>
  /** Those of these offers, by its own ids, that it shows. */
  look(ids: readonly string[]): Promise<ReadonlyMap<string, Standing>>
}

/** A marketplace did not answer, or answered nothing that can be read. */
export class MarketSilent extends Error {
  override readonly name = 'MarketSilent'
}
