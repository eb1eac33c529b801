import { describe, expect, it } from 'vitest'
import type { Clock } from '../port.js'
import { userPoolTransport } from './client.js'

/** A pool whose answers are given here; waits pass at once and are kept. */
function pool(answer: (n: number) => Response | Error) {
  const requests: Request[] = []
  const waits: number[] = []
  const clock: Clock = {
    now: () => 0,
    wait: async (ms) => {
      waits.push(ms)
    },
  }
  const send = userPoolTransport({
    endpoint: 'http://pool.test:9229/',
    region: 'eu-west-1',
    clock,
    chance: () => 0.5,
    fetch: async (input) => {
      if (input instanceof Request) requests.push(input)
      const said = answer(requests.length)
      if (said instanceof Error) throw said
      return said
    },
  })
  return { send, requests, waits }
}

const json = (status: number, body: object, headers = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/x-amz-json-1.1', ...headers },
  })
const forgot = { ClientId: 'c', Username: 'u' }

describe('a request', () => {
  it('is what the service expects', async () => {
    const { send, requests } = pool(() =>
      json(200, { CodeDeliveryDetails: { Destination: 'a***@b.c', DeliveryMedium: 'EMAIL' } }),
    )
    const said = await send('ForgotPassword', { ...forgot, ClientMetadata: { a: 'b' } })
    expect(said.CodeDeliveryDetails?.Destination).toBe('a***@b.c')
    const [request] = requests
    expect([request?.url, request?.method, request?.cache]).toEqual([
      'http://pool.test:9229/',
      'POST',
      'no-store',
    ])
    expect(request?.headers.get('x-amz-target')).toBe('AWSCognitoIdentityProviderService.ForgotPassword')
    expect(request?.headers.get('content-type')).toBe('application/x-amz-json-1.1')
    expect(request?.headers.get('authorization')).toBeNull()
    expect(await request?.json()).toEqual({ ClientId: 'c', Username: 'u', ClientMetadata: { a: 'b' } })
  })

  it('carries documents (passkeys) as they are', async () => {
    const options = { challenge: 'AAA', rp: { id: 'x' }, list: [1, null, true] }
    const { send, requests } = pool(() => json(200, { CredentialCreationOptions: options }))
    expect(await send('StartWebAuthnRegistration', { AccessToken: 't' })).toMatchObject({
      CredentialCreationOptions: options,
    })
    await send('CompleteWebAuthnRegistration', { AccessToken: 't', Credential: options })
    expect(await requests[1]?.json()).toEqual({ AccessToken: 't', Credential: options })
  })
})

describe('attempts', () => {
  const named = (status: number, name: string) => () => json(status, { __type: name, message: 'm' })
  const cases: [string, () => Response | Error, string, number][] = [
    ['429 by a proxy', () => new Response('<html>', { status: 429 }), 'NetworkError', 3],
    ['500', named(500, 'InternalErrorException'), 'InternalErrorException', 3],
    ['502 without a body', () => new Response(null, { status: 502 }), 'NetworkError', 3],
    ['503 of HTML', () => new Response('<html>', { status: 503 }), 'NetworkError', 3],
    ['504', () => new Response('', { status: 504 }), 'NetworkError', 3],
    ['501', () => new Response('{}', { status: 501 }), 'NetworkError', 1],
    ['throttled with 400', named(400, 'TooManyRequestsException'), 'TooManyRequestsException', 3],
    ['a limit', named(400, 'LimitExceededException'), 'LimitExceededException', 3],
    ['a connection that failed', () => new TypeError('Failed to fetch'), 'NetworkError', 3],
    [
      'Firefox’s words for it',
      () => new TypeError('NetworkError when attempting to fetch resource.'),
      'NetworkError',
      3,
    ],
    ['a timeout', () => Object.assign(new Error('late'), { name: 'TimeoutError' }), 'NetworkError', 3],
    ['a refusal', named(400, 'NotAuthorizedException'), 'NotAuthorizedException', 1],
    ['a wrong code', named(400, 'CodeMismatchException'), 'CodeMismatchException', 1],
    [
      'a name with its namespace',
      named(400, 'com.amazonaws.x#UserNotFoundException'),
      'UserNotFoundException',
      1,
    ],
    ['a hotel’s page', () => new Response('<html>', { status: 200 }), 'NetworkError', 1],
    [
      'an answer without end',
      () => new Response(new Uint8Array(300_000), { status: 200 }),
      'NetworkError',
      1,
    ],
  ]

  it.each(cases)('%s', async (_, answer, name, attempts) => {
    const { send, requests, waits } = pool(answer)
    await expect(send('ForgotPassword', forgot)).rejects.toMatchObject({ name })
    expect([requests.length, waits]).toEqual([attempts, attempts === 3 ? [250, 450] : []])
  })

  it('have no quota in common: the hundredth failure is tried as often as the first', async () => {
    const { send, requests } = pool(named(500, 'InternalErrorException'))
    for (let i = 0; i < 100; i++) await send('ForgotPassword', forgot).catch(() => {})
    expect(requests).toHaveLength(300)
  })

  it('end with the first success', async () => {
    const { send, requests } = pool((n) => (n < 3 ? new Response('', { status: 503 }) : json(200, {})))
    await send('ForgotPassword', forgot)
    expect(requests).toHaveLength(3)
  })
})
