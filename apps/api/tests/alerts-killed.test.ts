import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { concernOf } from '../src/alert/concern.js'
import { wants } from '../src/alert/wants.js'
import { pushConfig } from '../src/config/push.js'
import { outboxAfter } from '../src/query/outbox-rows.js'
import { openDatabase } from '../src/store/database.js'
import { alert, alertPreference, pushMessage } from '../src/store/schema.js'
import { hydrate } from '../src/stream/hydrate.js'
import { PUSH_SECRET, type Said } from './alert-child.js'
import { alertContext, PEOPLE, stepOf } from './alert-story.js'
import { bundleChild } from './bundle-child.js'
import { openOwnDatabase, openScratch, type Scratch } from './product/scratch.js'
import { type Browser, type Note, startPushService } from './push-service.js'
import { databases } from './test-database.js'

const SEED = 20_261_123
const LONG = process.env.TEST_LONG !== undefined
/** News, and kills at random moments; the embedded database takes a second to open. */
const NEWS = LONG ? 10_000 : 120
const KILLS = LONG ? 200 : 4

describe.each(databases)('whoever tells people, killed -9 on $name', ({ name, url }) => {
  let scratch: Scratch
  let child: string
  let service: Awaited<ReturnType<typeof startPushService>>
  /** One of each of them. */
  let browsers: readonly Browser[]
  let random = SEED
  const next = () => {
    random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fffffff
    return random
  }

  beforeAll(async () => {
    scratch = await openScratch()
    child = await bundleChild('alert-child', scratch.folder)
    service = await startPushService(pushConfig({ PUSH_SECRET }, 'https://site.test')?.publicKey ?? 'no key')
    browsers = PEOPLE.map((person) => service.subscribe(`of ${person}`))
  })
  afterAll(() => {
    service?.close()
    scratch?.remove()
  })

  /** Runs until it is done, or killed so many milliseconds after it began; what letters were handed over. */
  async function run(target: string, killAfterMs: number | undefined) {
    const inputs = JSON.stringify(browsers.map(({ input }) => input))
    const teller = spawn(process.execPath, [child, target, scratch.migrations, String(NEWS), inputs], {
      env: { ...process.env, ALERT_CHILD: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise<number | null>((resolve) => teller.once('close', resolve))
    const letters: string[] = []
    let finished = false
    for await (const line of createInterface({ input: teller.stdout })) {
      const said: Said = JSON.parse(line)
      if ('letter' in said) letters.push(said.letter)
      finished ||= 'finished' in said
      if ('ready' in said && killAfterMs !== undefined)
        void wait(killAfterMs).then(() => teller.kill('SIGKILL'))
    }
    const status = await ended
    expect(status === 0 || status === null).toBe(true)
    return { letters, finished }
  }

  it('tells each person each thing once, and loses no letter', async () => {
    const own =
      name === 'embedded'
        ? { url: `pglite://${join(scratch.folder, 'alerts')}`, drop: async () => {} }
        : await openOwnDatabase(url)
    try {
      const handed: string[] = []
      let kills = 0
      for (let finished = false; !finished; ) {
        const killed = kills < KILLS
        const ran = await run(own.url, killed ? 5 + (next() % 400) : undefined)
        handed.push(...ran.letters)
        finished = ran.finished
        if (!finished) kills++
      }
      await expectOnce(own.url, handed, kills)
    } finally {
      await own.drop()
    }
  }, 900_000)

  async function expectOnce(target: string, handed: readonly string[], kills: number): Promise<void> {
    const store = await openDatabase(target, scratch.migrations)
    try {
      const { db } = store
      const told = await db.select().from(alert)
      const preferences = await db.select().from(alertPreference)
      const news = await outboxAfter(db, 0, 100_000)
      const heard = (sequence: number) => told.filter((one) => one.sequence === sequence)
      const items = await hydrate(
        alertContext(db, () => 0),
        news,
      )
      for (const [at, row] of news.entries()) {
        if (row.retracts !== null) {
          // Whoever was told is told, and nobody else is.
          const before = heard(row.retracts).map(({ userId }) => userId)
          expect(heard(row.sequence).map(({ userId }) => userId)).toEqual(before)
          continue
        }
        const { person } = stepOf(Number(row.offerId?.replace('offer-', '')))
        const kind = concernOf(items[at] ?? { message: undefined, owners: [] })?.kind
        const isWanted =
          kind !== undefined &&
          wants(
            preferences.find(({ userId }) => userId === person),
            kind,
          )
        const who = heard(row.sequence).map(({ userId }) => userId)
        // What was taken back before anybody was told is told to nobody.
        if (!row.retracted || who.length > 0) expect(who).toEqual(isWanted || row.retracted ? [person] : [])
      }
      expect(told.filter(({ mail }) => mail === 'waiting' || mail === 'failed')).toEqual([])
      const sent = told.filter(({ mail }) => mail === 'sent')
      expect(sent.length).toBeGreaterThan(NEWS / 4)
      expect(new Set(told.map(({ userId }) => userId))).toEqual(new Set(PEOPLE))
      // Every letter has a name of its own; one that is handed over again after a kill has the same.
      expect(new Set(handed).size).toBeGreaterThanOrEqual(sent.length)
      expect(new Set(handed).size).toBeLessThanOrEqual(sent.length + kills)
      expect(handed.length - new Set(handed).size).toBeLessThanOrEqual(kills)
      const messages = await db.select().from(pushMessage)
      expect(messages.filter(({ state }) => state !== 'sent' && state !== 'dropped')).toEqual([])
      for (const [at, { heard }] of browsers.entries())
        expectHeard(
          heard,
          told.filter(({ userId }) => userId === PEOPLE[at]),
          kills,
        )
      expect(service.faults).toEqual([])
    } finally {
      await store.close()
    }
  }

  /** A browser shows one note of a tag; whatever it was told that does not count it was told so. */
  function expectHeard(heard: readonly Note[], told: readonly (typeof alert.$inferSelect)[], kills: number) {
    const isBack = ({ title }: Note) => title.startsWith('Taken back')
    const [backs, firsts] = [heard.filter(isBack), heard.filter((one) => !isBack(one))]
    const tags = (notes: readonly Note[]) => new Set(notes.map(({ tag }) => tag))
    const standing = told.filter(({ retracts, retracted }) => retracts === null && !retracted)
    const taken = told.filter(({ retracted }) => retracted).map(({ sequence }) => `alert-${sequence}`)
    expect(standing.length).toBeGreaterThan(NEWS / 4)
    expect([...tags(firsts)].filter((tag) => !taken.includes(tag)).sort()).toEqual(
      standing.map(({ sequence }) => `alert-${sequence}`).sort(),
    )
    for (const tag of taken) if (tags(firsts).has(tag)) expect(tags(backs)).toContain(tag)
    expect(firsts.length - tags(firsts).size + backs.length - tags(backs).size).toBeLessThanOrEqual(kills)
  }
})
