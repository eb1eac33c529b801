/** Challenges a person answers. */
const ASKED = [
  'SMS_MFA',
  'SOFTWARE_TOKEN_MFA',
  'SELECT_MFA_TYPE',
  'MFA_SETUP',
  'NEW_PASSWORD_REQUIRED',
  'CUSTOM_CHALLENGE',
] as const

export type AskedChallenge = (typeof ASKED)[number]

/** Every challenge this package answers, by itself or through a person. */
export type AnsweredChallenge =
  | AskedChallenge
  | 'PASSWORD_VERIFIER'
  | 'DEVICE_SRP_AUTH'
  | 'DEVICE_PASSWORD_VERIFIER'
  | 'SELECT_CHALLENGE'
  | 'WEB_AUTHN'

export function isAsked(name: unknown): name is AskedChallenge {
  return ASKED.some((one) => one === name)
}
