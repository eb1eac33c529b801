/**
 * Why a child process gave no answer: `too-slow` and `too-big` are the question's fault, `stopped` when
 * it ended two children; `busy` and `closed` are ours.
 */
export type SandboxFault = 'too-slow' | 'too-big' | 'stopped' | 'busy' | 'closed'

/** A question that no child process answered. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError'
  readonly code: SandboxFault

  constructor(code: SandboxFault, message: string) {
    super(message)
    this.code = code
  }
}
