import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { turnAlerts } from '../src/alert/keep-alerts.js'
import { turnLetters } from '../src/alert/send-letters.js'
import { retractAbove } from '../src/outbox/tell.js'
import { alertsOf, beginAt, endLetters, unreadCount } from '../src/query/alert-rows.js'
import type { OpenDatabase } from '../src/store/database.js'
import { alert, savedSearch } from '../src/store/schema.js'
import { alertContext, happen, introduce, Letters, stepOf, stopLetters, workOf } from './alert-story.js'
import { databases, empty, openTestDatabase } from './test-database.js'

describe.each(databases)('alerts on $name', ({ url }) => {
  let store: OpenDatabase
  let letters: Letters
  let clock = 0
  beforeAll(async () => {
    store = await openTestDatabase(url)
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    await empty(store)
    await introduce(store.db)
    await beginAt(store.db, 0)
    letters = new Letters()
    clock = 1000
  })

  const turn = () => turnAlerts(alertContext(store.db, () => clock))
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const send = (post = async (letter: Parameters<Letters['take']>[0]) => letters.take(letter)) =>
    turnLetters({
      db: store.db,
      siteUrl: 'https://site.test',
      post,
      now: () => clock,
      sleep: async () => {},
      log,
    })
  const told = () => store.db.select().from(alert).orderBy(asc(alert.sequence), asc(alert.userId))

  it('tell each person of their own works, by what they chose', async () => {
    for (let step = 0; step < 8; step++) await happen(store.db, step)
    await turn()
    expect((await told()).map(({ userId, kind, offerId }) => [userId, kind, offerId])).toEqual([
      ['ann', 'bid_received', 'offer-0'],
      ['ben', 'bid_received', 'offer-1'],
      ['ann', 'own_listed', 'offer-2'],
      // Of listings ben does not want to hear.
      ['ann', 'bid_cancelled', 'offer-4'],
      ['ben', 'bid_cancelled', 'offer-5'],
      ['ann', 'own_offer_cancelled', 'offer-6'],
      ['ben', 'own_offer_cancelled', 'offer-7'],
    ])
    expect(await unreadCount(store.db, 'ann')).toBe(4)
    expect(await alertsOf(store.db, 'nobody', undefined, 10)).toEqual([])
  })

  it('tell whoever looks out for a listing, once, and not its owner; and that it was taken back', async () => {
    const look = (userId: string, some: Partial<typeof savedSearch.$inferInsert>) => ({
      ...{ id: `${userId} ${JSON.stringify(some)}`, userId, name: 'Mine', createdAt: 1 },
      ...some,
    })
    const [anns, bens] = [workOf('ann'), workOf('ben')]
    await store.db.insert(savedSearch).values([
      // Two searches of one person find the same.
      look('cleo', { launcherIds: [anns, bens] }),
      look('cleo', { launcherIds: [anns], maxPrice: '1000000000002' }),
      look('dan', { launcherIds: [anns], maxPrice: '1000000000001' }),
      look('eve', { collectionId: 'col1another' }),
      look('fay', { words: 'a name that nothing has' }),
      look('ben', { launcherIds: [bens] }),
    ])
    for (let step = 0; step < 4; step++) await happen(store.db, step)
    await turn()
    await turn()
    const heard = async () =>
      (await told())
        .filter(({ kind }) => kind.endsWith('_listed'))
        .map(({ userId, kind, offerId, retracts }) => [userId, kind, offerId, retracts !== null])
    expect(await heard()).toEqual([
      ['ann', 'own_listed', 'offer-2', false],
      ['cleo', 'search_listed', 'offer-2', false],
      // Ben owns it, and chose not to hear of that.
      ['cleo', 'search_listed', 'offer-3', false],
    ])
    await store.db.transaction((tx) => retractAbove(tx, 2, 9))
    await turn()
    expect((await heard()).slice(3)).toEqual([['cleo', 'search_listed', 'offer-3', true]])
    await store.db.delete(savedSearch)
  })

  it('are told once, by however many at once', async () => {
    for (let step = 0; step < 6; step++) await happen(store.db, step)
    await Promise.allSettled([turn(), turn(), turn()])
    await turn()
    expect((await told()).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 5, 6])
  })

  it('go by letter in the reader’s language, with one click to end them', async () => {
    await happen(store.db, 0)
    await happen(store.db, 1)
    await turn()
    await send()
    await send()
    expect(letters.came).toBe(2)
    const [first, second] = [...letters.kept.values()]
    expect(first).toMatchObject({ to: 'ann@mail.test' })
    expect(first?.subject).toMatch(/^New bid on .+: 1 XCH$/)
    expect(first?.text).toContain('https://site.test/nfts/nft1')
    expect(first?.unsubscribe).toBe(
      'https://site.test/user/notifications/unsubscribe?token=token-of-ann-0123456789',
    )
    expect(second?.subject).toContain('收到新出价')
    await endLetters(store.db, 'token-of-ann-0123456789')
    await happen(store.db, 8)
    await turn()
    await send()
    expect(letters.came).toBe(2)
    expect((await told()).at(-1)).toMatchObject({ userId: 'ann', mail: null })
  })

  it('wait for a server that takes nothing, and are dropped where nobody wants them meanwhile', async () => {
    await happen(store.db, 0)
    await happen(store.db, 1)
    await turn()
    const refuse = async () => {
      throw Object.assign(new Error('421 to ann@mail.test'), { code: 'ECONNECTION' })
    }
    await send(refuse)
    expect((await told()).map(({ mail, mailTries }) => [mail, mailTries])).toEqual([
      ['waiting', 1],
      ['waiting', 1],
    ])
    await send()
    expect(letters.came).toBe(0)
    clock += 2000
    await stopLetters(store.db, 'ben')
    await send()
    expect([...letters.kept.values()].map(({ to }) => to)).toEqual(['ann@mail.test'])
    expect((await told()).map(({ mail }) => mail)).toEqual(['sent', 'dropped'])
  })

  it('say what a reorg takes back, once, to those who were told', async () => {
    for (let step = 0; step < 6; step++) await happen(store.db, step)
    await turn()
    await send()
    const before = letters.came
    await store.db.transaction((tx) => retractAbove(tx, 3, 50))
    await turn()
    await turn()
    const back = (await told()).filter(({ retracts }) => retracts !== null)
    expect(back.map(({ userId, kind, retracts }) => [userId, kind, retracts]).sort()).toEqual([
      ['ann', 'bid_cancelled', 5],
      ['ben', 'bid_cancelled', 6],
    ])
    expect((await told()).filter(({ retracted }) => retracted).map(({ sequence }) => sequence)).toEqual([
      5, 6,
    ])
    await send()
    expect(letters.came).toBe(before + 2)
    const last = [...letters.kept.values()].findLast(({ to }) => to === 'ann@mail.test')
    expect(last?.subject).toMatch(/^Taken back: A bid on/)
  })

  it('send no letter of what was taken back before it left', async () => {
    expect(stepOf(4).type).toBe('cancellation')
    await happen(store.db, 4)
    await turn()
    await store.db.transaction((tx) => retractAbove(tx, 3, 50))
    await turn()
    await send()
    expect(letters.came).toBe(0)
    expect((await told()).map(({ mail }) => mail)).toEqual(['dropped', null])
  })
})
