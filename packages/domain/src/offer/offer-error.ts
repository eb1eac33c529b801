/** Text that is no offer, or an offer that cannot be understood. */
export class OfferError extends Error {
  override readonly name = 'OfferError'
  readonly code: 'not-an-offer' | 'too-large' | 'version' | 'unreadable'

  constructor(code: OfferError['code'], message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
