import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from './client.test-support.js'
import { openPool, respond, srpClient, srpSignIn } from './client.test-support.js'

export const PASSWORD = 'correct-horse-1'
export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
export const UNKNOWN_DEVICE = 'local_00000000-0000-4000-8000-000000000000'

const plenty = {
  addressRate: 1e6,
  addressBurst: 1e6,
  accountRate: 1e6,
  accountBurst: 1e6,
  letters: 1000,
  tries: 1000,
}
/** The pool under attack: opened once for each file of attacks. */
export let world: Awaited<ReturnType<typeof openPool>>
let people = 0

beforeAll(async () => {
  world = await openPool({
    settings: { limits: plenty, callbackUrls: ['http://localhost:4800/'] },
    seeds: [
      { email: 'victim@example.org', password: PASSWORD },
      { email: 'changing@example.org', password: PASSWORD },
      { email: 'invited@example.org', password: PASSWORD, status: 'FORCE_CHANGE_PASSWORD' },
      {
        email: 'careful@example.org',
        password: PASSWORD,
        totpSecret: SECRET,
        mfa: { methods: ['SOFTWARE_TOKEN_MFA'] },
      },
    ],
  })
})
afterAll(async () => {
  // Nothing a stranger sends is ever the pool's own fault.
  expect(world.faults).toEqual([])
  await world.pool.close()
})

type Params = Readonly<Record<string, unknown>>
export const initiate = (AuthFlow: string, AuthParameters: Params, more: Params = {}) =>
  world.call('InitiateAuth', { AuthFlow, ClientId: world.pool.clientId, AuthParameters, ...more })
export const withClient = (action: string, body: Params) =>
  world.call(action, { ClientId: world.pool.clientId, ...body })

/** A password challenge and its right answer. */
export async function opened(username = 'victim@example.org', secret = PASSWORD, now = world.time.now) {
  const srp = srpClient()
  const challenge = await initiate('USER_SRP_AUTH', { USERNAME: username, SRP_A: srp.SRP_A })
  const user = challenge.ChallengeParameters?.USER_ID_FOR_SRP ?? ''
  const who = { group: 'Chiaroscuro', user, secret }
  return { challenge, claim: srp.claim(challenge.ChallengeParameters ?? {}, who, now) }
}

export async function tokensOf(username = 'victim@example.org') {
  const { AuthenticationResult } = await srpSignIn(world, username, PASSWORD)
  if (!AuthenticationResult) throw new Error('no tokens')
  return AuthenticationResult
}

/** Somebody who signed up and has not confirmed. */
export async function newcomer() {
  const Username = `newcomer-${people++}@example.org`
  await withClient('SignUp', { Username, Password: PASSWORD })
  return Username
}

/** A challenge of the victim's, answered with something else than its right answer. */
export async function answering(change: (claim: Record<string, string>) => Record<string, string>) {
  const { challenge, claim } = await opened()
  return respond(world, challenge, change(claim))
}

export function made(session: string, name: string, username: string, more: Params = {}) {
  return withClient('RespondToAuthChallenge', {
    ChallengeName: name,
    Session: session,
    ChallengeResponses: { USERNAME: username, ...more },
  })
}

export const [denied, invalid, missing, mismatch, expired] = [
  'NotAuthorizedException',
  'InvalidParameterException',
  'ResourceNotFoundException',
  'CodeMismatchException',
  'ExpiredCodeException',
]

/** Something that must be refused, and the refusal's name. */
export interface Case {
  readonly what: string
  readonly refused: string
  readonly attack: () => Promise<Reply>
}

export function cases(refused: string, attacks: Readonly<Record<string, () => Promise<Reply>>>): Case[] {
  return Object.entries(attacks).map(([what, attack]) => ({ what, refused, attack }))
}

/** Makes the attacks, each of which must be refused by name and in words, and leave the pool as it was. */
export function describeRefusals(name: string, table: readonly Case[]): void {
  describe(`refuses ${name}`, () => {
    it.each(table)('$what: $refused', async ({ attack, refused }) => {
      const reply = await attack()
      expect(reply.AuthenticationResult).toBeUndefined()
      expect({ type: reply.__type, message: typeof reply.message }).toEqual({
        type: refused,
        message: 'string',
      })
      expect(reply.status).toBe(refused === 'RequestEntityTooLargeException' ? 413 : 400)
    })
  })
}
