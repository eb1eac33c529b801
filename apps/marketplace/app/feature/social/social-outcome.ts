/** What became of the way to a service and back, as the address of the page says that tells it. */
export const SOCIAL_OUTCOMES = [
  'linked',
  'denied',
  'used',
  'over',
  'unknown',
  'other-browser',
  'other-person',
  'failed',
  'code-refused',
  'taken',
  'moved',
  'silent',
  'not-offered',
  'too-often',
  'other',
] as const
export type SocialOutcome = (typeof SOCIAL_OUTCOMES)[number]

export function readSocialOutcome(text: string | null): SocialOutcome | undefined {
  return SOCIAL_OUTCOMES.find((one) => one === text)
}

/** The outcome that the API's refusal is. */
export function outcomeOf(
  refusal: { readonly code: string; readonly fault?: string },
  status: number,
): SocialOutcome {
  const { code, fault = '' } = refusal
  if (code === 'SocialRefused') return readSocialOutcome(fault) ?? 'other'
  if (code === 'SocialSilent') return 'silent'
  if (code === 'NotOffered') return 'not-offered'
  // What cannot even be read was never given out.
  if (code === 'InvalidInput') return 'unknown'
  if (status === 401) return 'other-person'
  return status === 429 ? 'too-often' : 'other'
}
