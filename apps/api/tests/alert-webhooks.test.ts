import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { alertMessage } from '@chiaroscuro/contract/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { turnAlerts } from '../src/alert/keep-alerts.js'
import { retractAbove } from '../src/outbox/tell.js'
import { beginAt } from '../src/query/alert-rows.js'
import type { OpenDatabase } from '../src/store/database.js'
import { webhook } from '../src/store/schema.js'
import { sealer } from '../src/webhook/seal.js'
import { sealSecrets } from '../src/webhook/seal-secrets.js'
import { sendWebhooks } from '../src/webhook/send-webhooks.js'
import { signedHeaders } from '../src/webhook/sign.js'
import { alertContext, happen, introduce } from './alert-story.js'
import { databases, empty, openTestDatabase } from './test-database.js'

const delivery = z.object({ webhook_id: z.string(), messages: z.array(alertMessage) })
const SECRET = Buffer.from('a secret of whoever receives').toString('base64')
const KEYS = ['what the webhooks of this test are sealed by']
const silent = { info: () => {}, warn: () => {}, error: () => {} }

describe.each(databases)('a webhook of one’s own alerts on $name', ({ url }) => {
  let store: OpenDatabase
  let receiver = ''
  let received: { id: string; body: string; isSigned: boolean }[] = []
  let answers: number[] = []
  let clock = 0
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = request.headers
    const expected = signedHeaders(String(id), Number(at), body, SECRET)['webhook-signature']
    received.push({ id: String(id), body, isSigned: signature === expected })
    response.writeHead(answers.shift() ?? 204).end()
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    receiver = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    store = await openTestDatabase(url)
  })
  afterAll(async () => {
    server.close()
    await store.close()
  })
  beforeEach(async () => {
    await empty(store)
    await introduce(store.db)
    await beginAt(store.db, 0)
    received = []
    answers = []
    clock = 1_000_000
    await store.db.insert(webhook).values({
      ...{ id: 'hook', userId: 'ann', about: 'alerts', url: `http://${receiver}/`, secret: SECRET },
      ...{ collections: [], owners: [], types: [], createdAt: 1, sent: 0, failures: 0, nextAt: 0 },
    })
  })

  const context = () => alertContext(store.db, () => clock)
  const tell = () => turnAlerts(context())
  /** One look of whoever sends. */
  async function send(keys: readonly string[] = KEYS, privateHosts = [receiver]): Promise<void> {
    const stop = new AbortController()
    await sendWebhooks(
      {
        ...context(),
        limits: { timeoutMs: 5000, privateHosts },
        sealer: sealer(keys, randomBytes),
        now: () => clock,
        sleep: async () => stop.abort(),
        log: silent,
      },
      stop.signal,
    )
  }
  const messages = () => received.flatMap(({ body }) => delivery.parse(JSON.parse(body)).messages)
  const row = async () => (await store.db.select().from(webhook))[0]

  it('gets each of them once, signed, and of nobody else’s; what a reorg takes back, too', async () => {
    for (let step = 0; step < 6; step++) await happen(store.db, step)
    await tell()
    await send()
    await send()
    expect(received.every(({ isSigned }) => isSigned)).toBe(true)
    expect(messages().map(({ id, about, offer_id }) => [id, about, offer_id])).toEqual([
      [1, 'bid_received', 'offer-0'],
      [3, 'own_listed', 'offer-2'],
      [5, 'bid_cancelled', 'offer-4'],
    ])
    await store.db.transaction((tx) => retractAbove(tx, 3, 50))
    await tell()
    await send()
    await send()
    expect(messages().slice(3)).toMatchObject([{ about: 'bid_cancelled', retracts: 5 }])
    expect(await row()).toMatchObject({ sent: 8, failures: 0, lastAnswer: '204' })
  })

  it('is sent the same again under the same id where a try failed, whatever came meanwhile', async () => {
    answers = [500, 500]
    await happen(store.db, 0)
    await tell()
    await send()
    await happen(store.db, 2)
    await tell()
    clock += 1_000
    await send()
    clock += 10_000
    await send()
    await send()
    const bodies = received.map(({ body }) => body)
    expect(received).toHaveLength(4)
    expect(new Set(bodies.slice(0, 3)).size).toBe(1)
    expect(new Set(received.slice(0, 3).map(({ id }) => id)).size).toBe(1)
    expect(received[3]?.id).not.toBe(received[0]?.id)
    expect(messages().at(-1)).toMatchObject({ id: 2, about: 'own_listed' })
    expect(await row()).toMatchObject({ failures: 0, tried: null })
  })

  it('signs by the secret it had before secrets were sealed, and after', async () => {
    const made = sealer(KEYS, randomBytes)
    if (!made) throw new Error('no key')
    expect(await sealSecrets(store.db, made)).toBe(1)
    expect(await sealSecrets(store.db, made)).toBe(0)
    expect((await row())?.secret).not.toContain(SECRET)
    await happen(store.db, 0)
    await tell()
    await send()
    expect(received.map(({ isSigned }) => isSigned)).toEqual([true])
    // Another key comes first: the old one opens, and all is sealed anew.
    const next = sealer(['another one, of as many letters as needed', ...KEYS], randomBytes)
    expect(next && (await sealSecrets(store.db, next))).toBe(1)
    await happen(store.db, 2)
    await tell()
    await send()
    expect(received).toHaveLength(1)
    expect(await row()).toMatchObject({ failures: 1, lastAnswer: 'no-secret' })
    clock += 10_000
    await send(['another one, of as many letters as needed'])
    expect(received.map(({ isSigned }) => isSigned)).toEqual([true, true])
  })

  it('sends nothing to an address that is not public', async () => {
    await happen(store.db, 0)
    await tell()
    await send(KEYS, [])
    expect(received).toEqual([])
    expect(await row()).toMatchObject({ failures: 1, lastAnswer: 'address', sent: 0 })
  })
})
