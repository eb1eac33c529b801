import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool } from './client.test-support.js'

describe('on the wire', () => {
  let world: Awaited<ReturnType<typeof openPool>>
  beforeAll(async () => {
    world = await openPool({ settings: { limits: { addressRate: 1, addressBurst: 8 } } })
  })
  afterAll(async () => {
    expect(world.faults).toEqual([])
    await world.pool.close()
  })

  /** By node:http, which lets one say any host and send a body of no known length. */
  function ask(options: { method?: string; path: string; headers?: Record<string, string> }, body = '') {
    return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>(
      (done, fail) => {
        const sent = request(world.pool.url, options, (response) => {
          let text = ''
          response.on('data', (part) => {
            text += part
          })
          response.on('end', () =>
            done({ status: response.statusCode ?? 0, headers: response.headers, text }),
          )
        })
        sent.once('error', fail)
        sent.end(body)
      },
    )
  }

  it('lets pages of any origin call the service, and remembers that they may', async () => {
    const preflight = await ask({ method: 'OPTIONS', path: '/' })
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-max-age': '7200',
    })
    for (const name of [
      'content-type',
      'x-amz-target',
      'x-amz-user-agent',
      'amz-sdk-invocation-id',
      'amz-sdk-request',
    ])
      expect(preflight.headers['access-control-allow-headers']).toContain(name)
    const refused = await ask({ method: 'POST', path: '/' }, '{}')
    expect(refused.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('x-amzn-errortype'),
      'x-amzn-errortype': 'UnknownOperationException',
      'cache-control': 'no-store',
    })
  })

  it('reads no more of a body of unknown length than it has to', async () => {
    const headers = {
      'transfer-encoding': 'chunked',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
    }
    const refused = await ask({ method: 'POST', path: '/', headers }, 'x'.repeat(300_000))
    expect(refused).toMatchObject({ status: 413, headers: { connection: 'close' } })
  })

  it('shows its mailbox to this machine only, and to no other page', async () => {
    const page = await ask({ path: '/mailbox' })
    expect(page.status).toBe(200)
    expect(page.headers['access-control-allow-origin']).toBeUndefined()
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await ask({ path: '/mailbox.json', headers: { host: 'rebound.example' } })).status).toBe(403)
    expect((await ask({ path: '/nowhere' })).status).toBe(404)
  })

  it('slows an address down that asks too much', async () => {
    const replies = []
    for (let time = 0; time < 10; time++) replies.push(await world.call('GetUser', { AccessToken: 'x' }))
    expect(replies.at(-1)).toMatchObject({ status: 400, __type: 'TooManyRequestsException' })
    world.time.now += 2000
    expect(await world.call('GetUser', { AccessToken: 'x' })).toMatchObject({
      __type: 'NotAuthorizedException',
    })
  })
})
