import { type DidId, formatDid } from '@chiaroscuro/domain/id'
import {
  SIGNING_MODES,
  type SigningMode,
  signerPuzzleHash,
  verifySignedMessage,
} from '@chiaroscuro/domain/signature'

/** What a challenge is good for, and nothing else. */
export interface ChallengeFacts {
  /** Host and port of the website. */
  readonly domain: string
  readonly didId: DidId
  readonly userId: string
  readonly network: string
  /** Random; used once. */
  readonly code: string
  /** Unix milliseconds. */
  readonly expiresAt: number
}

/** How long a person has to find their wallet. */
export const CHALLENGE_MS = 10 * 60_000

/**
 * The text to sign, for a person to read in their wallet. It is words rather than a number, because some wallets sign
 * the bytes that hex stands for; and it names everything it is good for, so that it is good for nothing else.
 */
export function challengeText({ domain, didId, userId, network, code, expiresAt }: ChallengeFacts): string {
  return [
    `${domain} asks whether this profile is yours.`,
    '',
    'Signing this moves nothing and costs nothing. Sign it only there, and only if you asked for it.',
    '',
    'Action: claim this profile',
    `Profile: ${formatDid(didId)}`,
    `Account: ${userId}`,
    `Network: ${network}`,
    `Until: ${new Date(expiresAt).toISOString()}`,
    `Code: ${code}`,
  ].join('\n')
}

/** A wallet's answer; hex without 0x. */
export interface Answer {
  readonly publicKey: string
  readonly signature: string
  readonly signingMode: SigningMode
}

/** Why an answer proves nothing: another's key, or no signature of this text. */
export type AnswerFault = 'other-key' | 'not-signed'

/**
 * Whether whoever holds `ownerHash` signed the text: `undefined` where they did. A key proves its own address only, so
 * the address is made from the key and compared. Some 25 ms.
 */
export function faultOf(message: string, answer: Answer, ownerHash: string): AnswerFault | undefined {
  const { publicKey, signature, signingMode } = answer
  if (signerPuzzleHash(publicKey, signingMode) !== ownerHash) return 'other-key'
  // In the modes of hex, wallets are given the text's bytes as hex.
  const given = HEX_MODES.has(signingMode) ? Buffer.from(message, 'utf8').toString('hex') : message
  return verifySignedMessage({ message: given, publicKey, signature, signingMode }) ? undefined : 'not-signed'
}

const HEX_MODES: ReadonlySet<SigningMode> = new Set(SIGNING_MODES.filter((mode) => /hex/i.test(mode)))
