import type { FlowErrorName } from '../flow-error.js'
import { Secret } from '../secret.js'
import type { Claim, Ephemeral } from '../srp/index.js'
import type { Challenge } from '../user-pool/answer.js'
import type { AnsweredChallenge, AskedChallenge } from './challenge-name.js'
import type { Attempt, ChallengeAnswer, Question, SignInEffect } from './sign-in-state.js'

/** What an attempt lacks, or has too much of (specification, section 5). */
export function missing({ loginId, flow, password }: Attempt): FlowErrorName | undefined {
  if (!loginId) return 'EmptySignInUsername'
  if (flow === 'CUSTOM_WITHOUT_SRP') return password ? 'CustomAuthSignInPassword' : undefined
  return password || flow === 'USER_AUTH' ? undefined : 'EmptySignInPassword'
}

/** `DEVICE_KEY`, where the device is known: the service may then skip what it asks of strangers. */
function deviceKey({ device }: Attempt): Record<string, string> {
  return device ? { DEVICE_KEY: device.reveal().key } : {}
}

/** The first request of each flow. */
export function initiate(attempt: Attempt, ephemeral?: Secret<Ephemeral>): SignInEffect {
  const { flow, loginId, password, signUp: session, clientMetadata } = attempt
  const srpA = ephemeral ? { SRP_A: ephemeral.reveal().A.toString(16) } : {}
  const parameters: Record<string, string> = { USERNAME: loginId }
  if (flow === 'USER_SRP_AUTH') Object.assign(parameters, srpA)
  if (flow === 'CUSTOM_WITH_SRP') Object.assign(parameters, srpA, { CHALLENGE_NAME: 'SRP_A' })
  if (flow === 'CUSTOM_WITHOUT_SRP') Object.assign(parameters, deviceKey(attempt))
  if (flow === 'USER_PASSWORD_AUTH')
    Object.assign(parameters, { PASSWORD: password?.reveal() ?? '' }, deviceKey(attempt))
  if (flow === 'USER_AUTH')
    Object.assign(parameters, session ? {} : { PREFERRED_CHALLENGE: 'WEB_AUTHN' }, deviceKey(attempt))
  return { type: 'Initiate', flow, parameters: new Secret(parameters), session, clientMetadata }
}

/** The answer to a challenge, in its own session. */
export function respond(
  { clientMetadata }: { readonly clientMetadata?: Attempt['clientMetadata'] | undefined },
  challenge: AnsweredChallenge,
  session: Secret | undefined,
  responses: Record<string, string>,
): SignInEffect {
  return { type: 'Respond', challenge, session, responses: new Secret(responses), clientMetadata }
}

/** PASSWORD_VERIFIER, with the device where it is known. */
export function respondClaim(
  attempt: Attempt,
  { parameters, session }: Challenge,
  claim: Claim,
): SignInEffect {
  return respond(attempt, 'PASSWORD_VERIFIER', session, {
    USERNAME: parameters.USER_ID_FOR_SRP ?? '',
    ...claimOf(parameters, claim),
    ...deviceKey(attempt),
  })
}

/** The signed claim, and what it was signed over. */
export function claimOf(parameters: Challenge['parameters'], claim: Claim): Record<string, string> {
  return {
    PASSWORD_CLAIM_SECRET_BLOCK: parameters.SECRET_BLOCK ?? '',
    TIMESTAMP: claim.timestamp,
    PASSWORD_CLAIM_SIGNATURE: claim.signature,
  }
}

/** What a person answered, as the challenge wants to hear it. */
export function respondAnswer(attempt: Attempt, challenge: Question, answer: ChallengeAnswer): SignInEffect {
  const asked = { clientMetadata: answer.clientMetadata ?? attempt.clientMetadata }
  return respond(asked, challenge.name, challenge.session, {
    USERNAME: attempt.username,
    ...answerOf(challenge.name, answer),
    ...(challenge.name === 'NEW_PASSWORD_REQUIRED' ? {} : deviceKey(attempt)),
  })
}

function answerOf(
  challenge: AskedChallenge,
  { text, userAttributes = {} }: ChallengeAnswer,
): Record<string, string> {
  const answer = text.reveal()
  switch (challenge) {
    case 'SMS_MFA':
      return { SMS_MFA_CODE: answer }
    case 'SOFTWARE_TOKEN_MFA':
      return { SOFTWARE_TOKEN_MFA_CODE: answer }
    case 'SELECT_MFA_TYPE':
      return { ANSWER: answer === 'SMS' ? 'SMS_MFA' : 'SOFTWARE_TOKEN_MFA' }
    case 'NEW_PASSWORD_REQUIRED': {
      const given = Object.entries(userAttributes).filter(([, value]) => value !== '')
      const attributes = given.map(([name, value]) => [`userAttributes.${name}`, value])
      return { NEW_PASSWORD: answer, ...Object.fromEntries(attributes) }
    }
    default:
      return { ANSWER: answer }
  }
}
