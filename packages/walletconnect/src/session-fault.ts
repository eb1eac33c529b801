/** Why a wallet elsewhere gave no answer. The first eight are CHIP-0002's 4000 to 4029 and 4900. */
const CODES = [
  'invalid-params',
  'unauthorized',
  'rejected',
  'too-little',
  'no-such-method',
  'no-such-key',
  'too-many',
  'disconnected',
  'refused',
  'unreachable',
  'other-network',
  'unreadable',
  'declined',
] as const

export type SessionFaultCode = (typeof CODES)[number]

export class SessionFault extends Error {
  override readonly name = 'SessionFault'
  readonly code: SessionFaultCode

  constructor(code: SessionFaultCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** The numbers that wallets use in whatever way they are reached; 4010 is ours. */
export const CHIP0002_FAULTS: Readonly<Record<number, SessionFaultCode>> = {
  4000: 'invalid-params',
  4001: 'unauthorized',
  4002: 'rejected',
  4003: 'too-little',
  4004: 'no-such-method',
  4005: 'no-such-key',
  4010: 'refused',
  4029: 'too-many',
  4900: 'disconnected',
}

/** WalletConnect's own numbers beside CHIP-0002's. */
const OWN: Readonly<Record<number, SessionFaultCode>> = {
  5000: 'rejected',
  5001: 'rejected',
  5002: 'rejected',
  5003: 'rejected',
  5100: 'other-network',
  5101: 'no-such-method',
  6000: 'unauthorized',
  8000: 'unreachable',
  10001: 'no-such-method',
}

const LONGEST = 300
const REFUSAL = /reject|cancell?ed|declin|denied|authentication failed/i
/** What the client itself says, which knows no numbers. */
const CLIENTS_WORDS: readonly [RegExp, SessionFaultCode][] = [
  [/no matching key|recently deleted|session topic|session or pairing/i, 'unauthorized'],
  [/unsupported method|request\(\) method/i, 'no-such-method'],
  [/expired|publish|internet|socket|connection|stalled|subscrib/i, 'unreachable'],
]

/**
 * Why a session gave no answer. Wallets that connect this way use 4001 for whatever went wrong, with words that say
 * what: those decide there.
 */
export function readSessionFault(said: unknown): SessionFault {
  if (said instanceof SessionFault) return said
  const copied = codeOfCopy(said)
  if (copied) return new SessionFault(copied, wordsOf(said), said)
  const words = wordsOf(said)
  const code = typeof said === 'object' && said !== null && 'code' in said ? said.code : undefined
  const known = typeof code === 'number' && code !== 4001 ? (OWN[code] ?? CHIP0002_FAULTS[code]) : undefined
  if (known) return new SessionFault(known, words, said)
  if (REFUSAL.test(words)) return new SessionFault('rejected', words, said)
  const [, told] = CLIENTS_WORDS.find(([pattern]) => pattern.test(words)) ?? []
  return new SessionFault(told ?? (words === '' ? 'unreadable' : 'declined'), words, said)
}

/** Of a fault that another bundle's copy of this file made: it is of another class of the same name. */
function codeOfCopy(said: unknown): SessionFaultCode | undefined {
  if (!(said instanceof Error) || said.name !== 'SessionFault' || !('code' in said)) return undefined
  return CODES.find((one) => one === said.code)
}

function wordsOf(said: unknown): string {
  if (typeof said === 'string') return said.slice(0, LONGEST)
  const words = typeof said === 'object' && said !== null && 'message' in said ? said.message : ''
  return typeof words === 'string' ? words.slice(0, LONGEST) : ''
}
