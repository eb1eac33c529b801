/** A value of the exchange that no honest party sends, or that cannot be read. The exchange must not go on. */
export class SrpError extends Error {
  override readonly name = 'SrpError'
}
