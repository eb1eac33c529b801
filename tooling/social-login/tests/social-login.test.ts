import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerAt, type Endpoints, type SocialLogin, startSocialLogin } from '../src/index.js'

const SITE = 'http://site.test'
const client = { id: 'a-site', secret: 'a-secret-of-the-site', redirects: [`${SITE}/back`] }
const verifier = 'v'.repeat(64)
const challenge = createHash('sha256').update(verifier).digest('base64url')

let social: SocialLogin
beforeAll(async () => {
  social = await startSocialLogin({ client, now: Date.now, cookieKey: randomBytes(16).toString('hex') })
})
afterAll(() => social.close())

function authorize(at: Endpoints, scope: string, more: Record<string, string> = {}): string {
  const query = {
    response_type: 'code',
    client_id: client.id,
    redirect_uri: `${SITE}/back`,
    scope,
    state: 'the-state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  }
  return `${at.authorize}?${new URLSearchParams(query)}`
}

function exchange(at: Endpoints, code: string, more: Record<string, string> = {}, secret = client.secret) {
  return fetch(at.token, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${client.id}:${secret}`)}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      redirect_uri: `${SITE}/back`,
      code,
      code_verifier: verifier,
      ...more,
    }),
  })
}

const me = (at: Endpoints, token: string) => fetch(at.me, { headers: { authorization: `Bearer ${token}` } })

describe.each([
  { name: 'Discord', scope: 'identify', person: 'kestrel' },
  { name: 'X', scope: 'users.read tweet.read', person: 'Kestrel' },
])('the stand-in for $name', ({ name, scope, person }) => {
  const at = () => (name === 'Discord' ? social.discord : social.x)
  const allowed = async () => {
    const back = await answerAt(authorize(at(), scope), { person, answer: 'allow' })
    expect(back.searchParams.get('state')).toBe('the-state')
    return back.searchParams.get('code') ?? ''
  }

  it('says who allowed it, to whoever has the code, the secret and the verifier', async () => {
    const answer: unknown = await (await exchange(at(), await allowed())).json()
    expect(answer).toMatchObject({ token_type: 'Bearer', scope, access_token: expect.any(String) })
    const { access_token: token } = answer as { access_token: string }
    const said: unknown = await (await me(at(), token)).json()
    const facts = name === 'Discord' ? said : (said as { data: unknown }).data
    expect(facts).toMatchObject({ id: expect.stringMatching(/^\d{18}$/), username: person })
    const revoked = await fetch(at().revoke, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${client.id}:${client.secret}`)}` },
      body: new URLSearchParams({ token }),
    })
    expect([revoked.status, (await me(at(), token)).status]).toEqual([200, 401])
  })

  it('takes a code once, from its own site, with the verifier', async () => {
    const code = await allowed()
    expect((await exchange(at(), code)).status).toBe(200)
    expect((await exchange(at(), code)).status).toBe(400)
    expect((await exchange(at(), await allowed(), { code_verifier: 'w'.repeat(64) })).status).toBe(400)
    expect((await exchange(at(), await allowed(), { redirect_uri: `${SITE}/other` })).status).toBe(400)
    expect((await exchange(at(), await allowed(), {}, 'another secret')).status).toBe(401)
  })

  it('says that somebody denied it', async () => {
    const back = await answerAt(authorize(at(), scope), { answer: 'deny' })
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'the-state',
    })
    expect(back.searchParams.has('code')).toBe(false)
  })

  it('sends nobody elsewhere, and gives no code without PKCE', async () => {
    const elsewhere = await fetch(authorize(at(), scope, { redirect_uri: 'http://evil.test/' }), {
      redirect: 'manual',
    })
    expect(elsewhere.status).toBe(400)
    const plain = await fetch(authorize(at(), scope, { code_challenge: '', code_challenge_method: '' }), {
      redirect: 'manual',
    })
    expect(plain.headers.get('location')).toContain('error=invalid_request')
  })

  it('knows nobody by a token that it did not give, and no sign-in of another browser', async () => {
    expect((await me(at(), 'x'.repeat(43))).status).toBe(401)
    const begun = await fetch(authorize(at(), scope), { redirect: 'manual' })
    const page = new URL(begun.headers.get('location') ?? '', at().authorize)
    expect((await fetch(page)).status).toBe(400)
    expect(
      (await fetch(page, { method: 'POST', body: new URLSearchParams({ answer: 'allow' }) })).status,
    ).toBe(400)
  })

  it('takes no name that the service would not have', async () => {
    await expect(answerAt(authorize(at(), scope), { person: '<b>', answer: 'allow' })).rejects.toThrow('400')
  })
})
