import { type DidId, formatDid } from '@chiaroscuro/domain/id'

/** What a signed text is good for, and nothing else. */
export interface SocialChallengeFacts {
  /** Host and port of the website. */
  readonly domain: string
  readonly action: 'link' | 'unlink'
  readonly provider: 'discord' | 'twitter'
  /** An address in its encoded form, or a DID. */
  readonly subject: { readonly address: string } | { readonly did: DidId }
  readonly network: string
  /** Random; used once. */
  readonly code: string
  /** Unix milliseconds. */
  readonly expiresAt: number
}

const NAMES = { discord: 'Discord', twitter: 'X' } as const

/** The text to sign, for a person to read in their wallet: words, as those of profile claims, that name all they are good for. */
export function socialChallengeText(facts: SocialChallengeFacts): string {
  const { domain, action, provider, subject, network, code, expiresAt } = facts
  const service = NAMES[provider]
  const question =
    action === 'link'
      ? `${domain} asks whether this is yours, before you sign in to ${service} and your account there is shown with it.`
      : `${domain} asks whether this is yours, before it forgets the ${service} account that is shown with it.`
  return [
    question,
    '',
    'Signing this moves nothing and costs nothing. Sign it only there, and only if you asked for it.',
    '',
    `Action: ${action} an account of ${service}`,
    'did' in subject ? `Profile: ${formatDid(subject.did)}` : `Address: ${subject.address}`,
    `Network: ${network}`,
    `Until: ${new Date(expiresAt).toISOString()}`,
    `Code: ${code}`,
  ].join('\n')
}
