import { z } from 'zod'
import { findSubject } from '../account/subject.js'
import { invalidParameter } from '../error.js'
import type { Pool } from '../pool.js'
import type { Outcome } from '../sign-in/answer.js'
import { startChoice } from '../sign-in/choice-flow.js'
import { demandCustom, startCustom } from '../sign-in/custom-flow.js'
import { signInByPassword } from '../sign-in/password-flow.js'
import { goOn } from '../sign-in/progress.js'
import { refresh } from '../sign-in/refresh-flow.js'
import { demandClientPublic, startSrp } from '../sign-in/srp-flow.js'
import { defineAction } from '../wire/action.js'
import { demandClient } from '../wire/client.js'
import { clientId, deviceKey, password, publicValue, session, username } from '../wire/field.js'

const parametersSchema = z.object({
  USERNAME: username.optional(),
  PASSWORD: password.optional(),
  SRP_A: publicValue.optional(),
  CHALLENGE_NAME: z.string().max(64).optional(),
  PREFERRED_CHALLENGE: z.string().max(64).optional(),
  REFRESH_TOKEN: z.string().max(8192).optional(),
  DEVICE_KEY: deviceKey.optional(),
})

const inputSchema = z.object({
  AuthFlow: z.enum([
    'USER_SRP_AUTH',
    'USER_PASSWORD_AUTH',
    'CUSTOM_AUTH',
    'REFRESH_TOKEN_AUTH',
    'REFRESH_TOKEN',
    'USER_AUTH',
  ]),
  AuthParameters: parametersSchema,
  ClientId: clientId,
  Session: session.nullish(),
})

type Input = z.infer<typeof inputSchema>

/** Begins a sign-in by any of the flows, or refreshes tokens. */
export const initiateAuth = defineAction(inputSchema, async (pool, input, call) => {
  demandClient(pool, input.ClientId)
  if (input.AuthFlow === 'REFRESH_TOKEN_AUTH' || input.AuthFlow === 'REFRESH_TOKEN')
    return refreshTokens(pool, input)
  const name = input.AuthParameters.USERNAME
  if (!name) throw invalidParameter('Missing required parameter USERNAME')
  return goOn(pool, await begin(pool, input, name, input.AuthFlow), call)
})

async function begin(
  pool: Pool,
  input: Input,
  name: string,
  flow: Exclude<Input['AuthFlow'], 'REFRESH_TOKEN_AUTH' | 'REFRESH_TOKEN'>,
): Promise<Outcome> {
  const { PASSWORD, SRP_A, CHALLENGE_NAME, PREFERRED_CHALLENGE, DEVICE_KEY } = input.AuthParameters
  const who = { username: name, clientId: input.ClientId, deviceKey: DEVICE_KEY }
  switch (flow) {
    case 'USER_SRP_AUTH':
      return startSrp(pool, { ...who, clientPublic: demandClientPublic(SRP_A), leadsTo: 'tokens' })
    case 'USER_PASSWORD_AUTH':
      if (!PASSWORD) throw invalidParameter('Missing required parameter PASSWORD')
      return signInByPassword(pool, { ...who, password: PASSWORD })
    case 'CUSTOM_AUTH':
      demandCustom(pool)
      if (CHALLENGE_NAME !== 'SRP_A') return startCustom(pool, name, input.ClientId)
      return startSrp(pool, { ...who, clientPublic: demandClientPublic(SRP_A), leadsTo: 'custom' })
    case 'USER_AUTH':
      if (input.Session) {
        const signUp = { subject: findSubject(pool, name), clientId: input.ClientId }
        return pool.signUps.signIn(pool, input.Session, signUp)
      }
      return startChoice(pool, { ...who, way: PREFERRED_CHALLENGE, srpA: SRP_A, password: PASSWORD })
  }
}

async function refreshTokens(pool: Pool, input: Input) {
  const { REFRESH_TOKEN, DEVICE_KEY } = input.AuthParameters
  if (!REFRESH_TOKEN) throw invalidParameter('Missing required parameter REFRESH_TOKEN')
  const result = await refresh(pool, {
    refreshToken: REFRESH_TOKEN,
    clientId: input.ClientId,
    deviceKey: DEVICE_KEY,
    rotates: pool.settings.rotation.everyRefresh,
  })
  return { AuthenticationResult: result, ChallengeParameters: {} }
}
