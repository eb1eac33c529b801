export type ClvmErrorCode = 'malformed' | 'run-failed'

/** Bytes that are not CLVM, or a program that failed. */
export class ClvmError extends Error {
  override readonly name = 'ClvmError'
  readonly code: ClvmErrorCode

  constructor(code: ClvmErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** A result of more bytes than this is no honest program's. */
export const MAX_RESULT_BYTES = 8_000_000

/**
 * Runs a serialized program on serialized arguments and gives the serialized result.
 * Throws `ClvmError` when it raises, exceeds `maxCost`, or cannot be read. Never keeps its inputs.
 * A run that ends tells `onCost` what it cost.
 */
export type ClvmRunner = (
  program: Uint8Array,
  args: Uint8Array,
  maxCost: bigint,
  onCost?: (cost: bigint) => void,
) => Uint8Array
