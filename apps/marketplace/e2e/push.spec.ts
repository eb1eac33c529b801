import { type BrowserContext, expect, type Page, test, type Worker } from '@playwright/test'
import { violations } from './accessible.js'
import { hydrated } from './hydrated.js'
import { launchOf } from './launch.js'
import { COLLECTOR, logIn } from './log-in.js'
import { urlOf } from './product.js'

// A browser without a window shows no notes of sites: here it is the whole one, which is not shown either.
const whole = process.env.CHROMIUM_WHOLE_PATH
test.use(whole ? { launchOptions: launchOf(whole) } : { channel: 'chromium' })

const site = () => urlOf('Marketplace')

/** A subscription as a browser tells of it. */
const subscriptionAt = (endpoint: string) => ({
  endpoint,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
})

/** No push service is there for a browser under test: subscribing is stood in for. */
async function standIn(context: BrowserContext, endpoint: string): Promise<void> {
  await context.addInitScript((told) => {
    let subscribed = sessionStorage.getItem('subscribed') === 'yes'
    const subscription = {
      endpoint: told.endpoint,
      toJSON: () => told,
      unsubscribe: async () => true,
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (subscribed ? subscription : null),
      subscribe: async () => {
        subscribed = true
        sessionStorage.setItem('subscribed', 'yes')
        return subscription
      },
    })
  }, subscriptionAt(endpoint))
}

/** The site’s own worker, once it runs. */
async function workerOf(page: Page): Promise<Worker> {
  const context = page.context()
  const isOurs = (worker: Worker) => worker.url().startsWith(site())
  return context.serviceWorkers().find(isOurs) ?? context.waitForEvent('serviceworker', isOurs)
}

/** Hands a message to the site’s own worker, as the browser does. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(site()))
      if (ours) found(ours.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  // A worker that is not awake, or not active yet, is handed nothing.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((done) => active?.addEventListener('statechange', done, { once: true }))
  })
  await (await workerOf(page)).evaluate(() => undefined)
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: site(),
    registrationId: await registrationId,
    data,
  })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype
    const notes = await getNotifications.call(await navigator.serviceWorker.ready)
    return notes.map(({ title, body, tag, data }) => ({ title, body, tag, data: String(data) }))
  })

test('a member turns notes on in a browser, sees what comes there, and turns them off', async ({
  browser,
}) => {
  const context = await browser.newContext({ permissions: ['notifications'], serviceWorkers: 'allow' })
  await standIn(context, `https://push.example.net/${'a'.repeat(40)}`)
  const page = await context.newPage()
  await logIn(page, COLLECTOR, '/user/notifications')
  await page.waitForURL(`${site()}/user/notifications`)
  await (await hydrated(page.getByRole('button', { name: 'Tell me in this browser' }))).click()
  await expect(page.getByText('You are told in this browser, too.')).toBeVisible()
  await expect(page.getByText('This browser is one of them.')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0)
  expect(await violations(page, '/user/notifications')).toEqual([])

  const note = { title: 'New bid on “X”: 1 XCH', body: '', path: '/nfts/nft1a', tag: 'alert-7', lang: 'en' }
  // Under its tag it is one note however often it comes; what is handed to a worker that has just begun is now and then lost.
  await expect(async () => {
    await deliver(page, JSON.stringify(note))
    await expect
      .poll(() => shown(page), { timeout: 3000 })
      .toEqual([{ ...note, path: undefined, lang: undefined, data: '/nfts/nft1a' }])
  }).toPass()
  const back = { ...note, title: 'Taken back', body: 'It does not count.', path: 'https://elsewhere.test/' }
  await deliver(page, JSON.stringify(back))
  await expect.poll(() => shown(page)).toMatchObject([{ title: 'Taken back', data: '/user/notifications' }])

  await page.getByRole('button', { name: 'Remove Chrome, Linux' }).first().click()
  await expect(page.getByText('Removed: nothing more is told there.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tell me in this browser' })).toBeVisible()
  await context.close()
})

test('a browser that its push service reaches elsewhere is told there from then on', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['notifications'], serviceWorkers: 'allow' })
  const page = await context.newPage()
  await logIn(page, COLLECTOR, '/user/notifications')
  await page.waitForURL(`${site()}/user/notifications`)
  const places = page.getByRole('button', { name: 'Remove Chrome, Linux' })
  await expect(places).toHaveCount(0)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const worker = await workerOf(page)
  // What no push service is here to say: the worker hears it as from the browser.
  await worker.evaluate(
    async (told) => {
      let done: Promise<unknown> = Promise.reject(new Error('nobody heard it'))
      done.catch(() => {})
      const event = Object.assign(new Event('pushsubscriptionchange'), {
        newSubscription: { toJSON: () => told },
        waitUntil: (work: Promise<unknown>) => {
          done = work
        },
      })
      self.dispatchEvent(event)
      await done
    },
    subscriptionAt(`https://push.example.net/${'b'.repeat(40)}`),
  )
  await page.reload()
  await expect(places).toHaveCount(1)
  await places.click()
  await expect(page.getByText('Removed: nothing more is told there.')).toBeVisible()
  await expect(places).toHaveCount(0)
  await context.close()
})
