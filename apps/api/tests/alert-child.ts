import { randomBytes } from 'node:crypto'
import type { PushDeviceInput } from '@chiaroscuro/contract/operation'
import { turnAlerts } from '../src/alert/keep-alerts.js'
import { turnLetters } from '../src/alert/send-letters.js'
import { turnPushes } from '../src/alert/send-pushes.js'
import { pushConfig } from '../src/config/push.js'
import { retractAbove } from '../src/outbox/tell.js'
import { beginAt } from '../src/query/alert-rows.js'
import { keepPushDevice } from '../src/query/push-rows.js'
import { openDatabase } from '../src/store/database.js'
import { alertPreference, offer } from '../src/store/schema.js'
import { alertContext, happen, introduce, PEOPLE } from './alert-story.js'

/** What the process says on its way: where it begins, each letter as it is handed over, and the end. */
export type Said = { readonly ready: number } | { readonly letter: string } | { readonly finished: true }

/** By which the child is known to the push service of the test. */
export const PUSH_SECRET = '2'.repeat(64)

const REORG_EVERY = 25
const REORG_DEPTH = 3

/**
 * Lets everything happen from wherever the store stands, and tells people of it, until it is killed or done. Letters are handed
 * over before they are noted, as to a server of mail.
 */
async function main([
  url = '',
  migrations = '',
  count = '',
  browsers = '',
]: readonly string[]): Promise<void> {
  const { db, close } = await openDatabase(url, migrations)
  await db.transaction(async (tx) => {
    if ((await tx.$count(alertPreference)) > 0) return
    await introduce(tx)
    const inputs: readonly PushDeviceInput[] = JSON.parse(browsers)
    for (const [at, input] of inputs.entries()) {
      const row = { ...input, id: `device-${at}`, userId: PEOPLE[at % 2] ?? 'ann', createdAt: 1 }
      await keepPushDevice(tx, row, inputs.length)
    }
  })
  await beginAt(db, 0)
  let clock = 1_000_000
  const now = () => (clock += 10)
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const letters = {
    db,
    siteUrl: 'https://site.test',
    post: async ({ messageId }: { messageId: string }) => say({ letter: messageId }),
    now,
    sleep: async () => {},
    log,
  }
  const push = pushConfig({ PUSH_SECRET }, 'https://site.test')
  const [browser]: readonly PushDeviceInput[] = JSON.parse(browsers)
  if (!push || !browser) throw new Error('nobody to tell')
  const pushes = () =>
    turnPushes(
      {
        ...{ db, push, log },
        limits: { timeoutMs: 5000, privateHosts: [new URL(browser.endpoint).host] },
        now: Date.now,
        random: randomBytes,
        sleep: async () => {},
      },
      new AbortController().signal,
    )
  const done = await db.$count(offer)
  say({ ready: done })
  for (let step = done; step < Number(count); step++) {
    await happen(db, step)
    if (step % REORG_EVERY === REORG_EVERY - 1)
      await db.transaction((tx) => retractAbove(tx, step - REORG_DEPTH, now()))
    if (step % 3 === 0) await turnAlerts(alertContext(db, now))
    if (step % 4 === 0) await turnLetters(letters)
    if (step % 5 === 0) await pushes()
  }
  while ((await turnAlerts(alertContext(db, now))) > 0);
  while ((await turnLetters(letters)) > 0);
  while ((await pushes()) > 0);
  say({ finished: true })
  await close()
}

function say(line: Said): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

if (process.env.ALERT_CHILD === '1') await main(process.argv.slice(2))
