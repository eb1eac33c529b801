import { once } from 'node:events'
import { createServer } from 'node:http'
import { type ApiClient, call } from '@chiaroscuro/api-client'
import {
  listWebhooks,
  makeWebhook,
  type NewWebhook,
  removeWebhook,
  replayWebhook,
  type StreamMessage,
} from '@chiaroscuro/contract/operation'
import { newWebhook, streamMessage, webhookList } from '@chiaroscuro/contract/schema'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signedHeaders } from '../src/webhook/sign.js'
import { type Product, startProduct } from './product/product.js'
import { clientWith, startTestPool, type TestPool } from './product/signed-in.js'
import { until } from './product/until.js'
import { databases } from './test-database.js'

const delivery = z.object({ webhook_id: z.string(), messages: z.array(streamMessage) })

interface Received {
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: string
}

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('webhooks on $name', ({ url }) => {
  let pool: TestPool
  let product: Product
  let ann: ApiClient
  let receiver = ''
  let hook: NewWebhook
  const received: Received[] = []
  /** What the receiver answers, in turn; the last again and again. */
  let answers = [200]
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    received.push({ headers: request.headers, body })
    response.writeHead(answers.length > 1 ? (answers.shift() ?? 200) : (answers[0] ?? 200)).end()
  })

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    receiver = `http://${host}/news`
    pool = await startTestPool()
    product = await startProduct('basic', url, (config) => ({
      ...config,
      identity: pool,
      webhookHosts: [host],
    }))
    ann = clientWith(product.url, pool.token('ann'))
    await product.settled()
  })
  afterAll(async () => {
    await product?.close()
    pool?.close()
    server.close()
  })

  const messages = (): StreamMessage[] =>
    received.flatMap(({ body }) => delivery.parse(JSON.parse(body)).messages)
  const move = async (at: number) => {
    const held = product.world.holdings()[at]
    const to = product.world.collectors.find((one) => one !== held?.owner)
    if (!held || !to) throw new Error('nobody holds anything')
    await product.world.transfer(held.nft.launcherId, to)
    return held.nft.launcherId
  }
  const heardOf = (nft_id: string) =>
    until('the news is sent', async () =>
      messages().find(
        (one) => one.kind === 'event' && one.event.nft_id === nft_id && one.type === 'transfer',
      ),
    )

  it('get what happens, signed by the secret shown once', async () => {
    hook = newWebhook.parse(await call(ann, makeWebhook, { webhook: { url: receiver, type: ['transfer'] } }))
    const id = await move(0)
    await heardOf(id)
    const [{ headers, body } = { headers: {}, body: '' }] = received
    const signed = signedHeaders(
      String(headers['webhook-id']),
      Number(headers['webhook-timestamp']),
      body,
      hook.secret.replace('whsec_', ''),
    )
    expect(headers).toMatchObject(signed)
    expect(messages().every((one) => one.kind === 'event' && one.type === 'transfer')).toBe(true)
    const { webhooks } = webhookList.parse(await call(ann, listWebhooks, {}))
    expect(webhooks).toMatchObject([{ id: hook.id, url: receiver, failures: 0 }])
    expect(JSON.stringify(webhooks)).not.toContain('secret')
    await expect(
      call(ann, makeWebhook, { webhook: { url: receiver, about: 'alerts', type: ['bid'] } }),
    ).rejects.toMatchObject({ status: 422 })
  })

  it('are tried again with the same id, and miss nothing', async () => {
    received.length = 0
    answers = [500, 302, 200]
    const id = await move(1)
    await until('three tries', async () => (received.length >= 3 ? true : undefined))
    expect(new Set(received.slice(0, 3).map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    await heardOf(id)
    const { webhooks } = await until('the failures are forgotten', async () => {
      const list = await call(ann, listWebhooks, {})
      return list.webhooks[0]?.failures === 0 ? list : undefined
    })
    expect(webhooks[0]?.last_answer).toBe('200')
  }, 60_000)

  it('are sent again from a number on', async () => {
    received.length = 0
    await call(ann, replayWebhook, { webhook_id: hook.id, replay: { after: 0 } })
    const again = await until('both moves', async () => {
      const moves = messages().filter((one) => one.kind === 'event' && one.type === 'transfer')
      return moves.length >= 2 ? moves : undefined
    })
    const numbers = again.flatMap((one) => ('sequence' in one ? one.sequence : []))
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  })

  it('belong to whoever made them, go nowhere private, and end', async () => {
    const ben = clientWith(product.url, pool.token('ben'))
    expect((await call(ben, listWebhooks, {})).webhooks).toEqual([])
    await expect(call(ben, removeWebhook, { webhook_id: hook.id })).rejects.toMatchObject({ status: 404 })
    await expect(call(product.client, listWebhooks, {})).rejects.toMatchObject({ status: 401 })
    for (const bad of [
      'http://127.0.0.1:1/',
      'http://[::1]/',
      'http://10.0.0.1/x',
      'ftp://a.test/',
      'https://localhost/',
    ])
      await expect(call(ann, makeWebhook, { webhook: { url: bad } })).rejects.toMatchObject({ status: 422 })
    await call(ann, removeWebhook, { webhook_id: hook.id })
    expect((await call(ann, listWebhooks, {})).webhooks).toEqual([])
  })
})
