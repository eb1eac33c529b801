/**
 * - `invalid-plan`: a plan that cannot be minted as it reads
 * - `invalid-rules`: a rule set that says nothing sensible
 * - `other-plan`: a journal that was begun for another plan
 * - `damaged-journal`: a journal with a fault before its end, where no crash can have made it
 * - `impossible-journal`: records that contradict each other
 * - `incomplete-drop`: a drop that lacks something a plan needs
 * - `invalid-drop`: something saved that is no drop
 * - `unfinished`: a mint of which something is not there for good
 * - `bad-signature`, `invalid-manifest`: a manifest that nobody signed so, or that is none
 * - `cannot-pay`: a wallet that holds too little
 * - `stale-coins`: a wallet that would spend what is not there, or not what it has to
 * - `fee-too-low`: a bundle that would not take another's place
 */
export type MintingFault =
  | 'invalid-plan'
  | 'invalid-rules'
  | 'other-plan'
  | 'damaged-journal'
  | 'impossible-journal'
  | 'incomplete-drop'
  | 'invalid-drop'
  | 'unfinished'
  | 'bad-signature'
  | 'invalid-manifest'
  | 'cannot-pay'
  | 'stale-coins'
  | 'fee-too-low'

/** A plan or journal that cannot be gone on with. */
export class MintingError extends Error {
  override readonly name = 'MintingError'
  readonly code: MintingFault

  constructor(code: MintingFault, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
