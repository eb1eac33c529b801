import { hasText, isRecord } from '#app/feature/endless/is-record.js'
import { WalletFault } from '#app/wallet/wallet-fault.js'
import type { Door, WalletPort } from '#app/wallet/wallet-port.js'

/** A profile that was just claimed. */
export interface Claimed {
  readonly encoded_id: string
  readonly username: string | null
}

export const CLAIM_FAULTS = [
  'unknown',
  'no-holder',
  'other-key',
  'not-signed',
  'over',
  'banned',
  'signed-out',
  'too-often',
  'other',
] as const
/** Why a claim came to nothing, where it was not the wallet's doing. */
export type ClaimFault = (typeof CLAIM_FAULTS)[number]

/** Asks for a text, has the wallet sign it, and hands it in. Rejects with `WalletFault` where the wallet did not do it. */
export async function claim(
  port: WalletPort,
  door: Door,
  did: string,
): Promise<{ readonly claimed: Claimed } | { readonly fault: ClaimFault }> {
  const asked = await post({ did })
  if ('fault' in asked) return asked
  const { said: challenge } = asked
  if (!hasText(challenge, 'id') || !hasText(challenge, 'message') || !hasText(challenge, 'address'))
    return { fault: 'other' }
  const { id: challenge_id, message, address } = challenge
  const { message: _, ...answer } = await port.signForProfile(door, { did, address }, message)
  const taken = await post({ did, challenge_id, ...answer })
  if ('fault' in taken) return taken
  if (!hasText(taken.said, 'encoded_id')) return { fault: 'other' }
  const { encoded_id, username } = { username: null, ...taken.said }
  return { claimed: { encoded_id, username: typeof username === 'string' ? username : null } }
}

async function post(body: object): Promise<{ readonly said: unknown } | { readonly fault: ClaimFault }> {
  const answer = await fetch('/user/claim/post', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new WalletFault('refused', '', cause)
  })
  // Whoever is not signed in any more was led to the login.
  if (answer.redirected) return { fault: 'signed-out' }
  const said: unknown = await answer.json().catch(() => undefined)
  return answer.ok ? { said } : { fault: faultOf(answer.status, said) }
}

function faultOf(status: number, said: unknown): ClaimFault {
  const { code, fault } = isRecord(said) ? said : {}
  if (code === 'SignatureRefused') return fault === 'other-key' ? 'other-key' : 'not-signed'
  if (code === 'ChallengeUnknown') return 'over'
  if (code === 'OwnerUnknown') return 'no-holder'
  if (code === 'Banned') return 'banned'
  if (status === 404) return 'unknown'
  if (status === 401) return 'signed-out'
  return status === 429 ? 'too-often' : 'other'
}
