import { hasText, isRecord } from '#app/feature/endless/is-record.js'
import { safeUrl } from '#app/feature/external-link/safe-url.js'
import { WalletFault } from '#app/wallet/wallet-fault.js'
import type { Door, WalletPort } from '#app/wallet/wallet-port.js'
import type { SocialProvider } from './provider.js'

/** Why it came to nothing, where it was not the wallet's doing. */
export type WalletSocialFault =
  | 'no-holder'
  | 'other-key'
  | 'not-signed'
  | 'over'
  | 'nothing'
  | 'not-offered'
  | 'too-often'
  | 'other'

export interface WalletStep {
  readonly provider: SocialProvider
  readonly action: 'link' | 'unlink'
  /** A DID, or the wallet's own address. */
  readonly subject: string
}

type Outcome = { readonly done: string | null } | { readonly fault: WalletSocialFault }

/** Has the wallet sign for a DID or its address, and hands that in: where to go next, or nothing where that was all. */
export async function walletStep(port: WalletPort, door: Door, step: WalletStep): Promise<Outcome> {
  const { provider, action, subject } = step
  const asked = await post({ provider, action, subject })
  if ('fault' in asked) return asked
  const { said: challenge } = asked
  if (!hasText(challenge, 'id') || !hasText(challenge, 'message') || !hasText(challenge, 'address'))
    return { fault: 'other' }
  const { id: challenge_id, message, address } = challenge
  const { message: _, ...answer } = subject.startsWith('did:')
    ? await port.signForProfile(door, { did: subject, address }, message)
    : await port.signMessage(door, message)
  const taken = await post({ provider, action, challenge_id, ...answer })
  if ('fault' in taken) return taken
  if (action === 'unlink') return { done: null }
  const next = hasText(taken.said, 'authorize_url') ? safeUrl(taken.said.authorize_url) : undefined
  return next ? { done: next } : { fault: 'other' }
}

async function post(
  body: object,
): Promise<{ readonly said: unknown } | { readonly fault: WalletSocialFault }> {
  const answer = await fetch('/wallet/social', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new WalletFault('refused', '', cause)
  })
  const said: unknown = await answer.json().catch(() => undefined)
  return answer.ok ? { said } : { fault: faultOf(answer.status, said) }
}

function faultOf(status: number, said: unknown): WalletSocialFault {
  const { code, fault } = isRecord(said) ? said : {}
  if (code === 'SignatureRefused') return fault === 'other-key' ? 'other-key' : 'not-signed'
  if (code === 'ChallengeUnknown') return 'over'
  if (code === 'OwnerUnknown') return 'no-holder'
  if (code === 'NotOffered') return 'not-offered'
  if (status === 404) return 'nothing'
  return status === 429 ? 'too-often' : 'other'
}
