import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import budget from '../../../tooling/config/web-budget.json' with { type: 'json' }
import { ask, findPlaces, items, record, text } from './places.js'
import { urlOf } from './product.js'
import { ROUTE_DOORS } from './route-doors.js'

/** Pages of things the running product holds; other routes are looked at as they stand, or with something that is not there. */
async function samples(): Promise<Readonly<Record<string, readonly string[]>>> {
  const places = await findPlaces()
  const [[mint], profiles, [listed]] = await Promise.all([
    ask('/mints?size=1').then(items),
    ask('/profiles?interval=all&size=100').then(items),
    ask('/nfts?listed=true&size=1').then(items),
  ])
  const claimed = profiles.find(({ username }) => typeof username === 'string')
  const profile = text(claimed?.encoded_id)
  const { offers } = record(await ask(`/nfts/${text(listed?.encoded_id)}`))
  const [offer] = Array.isArray(offers) ? offers.map(record) : []
  return {
    ':username': [`/${text(claimed?.username)}`],
    'address/:id': [places.address],
    'blog/*': ['/blog/what-an-offer-is'],
    'collections/:id': [places.collection, `${places.collection}?tab=activity`],
    'mints/:id': [`/mints/${text(mint?.id)}`],
    'nfts/:id': [places.item, places.auction, ...places.kinds],
    'nfts/:id/events/:eventId': [places.event],
    'offers/:id': [`/offers/${text(offer?.id)}`],
    'profile-embed/:id': [`/profile-embed/${profile}`],
    'profile/:id': [`/profile/${profile}`],
    search: ['/search?q=moon'],
  }
}

/** The scripts that a first visit fetches by itself, until nothing more is on its way. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const asked = new Set<string>()
  const pending = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return
    asked.add(request.url())
    pending.add(request.url())
  })
  page.on('requestfinished', (request) => pending.delete(request.url()))
  const answer = await page.goto(urlOf('Marketplace') + path, { waitUntil: 'load' })
  const isPage =
    answer?.headers()['content-type']?.startsWith('text/html') && !path.startsWith('/profile-embed')
  if (!isPage) return []
  // What nobody waits for is asked for last; what a desk brings along comes after that, in the quiet that follows.
  const isLast = () => [...asked].some((url) => /\/start-[^/]+\.js$/.test(url)) && pending.size === 0
  await expect.poll(isLast, { message: path }).toBe(true)
  await page.waitForLoadState('networkidle')
  return [...asked]
}

test('no page that everybody may see carries more JavaScript than the budget has', async ({ browser }) => {
  test.setTimeout(240_000)
  const sizes = new Map<string, Promise<number>>()
  const sizeOf = async (url: string) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length
  const size = (url: string) => {
    const known = sizes.get(url) ?? sizeOf(url)
    sizes.set(url, known)
    return known
  }
  const known = await samples()
  const open = Object.entries(ROUTE_DOORS).filter(([, door]) => door === 'all')
  const paths = open.flatMap(
    ([path]) => known[path] ?? [`/${path.replaceAll(/:\w+/g, 'nothing').replace('*', 'nothing')}`],
  )
  const weights: [path: string, kB: number][] = []
  for (const path of [...paths, '/no/such/page']) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const all = await Promise.all((await scriptsOf(page, path)).map(size))
    weights.push([path, all.reduce((sum, one) => sum + one, 0) / 1000])
    await context.close()
  }
  const scripted = weights.filter(([, kB]) => kB > 0)
  expect(scripted.length).toBeGreaterThan(40)
  expect(scripted.filter(([, kB]) => kB > budget.weight.script)).toEqual([])
})
