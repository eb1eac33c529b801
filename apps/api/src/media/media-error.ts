import type { FileFault } from '@chiaroscuro/contract/operation'

/** Why a file is not to be had or not to be shown; the contract says what each means, and its detail. */
export type FaultCode = FileFault

/** A fault in the store: the code, what it turns on, and an English sentence for those who read no codes. */
export interface Fault {
  readonly code: FaultCode
  readonly detail: string | null
  readonly reason: string
}

const SENTENCE: Readonly<Record<FaultCode, (detail: string) => string>> = {
  'no-address': () => 'No address we can fetch from',
  malformed: () => 'The address is not a URL',
  scheme: (scheme) => `${scheme} is not fetched`,
  credentials: () => 'Addresses with credentials are not fetched',
  port: (port) => `Port ${port} is not fetched from`,
  address: () => 'The address is not public',
  status: (status) => `The server answered ${status}`,
  redirects: () => 'Too many redirects',
  timeout: () => 'No answer in time',
  unreachable: (word) => (word ? `The host cannot be reached (${word})` : 'The host cannot be reached'),
  'too-large': (bytes) => `The file is over ${bytes} bytes`,
  mismatch: (hash) => `The bytes found have sha256 ${hash}`,
  'not-json': () => 'The document is not JSON',
  picture: (word) => `The picture cannot be read: ${word}`,
  'picture-timeout': () => 'The picture took too long to read',
  'picture-memory': () => 'The picture takes too much memory to read',
  unrecorded: () => 'It could not be recorded',
}

export function toFault(code: FaultCode, detail: string | number | null = null): Fault {
  const word = detail === null ? null : printable(String(detail))
  return { code, detail: word, reason: SENTENCE[code](word ?? '') }
}

/** Words of libraries may quote a stranger's bytes; the store takes no NUL, and pages no control characters. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return text.replace(/[\u0000-\u001f\u007f]+/g, ' ').slice(0, 200)
}

/** A file that could not be had. `message` is shown to people, so it carries no credentials. */
export class MediaError extends Error {
  override readonly name = 'MediaError'
  readonly fault: Fault
  /** How long the host asked to be left alone. */
  readonly retryAfterMs: number | undefined

  constructor(code: FaultCode, detail: string | number | null = null, more: MediaErrorFacts = {}) {
    const fault = toFault(code, detail)
    super(fault.reason, { cause: more.cause })
    this.fault = fault
    this.retryAfterMs = more.retryAfterMs
  }
}

interface MediaErrorFacts {
  readonly cause?: unknown
  readonly retryAfterMs?: number | undefined
}
