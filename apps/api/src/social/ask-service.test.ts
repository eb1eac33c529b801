import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SocialService } from '../config/social.js'
import { CodeRefusedError, ServiceSilentError, whoAllowed } from './ask-service.js'

type Say = (request: IncomingMessage, response: ServerResponse) => void
const asked = { code: 'the-code', verifier: 'the-verifier', redirectUri: 'https://site.example/back' }
const json =
  (body: unknown, status = 200): Say =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
const token = json({ access_token: 'secret-token', token_type: 'bearer' })
const ann = json({ id: '80351110224678912', username: 'ann', discriminator: '0', extra: [1] })

let say: Record<string, Say> = {}
let seen: { path: string; headers: IncomingMessage['headers']; body: string }[] = []
let service: SocialService
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    const path = request.url ?? ''
    seen.push({ path, headers: request.headers, body })
    say[path]?.(request, response)
  })
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const root = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  service = {
    clientId: 'a site',
    clientSecret: 'p:ss',
    authorizeUrl: `${root}/authorize`,
    tokenUrl: `${root}/token`,
    revokeUrl: `${root}/revoke`,
    meUrl: `${root}/me`,
    scope: 'identify',
  }
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function ask(provider: 'discord' | 'twitter', said: Record<string, Say>, timeoutMs = 2000) {
  say = { '/revoke': json({}), ...said }
  seen = []
  return whoAllowed(provider, service, asked, { timeoutMs })
}

async function faultOf(work: Promise<unknown>): Promise<Error> {
  return work.then(
    () => expect.unreachable('it was believed'),
    (error: unknown) => (error instanceof Error ? error : expect.unreachable('no error')),
  )
}

describe('a service', () => {
  it('is asked with secret and verifier, then who it is, and its token is taken back', async () => {
    expect(await ask('discord', { '/token': token, '/me': ann })).toEqual({
      accountId: '80351110224678912',
      username: 'ann',
      discriminator: '0',
    })
    expect(seen.map(({ path }) => path)).toEqual(['/token', '/me', '/revoke'])
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
      grant_type: 'authorization_code',
      code: 'the-code',
      redirect_uri: 'https://site.example/back',
      code_verifier: 'the-verifier',
      client_id: 'a site',
    })
    expect(seen[0]?.headers.authorization).toBe(`Basic ${btoa('a%20site:p%3Ass')}`)
    expect(seen[1]?.headers.authorization).toBe('Bearer secret-token')
    expect(new URLSearchParams(seen[2]?.body).get('token')).toBe('secret-token')
  })

  it('is believed though it takes no token back', async () => {
    const said = { '/token': token, '/me': json({ data: { id: '7', username: 'Ann_1', name: '<b>' } }) }
    expect(await ask('twitter', { ...said, '/revoke': json({}, 500) })).toEqual({
      accountId: '7',
      username: 'Ann_1',
      discriminator: null,
    })
  })

  it('says that a code is none of its own', async () => {
    expect(await faultOf(ask('discord', { '/token': json({ error: 'invalid_grant' }, 400) }))).toBeInstanceOf(
      CodeRefusedError,
    )
    expect(seen.map(({ path }) => path)).toEqual(['/token'])
  })

  const long = 'x'.repeat(100_000)
  const lies: [string, Record<string, Say>][] = [
    ['is away', { '/token': (_, response) => response.destroy() }],
    ['is away in the middle', { '/token': token, '/me': (_, response) => response.destroy() }],
    ['fails', { '/token': json({}, 500) }],
    ['does not know us', { '/token': json({ error: 'invalid_client' }, 401) }],
    ['never answers', { '/token': () => {} }],
    ['never says who', { '/token': token, '/me': () => {} }],
    ['says no JSON', { '/token': (_, response) => response.end('<html>') }],
    ['gives no token', { '/token': json({ token_type: 'bearer' }) }],
    [
      'gives a token with a line in it',
      { '/token': json({ access_token: 'a\r\nb: c', token_type: 'bearer' }) },
    ],
    ['gives another kind of token', { '/token': json({ access_token: 'a', token_type: 'mac' }) }],
    ['leads elsewhere', { '/token': (_, response) => response.writeHead(302, { location: '/me' }).end() }],
    ['says too much', { '/token': token, '/me': json({ id: '1', username: 'ann', long }) }],
    ['says a list', { '/token': token, '/me': json([{ id: '1', username: 'ann' }]) }],
    ['says a number for an id', { '/token': token, '/me': json({ id: 1, username: 'ann' }) }],
    ['says a path for an id', { '/token': token, '/me': json({ id: '../1', username: 'ann' }) }],
    ['says a name that turns around', { '/token': token, '/me': json({ id: '1', username: 'a\u202enn' }) }],
    ['says a name with a space', { '/token': token, '/me': json({ id: '1', username: 'ann verified' }) }],
    ['says an empty name', { '/token': token, '/me': json({ id: '1', username: '' }) }],
    ['says a long name', { '/token': token, '/me': json({ id: '1', username: 'a'.repeat(33) }) }],
    ['says nobody', { '/token': token, '/me': json({ data: null }) }],
  ]
  it.each(lies)('is not believed when it %s', async (_, said) => {
    const error = await faultOf(ask('discord', said, 150))
    expect(error).toBeInstanceOf(ServiceSilentError)
    expect(`${error.message} ${String(error.cause ?? '')}`).not.toMatch(/secret-token|p:ss|the-code|127\.0/)
  })
})
