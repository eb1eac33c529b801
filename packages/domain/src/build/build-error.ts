import type { Fungible } from '../offer/offer-item.js'

/**
 * Why spends are not built, read or signed.
 *
 * - `insufficient-funds`: the coins hold too little; `short` says of what and how much
 * - `too-many-coins`: the coins would do, but over a hundred of them were needed
 * - `not-owned`: the key that was given does not own the coin
 * - `missing-nft`: a bid asks for an NFT that is not among the coins given
 * - `stale-nft`: a bid asks for the NFT as it no longer is: its metadata or royalty differ
 * - `expired`: an offer ended before the moment given
 * - `same-coin-twice`: two offers, or an offer and the taker, spend one coin
 * - `unsupported-asset`: an offer asks for something that is neither XCH, a CAT nor an NFT
 * - `unsound-offer`: the chain would never settle an offer as it reads
 * - `not-an-offer`: nothing is offered, or nothing is asked for in return
 * - `invalid-amount`: an amount of zero or less, or more than a coin can hold
 * - `duplicate-output`: one coin would have to create two equal coins, which the chain refuses
 * - `invalid-mint`: no NFTs or too many, a royalty over all of a price, an edition beyond its total, metadata too long
 * - `nothing-to-sign`: none of the keys is asked for a signature
 * - `unsafe-signature`: a spend asks for a signature that could be used for another spend
 * - `bad-signature`: bytes that are no signature
 * - `unreadable`: a spend fails, or breaks the rules of its puzzle
 * - `unbound-request`: what an offer asks for in return is not insisted on by its spends
 * - `too-costly`, `too-large`: more work or more spends than honest ones need
 */
export const BUILD_FAULTS = [
  'insufficient-funds',
  'too-many-coins',
  'not-owned',
  'missing-nft',
  'stale-nft',
  'expired',
  'same-coin-twice',
  'unsupported-asset',
  'unsound-offer',
  'not-an-offer',
  'invalid-amount',
  'duplicate-output',
  'invalid-mint',
  'nothing-to-sign',
  'unsafe-signature',
  'bad-signature',
  'unreadable',
  'unbound-request',
  'too-costly',
  'too-large',
] as const

export type BuildFault = (typeof BUILD_FAULTS)[number]

/** Spends that cannot be built, understood or signed as asked. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
  readonly code: BuildFault
  /** What is missing, where funds are. */
  readonly short: Fungible | undefined

  constructor(code: BuildFault, message: string, more: { cause?: unknown; short?: Fungible } = {}) {
    super(message, { cause: more.cause })
    this.code = code
    this.short = more.short
  }
}
