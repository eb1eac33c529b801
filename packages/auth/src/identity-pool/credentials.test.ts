import { describe, expect, it } from 'vitest'
import { memoryPorts, memoryStore } from '../adapter/memory.js'
import { createAuth } from '../auth.js'
import { jwt } from '../fake-pool.test-support.js'
import type { IdentityTransport } from './action.js'

const ID = 'eu-west-1:pool'
const KEY = `com.amplify.Cognito.${ID}.identityId`

function world(allowGuestAccess: boolean) {
  let now = Date.UTC(2026, 0, 1)
  const sent: [string, object][] = []
  const kept = new Map<string, string>()
  let serial = 0
  const answers = {
    GetId: (logins: object) => ({ IdentityId: Object.keys(logins).length > 0 ? 'own' : `guest${++serial}` }),
    GetCredentialsForIdentity: () => ({
      Credentials: {
        AccessKeyId: `key${++serial}`,
        SecretKey: 's',
        SessionToken: 't',
        Expiration: new Date(now),
      },
    }),
  }
  const identityTransport: IdentityTransport = async (action, input) => {
    sent.push([action, input])
    return action === 'GetId' ? answers.GetId(input.Logins ?? {}) : answers.GetCredentialsForIdentity()
  }
  const auth = createAuth({
    userPool: { id: 'eu-west-1_p', clientId: 'c' },
    identityPool: { id: ID, allowGuestAccess },
    ports: memoryPorts({
      store: memoryStore(kept),
      identityTransport,
      clock: { now: () => now, wait: async () => {} },
    }),
  })
  const signIn = (n = 1) => {
    const iat = now / 1000
    const claims = { sub: 'u', username: 'u', iat, exp: iat + 36_000, iss: 'https://idp.example.org/pool', n }
    return auth.adoptTokens({ accessToken: jwt(claims), idToken: jwt(claims), refreshToken: 'r' })
  }
  const pass = (ms: number) => {
    now += ms
  }
  return { auth, sent, kept, signIn, pass, answers }
}

describe('credentials', () => {
  it('are nobody’s where guests are not let in', async () => {
    const { auth, sent } = world(false)
    expect(await auth.fetchAuthSession()).toEqual({})
    expect(sent).toEqual([])
  })

  it('of a guest are asked for once in 50 minutes; the identity is found again', async () => {
    const { auth, sent, kept, pass } = world(true)
    const first = await auth.fetchAuthSession()
    expect(first).toMatchObject({
      identityId: 'guest1',
      credentials: { secretAccessKey: 's', sessionToken: 't' },
    })
    expect(kept.get(KEY)).toBe('guest1')
    await Promise.all([auth.fetchAuthSession(), auth.fetchAuthSession()])
    pass(50 * 60_000 - 1)
    await auth.fetchAuthSession()
    expect(sent.map(([action]) => action)).toEqual(['GetId', 'GetCredentialsForIdentity'])
    expect(sent[0]?.[1]).toEqual({ IdentityPoolId: ID, Logins: {} })
    pass(1)
    expect((await auth.fetchAuthSession()).identityId).toBe('guest1')
    expect(sent.map(([action]) => action).slice(2)).toEqual(['GetCredentialsForIdentity'])
  })

  it('of who signs in take the place of the guest’s, and change with the ID token', async () => {
    const { auth, sent, kept, signIn } = world(true)
    await auth.fetchAuthSession()
    await signIn()
    const session = await auth.fetchAuthSession()
    expect([session.identityId, session.userSub, kept.has(KEY)]).toEqual(['own', 'u', false])
    const Logins = { 'idp.example.org/pool': session.tokens?.idToken?.text }
    expect(sent.slice(2)).toEqual([
      ['GetId', { IdentityPoolId: ID, Logins }],
      ['GetCredentialsForIdentity', { IdentityId: 'own', Logins }],
    ])
    await auth.fetchAuthSession()
    expect(sent).toHaveLength(4)
    await signIn(2)
    await auth.fetchAuthSession()
    expect(sent).toHaveLength(6)
  })

  it('that make no sense are refused, and asked for again', async () => {
    const { auth, answers } = world(true)
    const { GetId } = answers
    answers.GetId = () => ({ IdentityId: '' })
    await expect(auth.fetchAuthSession()).rejects.toMatchObject({
      message: 'The identity pool gave no identity.',
    })
    answers.GetId = GetId
    expect((await auth.fetchAuthSession()).credentials).toBeDefined()
  })
})
