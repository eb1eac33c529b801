import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FINISHED } from '../src/media/task-queue.js'
import { queueStates, retryQueue } from '../src/query/queue-rows.js'
import type { OpenDatabase } from '../src/store/database.js'
import { alert, fetchTask, pushMessage, webhook } from '../src/store/schema.js'
import { databases, empty, openTestDatabase } from './test-database.js'

const NOW = 1_000_000

describe.each(databases)('queues on $name', ({ url }) => {
  let store: OpenDatabase
  beforeAll(async () => {
    store = await openTestDatabase(url)
  })
  afterAll(() => store.close())
  beforeEach(() => empty(store))

  const letter = (sequence: number, row: Partial<typeof alert.$inferInsert>) => ({
    ...{ userId: 'ann', sequence, kind: 'own_listed' as const, retracted: false, toldAt: 1, mailTries: 0 },
    facts: { name: null, thumbnail: null, price: null, tokenCode: null, tokenDecimals: null },
    ...row,
  })
  const hook = (id: string, row: Partial<typeof webhook.$inferInsert>) => ({
    ...{ id, userId: 'ann', url: 'https://a.example', secret: '', collections: [], owners: [], types: [] },
    ...{ createdAt: 1, sent: 4, tried: 6, failures: 0, ...row },
  })
  const stateOf = async (name: string) => (await queueStates(store.db)).find(({ queue }) => queue === name)

  it('are empty where nothing was ever sent', async () => {
    const nothing = { waiting: 0, failing: 0, nextAt: null, givenUp: 0 }
    expect(await queueStates(store.db)).toEqual(
      ['files', 'letters', 'pushes', 'webhooks'].map((queue) => ({ queue, ...nothing })),
    )
    for (const queue of ['files', 'letters', 'pushes', 'webhooks'] as const)
      expect(await retryQueue(store.db, queue, NOW)).toBe(0)
  })

  it('look for files that were not to be had at once, and leave those alone that are here or wait', async () => {
    const file = (key: string, attempts: number, nextAt: number) => ({
      ...{ kind: 'media' as const, key, uris: [], attempts, nextAt },
    })
    await store.db
      .insert(fetchTask)
      .values([file('here', 1, FINISHED), file('new', 0, 5), file('a', 3, NOW + 90), file('b', 1, NOW + 40)])
    expect(await stateOf('files')).toMatchObject({ waiting: 1, failing: 2, nextAt: NOW + 40, givenUp: 0 })
    expect(await retryQueue(store.db, 'files', NOW)).toBe(2)
    const rows = await store.db.select().from(fetchTask).orderBy(fetchTask.key)
    expect(rows.map(({ key, attempts, nextAt }) => [key, attempts, nextAt])).toEqual([
      ['a', 3, NOW],
      ['b', 1, NOW],
      ['here', 1, FINISHED],
      ['new', 0, 5],
    ])
  })

  it('send letters again that were given up, but none that is out of date or was sent', async () => {
    await store.db
      .insert(alert)
      .values([
        letter(1, { mail: 'failed', mailTries: 12 }),
        letter(2, { mail: 'failed', mailTries: 12, retracted: true }),
        letter(3, { mail: 'waiting', mailTries: 4, mailNextAt: NOW + 7 }),
        letter(4, { mail: 'waiting', mailNextAt: NOW }),
        letter(5, { mail: 'sent', mailTries: 2 }),
        letter(6, { mail: null }),
      ])
    expect(await stateOf('letters')).toMatchObject({ waiting: 1, failing: 1, nextAt: NOW + 7, givenUp: 1 })
    expect(await retryQueue(store.db, 'letters', NOW)).toBe(2)
    const rows = await store.db.select().from(alert).orderBy(alert.sequence)
    expect(rows.map(({ mail, mailTries, mailNextAt }) => [mail, mailTries, mailNextAt])).toEqual([
      ['waiting', 0, NOW],
      ['failed', 12, null],
      ['waiting', 0, NOW],
      ['waiting', 0, NOW],
      ['sent', 2, null],
      [null, 0, null],
    ])
  })

  it('tell browsers again, and call webhooks that were given up from where they were', async () => {
    const message = (sequence: number, state: 'failed' | 'waiting' | 'dropped', tries: number) => ({
      ...{ deviceId: 'd', sequence, state, tries, nextAt: state === 'waiting' ? NOW + 3 : null, toldAt: 1 },
    })
    await store.db
      .insert(pushMessage)
      .values([message(1, 'failed', 12), message(2, 'waiting', 1), message(3, 'dropped', 0)])
    expect(await stateOf('pushes')).toMatchObject({ waiting: 0, failing: 1, nextAt: NOW + 3, givenUp: 1 })
    expect(await retryQueue(store.db, 'pushes', NOW)).toBe(2)
    expect(await stateOf('pushes')).toMatchObject({ waiting: 2, failing: 0, nextAt: null, givenUp: 0 })
    await store.db
      .insert(webhook)
      .values([
        hook('fine', { nextAt: 2 }),
        hook('failing', { failures: 3, failingSince: 9, nextAt: NOW + 60 }),
        hook('stopped', { failures: 40, failingSince: 9, nextAt: null, stoppedAt: 10 }),
      ])
    expect(await stateOf('webhooks')).toMatchObject({ failing: 1, nextAt: NOW + 60, givenUp: 1 })
    expect(await retryQueue(store.db, 'webhooks', NOW)).toBe(2)
    const hooks = await store.db.select().from(webhook).orderBy(webhook.id)
    expect(
      hooks.map(({ id, failures, nextAt, stoppedAt, sent, tried }) => [
        id,
        failures,
        nextAt,
        stoppedAt,
        sent,
        tried,
      ]),
    ).toEqual([
      ['failing', 0, NOW, null, 4, 6],
      ['fine', 0, 2, null, 4, 6],
      ['stopped', 0, NOW, null, 4, 6],
    ])
  })
})
