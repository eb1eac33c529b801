import { randomBytes } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { turnAlerts } from '../src/alert/keep-alerts.js'
import { turnPushes } from '../src/alert/send-pushes.js'
import { pushConfig } from '../src/config/push.js'
import { retractAbove } from '../src/outbox/tell.js'
import { beginAt } from '../src/query/alert-rows.js'
import { beginPush, dropPushDevice, keepPushDevice, pushDevicesOf } from '../src/query/push-rows.js'
import type { OpenDatabase } from '../src/store/database.js'
import { pushMessage } from '../src/store/schema.js'
import { alertContext, happen, introduce, type Person } from './alert-story.js'
import { type Browser, startPushService } from './push-service.js'
import { databases, empty, openTestDatabase } from './test-database.js'

const push = pushConfig({ PUSH_SECRET: '1'.repeat(64) }, 'https://site.test')
if (!push) throw new Error('no key')
const STOP = new AbortController().signal

describe.each(databases)('browsers told on $name', ({ url }) => {
  let store: OpenDatabase
  let service: Awaited<ReturnType<typeof startPushService>>
  let clock = 0
  beforeAll(async () => {
    store = await openTestDatabase(url)
    service = await startPushService(push.publicKey)
  })
  afterAll(async () => {
    service.close()
    await store.close()
  })
  beforeEach(async () => {
    await empty(store)
    await introduce(store.db)
    await beginAt(store.db, 0)
    clock = Date.now()
  })

  const warned: unknown[] = []
  const log = { info: () => {}, warn: (...said: unknown[]) => warned.push(said), error: () => {} }
  const tell = () => turnAlerts(alertContext(store.db, () => clock))
  const send = (privateHosts = [service.host]) =>
    turnPushes(
      {
        db: store.db,
        push,
        limits: { timeoutMs: 5000, privateHosts },
        now: () => clock,
        random: randomBytes,
        sleep: async () => {},
        log,
      },
      STOP,
    )
  const states = async () =>
    (
      await store.db.select().from(pushMessage).orderBy(asc(pushMessage.sequence), asc(pushMessage.deviceId))
    ).map(({ state, tries }) => [state, tries])

  let devices = 0
  async function turnOn(userId: Person, language: 'en' | 'zh' = 'en'): Promise<Browser> {
    const browser = service.subscribe(`of ${userId}`, language)
    const row = { ...browser.input, id: `device-${devices++}`, userId, createdAt: clock }
    expect(await keepPushDevice(store.db, row, 3)).toBe(true)
    return browser
  }

  it('hear in every browser of a person, in its language, once, and nobody else does', async () => {
    const [desk, phone] = [await turnOn('ann'), await turnOn('ann', 'zh')]
    const bens = await turnOn('ben')
    await happen(store.db, 0)
    await tell()
    await send()
    await send()
    expect(service.faults).toEqual([])
    expect(desk.heard).toMatchObject([{ tag: 'alert-1', lang: 'en', body: '' }])
    expect(desk.heard[0]?.title).toMatch(/^New bid on .+: 1 XCH$/)
    expect(desk.heard[0]?.path).toMatch(/^\/nfts\/nft1[a-z0-9]{58}$/)
    expect(phone.heard[0]?.title).toContain('收到新出价')
    expect(bens.heard).toEqual([])
  })

  it('hear what a reorg takes back, in the place of what they were told; nothing of what had not left', async () => {
    const [first, second] = [await turnOn('ann'), await turnOn('ben')]
    await happen(store.db, 4)
    await tell()
    await send()
    await happen(store.db, 5)
    await tell()
    await store.db.transaction((tx) => retractAbove(tx, 3, clock))
    await tell()
    await send()
    await send()
    expect(first.heard.map(({ tag }) => tag)).toEqual(['alert-1', 'alert-1'])
    expect(first.heard[1]?.title).toMatch(/^Taken back: A bid on/)
    expect(first.heard[1]?.body).toMatch(/does not count/)
    expect(second.heard).toEqual([])
  })

  it('hear it taken back, too, where nobody knows whether they had heard: the sender ended there', async () => {
    const browser = await turnOn('ann')
    await happen(store.db, 4)
    await tell()
    const [message] = await store.db.select().from(pushMessage)
    expect(message && (await beginPush(store.db, message))).toBe(true)
    await store.db.transaction((tx) => retractAbove(tx, 3, clock))
    await tell()
    await send()
    expect(browser.heard.map(({ title }) => title.slice(0, 10))).toEqual(['Taken back'])
    expect(await states()).toEqual([
      ['dropped', 0],
      ['sent', 1],
    ])
  })

  it('are asked again while their service is away, and forgotten when it knows them no more', async () => {
    const [away, gone] = [await turnOn('ann'), await turnOn('ann')]
    away.answers = [503, 302, 201]
    gone.answers = [410]
    await happen(store.db, 0)
    await tell()
    await send()
    expect(away.heard).toEqual([])
    await send()
    expect(service.faults).toEqual([])
    expect((await pushDevicesOf(store.db, 'ann')).map(({ endpoint }) => endpoint)).toEqual([
      away.input.endpoint,
    ])
    clock += 2_000
    await send()
    clock += 4_000
    await send()
    expect(away.heard).toHaveLength(1)
    expect(await states()).toEqual([['sent', 3]])
    expect(JSON.stringify(warned)).not.toContain(service.host)
  })

  it('are given up after twelve tries', async () => {
    const browser = await turnOn('ann')
    browser.answers = Array.from({ length: 20 }, () => 500)
    await happen(store.db, 0)
    await tell()
    for (let n = 0; n < 14; n++) {
      await send()
      clock += 86_400_000
    }
    expect(await states()).toEqual([['failed', 12]])
  })

  it('are sent nothing at an address that is not public', async () => {
    const browser = await turnOn('ann')
    await happen(store.db, 0)
    await tell()
    const before = service.came()
    await send([])
    expect(service.came()).toBe(before)
    expect(browser.heard).toEqual([])
    expect(await states()).toEqual([['waiting', 1]])
  })

  it('belong to who turned them on last, are few, and hear nothing once turned off', async () => {
    const browser = await turnOn('ann')
    await happen(store.db, 0)
    await tell()
    const [row] = await pushDevicesOf(store.db, 'ann')
    if (!row) throw new Error('no browser')
    expect(await keepPushDevice(store.db, { ...row, userId: 'ben' }, 3)).toBe(true)
    await send()
    expect(browser.heard).toEqual([])
    expect(await pushDevicesOf(store.db, 'ann')).toEqual([])
    await turnOn('ben')
    await turnOn('ben')
    expect(await keepPushDevice(store.db, { ...row, id: 'one too many', userId: 'ben' }, 3)).toBe(false)
    // One that is there already is no other one.
    expect(await keepPushDevice(store.db, { ...row, userId: 'ben', label: 'again' }, 3)).toBe(true)
    await happen(store.db, 1)
    await tell()
    expect(await dropPushDevice(store.db, row.id, 'ann')).toBe(false)
    expect(await dropPushDevice(store.db, row.id, 'ben')).toBe(true)
    await send()
    expect(browser.heard).toEqual([])
    expect((await states()).filter(([state]) => state === 'sent')).toHaveLength(2)
  })
})
