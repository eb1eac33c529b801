import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { operations, parametersOf } from './public-operations.js'
import { mintAt, type PublicWorld, startPublicWorld } from './public-world.js'
import { databases } from './test-database.js'

const page = z.object({
  items: z.array(z.unknown()),
  page: z.string().nullable(),
  size: z.number(),
  next: z.string(),
  previous: z.string(),
})
type Page = z.infer<typeof page>
const item = z.looseObject({ encoded_id: z.string() })
const listed = z.looseObject({
  launcher_coin: z.object({ spent_block_index: z.number() }),
  collection: z.looseObject({ id: z.string() }),
})
const paged = operations.filter((operation) => parametersOf(operation).has('page'))

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('pages of the field’s lists on $name', ({ url }) => {
  let world: PublicWorld
  let collectionId: string
  let mintId: string
  beforeAll(async () => {
    world = await startPublicWorld(url)
    const shown = await fetch(`${world.api.url}/nfts/${world.listed}`)
    const { collection, launcher_coin } = listed.parse(await shown.json())
    collectionId = collection.id
    mintId = await mintAt(world.api, launcher_coin.spent_block_index)
  })
  afterAll(() => world?.close())

  const list = async (path: string): Promise<Page> =>
    page.parse(await (await fetch(world.api.url + path)).json())

  /** A list's address with two rows a page, with everything it needs. */
  const addressOf = (path: string) => {
    const did = encodeURIComponent(world.claimed.did)
    const filled = path
      .replace('/address/{id_hex}', `/address/${world.product.world.creators[0]?.address ?? ''}`)
      .replace('{id_hex}', did)
      .replace('{collection_id}', collectionId)
      .replace('{slug}', world.garden.slug)
      .replace('{mint_id}', mintId)
    const query = path.startsWith('/search') ? 'query=e' : 'type=created'
    const more = path === '/collections' ? '&interval=all&include_zero_volume=true' : ''
    const owned = path === '/events' || path.endsWith('/events') ? 'type=0&type=1&type=2&type=3' : query
    return `${filled}?size=2&${owned}${path === '/profile' ? '&include_zero_volume=true' : more}`
  }

  it.each(paged)('go to the end of $path and back', async ({ path }) => {
    const address = addressOf(path)
    const next = (cursor: string) => list(`${address}&page=${encodeURIComponent(cursor)}`)
    const forth: unknown[] = []
    let at = await list(address)
    expect(at.page).toBeNull()
    for (let turn = 0; at.items.length > 0; turn++) {
      expect(turn).toBeLessThan(200)
      forth.push(...at.items)
      at = await next(at.next)
    }
    // The end: no items, and the cursor that was sent is the next one again.
    const end = await next(at.next)
    expect([end.items, end.next]).toEqual([[], at.next])
    const back: unknown[] = []
    for (at = await next(at.next.replace('>', '<')); at.items.length > 0; at = await next(at.previous))
      back.unshift(...at.items)
    // A cursor stands behind the row it names, so that the way back begins one before the last.
    expect(back).toEqual(forth.slice(0, back.length))
    expect(back.length).toBeGreaterThanOrEqual(Math.max(0, forth.length - 1))
  })

  describe('end for those who stop', () => {
    const everything = () => `/collections/${collectionId}/nfts`

    it('when there are no more items', async () => {
      const ids: string[] = []
      for (let cursor = ''; ; ) {
        const { items, next } = await list(`${everything()}?size=4${cursor}`)
        if (items.length === 0) break
        ids.push(...items.map((one) => item.parse(one).encoded_id))
        cursor = `&page=${next}`
      }
      expect(ids.length).toBeGreaterThan(6)
      expect(new Set(ids).size).toBe(ids.length)
    })

    it('when the next page is the page they are on', async () => {
      const found: unknown[] = []
      let turns = 0
      for (let current: string | null = null; ; turns++) {
        const body: Page = await list(`${everything()}?size=5${current === null ? '' : `&page=${current}`}`)
        found.push(...body.items)
        if (body.next === current) break
        current = body.next
        expect(turns).toBeLessThan(50)
      }
      expect(found).toHaveLength((await list(`${everything()}?size=100`)).items.length)
    })

    it('when a page is shorter than asked for', async () => {
      let count = 0
      let body = await list(`${everything()}?size=5`)
      for (;;) {
        count += body.items.length
        if (body.items.length < body.size) break
        body = await list(`${everything()}?size=5&page=${body.next}`)
      }
      expect(count).toBe((await list(`${everything()}?size=100`)).items.length)
    })

    it('and start with nothing but a direction', async () => {
      const first = await list(`${everything()}?size=3`)
      expect(await list(`${everything()}?size=3&page=>`)).toEqual({ ...first, page: '>' })
    })
  })
})
