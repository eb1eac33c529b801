import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { ADMIN, ARTIST, COLLECTOR, logIn, type Person } from './log-in.js'
import { payForMonth } from './membership.js'
import { ask, items, text } from './places.js'
import { urlOf } from './product.js'
import { newcomer, register } from './register.js'
import { type Door, ROUTE_DOORS } from './route-doors.js'

const at = (path: string) => urlOf('Marketplace') + path
/** How each comes in. The owner, and the other member, have each a profile; the owner's is asked for below. */
const PEOPLE = {
  visitor: async () => {},
  member: (page: Page) => register(page, newcomer(), '/legal-notice'),
  'other member': (page: Page) => comeIn(page, COLLECTOR),
  premium: async (page: Page) => {
    await register(page, newcomer(), '/wallet')
    await payForMonth(page)
  },
  owner: (page: Page) => comeIn(page, ARTIST),
  admin: (page: Page) => comeIn(page, ADMIN),
}
type Who = keyof typeof PEOPLE

async function comeIn(page: Page, person: Person): Promise<void> {
  await logIn(page, person, '/legal-notice')
  await page.waitForURL(at('/legal-notice'))
}

/** What is answered, as far as a door is seen by it. What is there, and what is not there, is let in to. */
type Outcome = 'let in' | 'led to the login' | 'told of no such page' | 'shown nothing'

function meant(door: Door, who: Who): Outcome {
  if (door === 'post') return 'shown nothing'
  if (door === 'nowhere') return 'told of no such page'
  if (door === 'admin') return who === 'admin' ? 'let in' : 'told of no such page'
  if (door !== 'all' && who === 'visitor') return 'led to the login'
  if (door === 'session, nowhere') return 'told of no such page'
  return door === 'owner' && who !== 'owner' ? 'told of no such page' : 'let in'
}

async function outcomeOf(request: APIRequestContext, path: string, door: Door): Promise<Outcome> {
  const answer = await request.get(at(path), { maxRedirects: 0 })
  if (door === 'post' && answer.status() !== 200) return 'shown nothing'
  if ((answer.headers().location ?? '').startsWith('/login?')) return 'led to the login'
  if (answer.status() !== 404) return 'let in'
  // Another capital: what has an id that nothing has is a page, and says so.
  return (await answer.text()).includes('Page not found: ') ? 'told of no such page' : 'let in'
}

/** The address of a profile that its owner edits. */
async function ownProfile(browser: Browser): Promise<string> {
  const page = await (await browser.newContext()).newPage()
  await logIn(page, ARTIST, '/user/profiles')
  const link = page.locator('main a[href^="/user/profiles/"]').first()
  const href = (await link.getAttribute('href')) ?? ''
  await page.context().close()
  return href.slice(1)
}

test('each route lets in whom the table says', async ({ browser }) => {
  test.setTimeout(300_000)
  const [work] = items(await ask('/nfts?size=1'))
  const sample: Readonly<Record<string, string>> = {
    'nfts/:id': `nfts/${text(work?.encoded_id)}`,
    'user/*': 'user/nothing-of-this-name',
    'user/profiles/:id': await ownProfile(browser),
    '*': 'no/such/page',
  }
  const found: Record<string, string> = {}
  const expected: Record<string, string> = {}
  for (const [who, arrive] of Object.entries(PEOPLE) as [Who, (page: Page) => Promise<void>][]) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await arrive(page)
    await page.close()
    for (const [path, door] of Object.entries(ROUTE_DOORS)) {
      const cell = `/${path} by ${who}`
      const filled = sample[path] ?? path.replaceAll(/:\w+/g, 'nothing').replace('*', 'nothing')
      expected[cell] = meant(door, who)
      found[cell] = await outcomeOf(context.request, `/${filled}`, door)
    }
    await context.close()
  }
  expect(found).toEqual(expected)
})
