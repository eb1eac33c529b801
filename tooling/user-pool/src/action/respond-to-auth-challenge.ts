import { z } from 'zod'
import { isNameOf } from '../account/subject.js'
import { invalidParameter, invalidSession, PoolError } from '../error.js'
import type { Call, Pool } from '../pool.js'
import type { ChallengeName } from '../session/pending.js'
import { takeUp } from '../session/take-up.js'
import type { Answer, Outcome, Responses } from '../sign-in/answer.js'
import { answerChoice } from '../sign-in/choice-flow.js'
import { answerCustom } from '../sign-in/custom-flow.js'
import { answerDeviceSrp, answerDeviceVerifier } from '../sign-in/device-flow.js'
import { answerMfaSetup } from '../sign-in/mfa-setup-flow.js'
import { answerNewPassword } from '../sign-in/new-password-flow.js'
import { answerPasskey } from '../sign-in/passkey-flow.js'
import type { Progress } from '../sign-in/progress.js'
import { goOn } from '../sign-in/progress.js'
import { answerSelection, answerSms, answerTotp } from '../sign-in/second-factor.js'
import { answerPasswordVerifier, sessionOfBlock } from '../sign-in/srp-flow.js'
import { defineAction } from '../wire/action.js'
import { demandClient } from '../wire/client.js'
import { clientId, deviceKey, password, publicValue, session, username } from '../wire/field.js'

const CHALLENGES = [
  'PASSWORD_VERIFIER',
  'SELECT_CHALLENGE',
  'DEVICE_SRP_AUTH',
  'DEVICE_PASSWORD_VERIFIER',
  'SMS_MFA',
  'SOFTWARE_TOKEN_MFA',
  'SELECT_MFA_TYPE',
  'MFA_SETUP',
  'NEW_PASSWORD_REQUIRED',
  'CUSTOM_CHALLENGE',
  'WEB_AUTHN',
] as const satisfies readonly ChallengeName[]

const short = z.string().max(2048)
const responsesSchema = z.object({
  USERNAME: username,
  ANSWER: short.optional(),
  SRP_A: publicValue.optional(),
  PASSWORD: password.optional(),
  DEVICE_KEY: deviceKey.optional(),
  PASSWORD_CLAIM_SECRET_BLOCK: short.optional(),
  PASSWORD_CLAIM_SIGNATURE: short.optional(),
  TIMESTAMP: z.string().max(64).optional(),
  SMS_MFA_CODE: short.optional(),
  SOFTWARE_TOKEN_MFA_CODE: short.optional(),
  NEW_PASSWORD: password.optional(),
  CREDENTIAL: z.string().max(60_000).optional(),
})

const inputSchema = z.object({
  ChallengeName: z.enum(CHALLENGES),
  ChallengeResponses: z.record(z.string().max(64), z.string().max(60_000)),
  ClientId: clientId,
  Session: session.nullish(),
})

/** Answers a challenge of a sign-in. */
export const respondToAuthChallenge = defineAction(inputSchema, async (pool, input, call) => {
  demandClient(pool, input.ClientId)
  const responses = readResponses(input.ChallengeResponses)
  return answerWith(pool, input.ChallengeName, nameSession(input.Session, responses), responses, call)
})

/** Takes the session up, lets its challenge judge the answer, and puts it back where the refusal says so. */
async function answerWith(
  pool: Pool,
  name: ChallengeName,
  session: string,
  responses: Responses,
  call: Call,
): Promise<Progress> {
  const { pending, putBack } = takeUp(pool, session)
  if (pending.challenge !== name || !isNameOf(pool, responses.USERNAME ?? '', pending.subject))
    throw invalidSession()
  try {
    return await goOn(pool, await answer({ pool, pending, session, responses, call }), call)
  } catch (error) {
    if (error instanceof PoolError && error.keepsSession) putBack()
    throw error
  }
}

function answer({ pending, ...rest }: Answer): Promise<Outcome> {
  switch (pending.challenge) {
    case 'PASSWORD_VERIFIER':
      return answerPasswordVerifier({ ...rest, pending })
    case 'SELECT_CHALLENGE':
      return answerChoice({ ...rest, pending })
    case 'DEVICE_SRP_AUTH':
      return answerDeviceSrp({ ...rest, pending })
    case 'DEVICE_PASSWORD_VERIFIER':
      return answerDeviceVerifier({ ...rest, pending })
    case 'SMS_MFA':
      return answerSms({ ...rest, pending })
    case 'SOFTWARE_TOKEN_MFA':
      return answerTotp({ ...rest, pending })
    case 'SELECT_MFA_TYPE':
      return answerSelection({ ...rest, pending })
    case 'MFA_SETUP':
      return answerMfaSetup({ ...rest, pending })
    case 'NEW_PASSWORD_REQUIRED':
      return answerNewPassword({ ...rest, pending })
    case 'CUSTOM_CHALLENGE':
      return answerCustom({ ...rest, pending })
    case 'WEB_AUTHN':
      return answerPasskey({ ...rest, pending })
  }
}

function readResponses(given: Readonly<Record<string, string>>): Responses {
  const read = responsesSchema.safeParse(given)
  if (!read.success) {
    const field = String(read.error.issues[0]?.path[0] ?? 'ChallengeResponses')
    const missing = given[field] === undefined
    throw invalidParameter(missing ? `Missing required parameter ${field}` : `Invalid parameter ${field}`)
  }
  const prefix = 'userAttributes.'
  const attributes = Object.entries(given)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => [name.slice(prefix.length), value] as const)
  return { ...read.data, attributes: Object.fromEntries(attributes) }
}

/** Clients that know SRP alone send no session: the secret block names it. */
function nameSession(given: string | null | undefined, responses: Responses): string {
  if (given) return given
  if (responses.PASSWORD_CLAIM_SECRET_BLOCK) return sessionOfBlock(responses.PASSWORD_CLAIM_SECRET_BLOCK)
  throw invalidParameter('Missing required parameter Session')
}
