/**
 * Why a text is refused as an offer.
 *
 * - `not-an-offer`: it does not begin as one
 * - `checksum`: it was cut short or damaged on its way
 * - `version`: a format nobody has written, or the very first one
 * - `old-format`: formats 2 to 4, made for puzzles that nothing settles any more
 * - `too-large`: more text, more spends or more unpacked bytes than an offer can need
 * - `corrupt`: it does not unpack to a spend bundle
 * - `nothing-offered`: it holds requests only
 * - `unreadable`: a spend in it fails or breaks the rules of its puzzle
 * - `too-costly`: its puzzles run for longer than any honest offer's
 */
export const OFFER_FAULTS = [
  'not-an-offer',
  'checksum',
  'version',
  'old-format',
  'too-large',
  'corrupt',
  'nothing-offered',
  'unreadable',
  'too-costly',
] as const

export type OfferFault = (typeof OFFER_FAULTS)[number]

/** Text that is no offer, or an offer that cannot be understood. */
export class OfferError extends Error {
  override readonly name = 'OfferError'
  readonly code: OfferFault

  constructor(code: OfferFault, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
