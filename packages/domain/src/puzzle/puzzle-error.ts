/** A spend that has the outer shape of one of our puzzles but breaks its rules. */
export class PuzzleError extends Error {
  override readonly name = 'PuzzleError'
  readonly code:
    | 'singleton'
    | 'nft-state'
    | 'nft-ownership'
    | 'royalty-transfer'
    | 'did'
    | 'conditions'
    | 'puzzle-hash'
    | 'cat'
    | 'settlement'
    | 'metadata'

  constructor(code: PuzzleError['code'], message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
