import { BY_NUMBER, readWalletFault, WalletFault, type WalletFaultCode } from '../wallet-fault.js'

/** WalletConnect's own numbers beside CHIP-0002's. */
const OWN: Readonly<Record<number, WalletFaultCode>> = {
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
const CLIENTS_WORDS: readonly [RegExp, WalletFaultCode][] = [
  [/no matching key|session topic|session or pairing/i, 'unauthorized'],
  [/unsupported method|request\(\) method/i, 'no-such-method'],
  [/expired|publish|internet|socket|connection|stalled|subscrib/i, 'unreachable'],
]

/**
 * Why a session gave no answer. Wallets that connect this way use 4001 for whatever went wrong, with words that say
 * what: those decide there.
 */
export function readSessionFault(said: unknown): WalletFault {
  if (said instanceof WalletFault) return said
  const fault = readWalletFault(said)
  const code = typeof said === 'object' && said !== null && 'code' in said ? said.code : undefined
  const words = typeof said === 'string' ? said.slice(0, LONGEST) : fault.message
  const known = typeof code === 'number' && code !== 4001 ? (OWN[code] ?? BY_NUMBER[code]) : undefined
  if (known) return new WalletFault(known, words, said)
  if (REFUSAL.test(words)) return new WalletFault('rejected', words, said)
  const [, told] = CLIENTS_WORDS.find(([pattern]) => pattern.test(words)) ?? []
  return new WalletFault(told ?? (words === '' ? 'unreadable' : 'declined'), words, said)
}
