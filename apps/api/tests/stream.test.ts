import { call } from '@chiaroscuro/api-client'
import { listCollections, type StreamMessage, streamPath, submitOffer } from '@chiaroscuro/contract/operation'
import { collections } from '@chiaroscuro/dev-world'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Listener, listen } from './product/listen.js'
import { type Product, startProduct } from './product/product.js'
import { until } from './product/until.js'
import { databases } from './test-database.js'

const XCH = 1_000_000_000_000n
type Numbered = Extract<StreamMessage, { sequence: number }>

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('the stream on $name', ({ url }) => {
  let product: Product
  const listeners: Listener[] = []
  beforeAll(async () => {
    product = await startProduct('basic', url)
    await product.settled()
  })
  afterAll(async () => {
    for (const listener of listeners) listener.close()
    await product?.close()
  })

  const open = async (query = '', lastId?: string) => {
    const listener = await listen(product.url, { query, lastId })
    listeners.push(listener)
    return listener
  }
  const numbered = ({ heard }: Listener) => heard.filter((one): one is Numbered => 'sequence' in one)
  const wordsOf = (listener: Listener) => numbered(listener).map(({ sequence, type }) => [sequence, type])
  const all = (listener: Listener, count: number) =>
    until(`${count} pieces of news`, async () => {
      const heard = numbered(listener)
      return heard.length >= count ? heard : undefined
    })
  const held = (index: number) => {
    const found = product.world.holdings()[index]
    const [to] = product.world.collectors.filter((one) => one !== found?.owner)
    if (!found || !to) throw new Error('nobody holds anything')
    return { launcher: found.nft.launcherId, to }
  }

  it('numbers everything in order, the same for all, from the first block on', async () => {
    const [one, two] = await Promise.all([open('?after=0'), open('?after=0')])
    const heard = await all(one, 5)
    const numbers = heard.map(({ sequence }) => sequence)
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    expect(numbers.slice(0, 5)).toEqual([1, 2, 3, 4, 5])
    await all(two, heard.length)
    expect(wordsOf(two).slice(0, heard.length)).toEqual(wordsOf(one).slice(0, heard.length))
    expect(new Set(heard.map(({ type }) => type))).toContain('mint')
  })

  it('tells of listings and cancellations, and goes on where a listener left', async () => {
    const listener = await open()
    const { launcher } = held(0)
    const text = product.world.list(launcher, { amount: 2n * XCH })
    const { offer } = await call(product.client, submitOffer, { body: { offer: text } })
    const [listed] = await all(listener, 1)
    expect(listed).toMatchObject({ type: 'listing', block_height: null, offer: { id: offer.id, status: 0 } })
    listener.close()
    // While nobody listened, its owner moved it away.
    const { to } = held(0)
    await product.world.transfer(launcher, to)
    await product.settled()
    const again = await open('', listener.lastId())
    const heard = await all(again, 2)
    expect(heard.map(({ type }) => type).sort()).toEqual(['cancellation', 'transfer'])
    expect(heard.map(({ sequence }) => sequence)).toEqual([1, 2].map((n) => n + (listed?.sequence ?? 0)))
    expect(heard.find(({ type }) => type === 'cancellation')).toMatchObject({
      offer: { id: offer.id, status: 3 },
    })
  })

  it('takes back by number what a reorg took back; whoever comes later never hears of it', async () => {
    const listener = await open()
    const { launcher, to } = held(1)
    const base = product.world.devnet.peak.height
    await product.world.transfer(launcher, to)
    const [moved] = await all(listener, 1)
    const before = (moved?.sequence ?? 0) - 1
    await product.world.reorg(base, false)
    await product.settled()
    const heard = await all(listener, 2)
    expect(heard[1]).toMatchObject({ kind: 'retraction', retracts: moved?.sequence, nft_id: launcher })
    const late = await open(`?after=${before}`)
    expect((await all(late, 1)).map(({ kind }) => kind)).toEqual(['retraction'])
  })

  it('tells each listener what it asked for', async () => {
    const { launcher, to } = held(2)
    const [mints, his, others, nothing] = await Promise.all([
      open('?type=mint&type=burn&after=0'),
      open(`?owner=${to.address}`),
      open(`?collection=col1${'q'.repeat(58)}`),
      open('?owner=nobody'),
    ])
    const control = await open()
    await product.world.transfer(launcher, to)
    await all(control, 1)
    expect(await all(his, 1)).toMatchObject([{ type: 'transfer', event: { address: { id: to.address } } }])
    expect(new Set((await all(mints, 2)).map(({ type }) => type))).toEqual(new Set(['mint', 'burn']))
    expect([numbered(others), numbered(nothing)]).toEqual([[], []])
  })

  it('tells who chose a collection of a mint once it is known to be of it, and nobody twice', async () => {
    const { items } = await call(product.client, listCollections, { size: 50 })
    const [works] = collections
    const chosen = items.find(({ name }) => name === works.name)?.id
    const { height } = product.world.devnet.peak
    const [everybody, his] = await Promise.all([open(), open(`?collection=${chosen}&type=mint`)])
    const minted = [...(await product.world.mint(works, 2))].sort()
    const mints = (listener: Listener) =>
      numbered(listener).flatMap((one) => (one.kind === 'event' && one.type === 'mint' ? one : []))
    const idsOf = (listener: Listener) => mints(listener).map(({ event }) => event.nft_id)
    const numbers = (listener: Listener) => mints(listener).map(({ sequence }) => sequence)
    await all(his, 2)
    await product.settled()
    expect(idsOf(his).sort()).toEqual(minted)
    expect(mints(his).map(({ event }) => event.collection?.id)).toEqual([chosen, chosen])
    expect(idsOf(everybody).sort()).toEqual(minted)
    expect(numbers(his).filter((one) => numbers(everybody).includes(one))).toEqual([])

    // Whoever comes later hears of each once as well, under the same number.
    const late = await open(`?collection=${chosen}&type=mint&after=${Math.min(...numbers(everybody)) - 1}`)
    await all(late, 2)
    expect(numbers(late)).toEqual(numbers(his))

    await product.world.reorg(height, false)
    await product.settled()
    const back = (listener: Listener) =>
      numbered(listener).flatMap((one) => (one.kind === 'retraction' ? one.retracts : []))
    await until('both are taken back', async () =>
      numbers(his).every((one) => back(his).includes(one)) ? true : undefined,
    )
    expect(numbers(everybody).every((one) => back(everybody).includes(one))).toBe(true)
    expect(back(everybody).filter((one) => numbers(his).includes(one))).toEqual([])
    expect([idsOf(his).length, idsOf(late).length, idsOf(everybody).length]).toEqual([2, 2, 2])
  })

  it('refuses what it does not understand', async () => {
    for (const query of ['?type=theft', '?after=-1', '?after=soon', `?owner=${'x'.repeat(200)}`]) {
      const answer = await fetch(`${product.url}${streamPath}${query}`)
      expect([query, answer.status, await answer.json()]).toMatchObject([
        query,
        422,
        { code: 'InvalidInput' },
      ])
    }
    const answer = await fetch(product.url + streamPath, { headers: { 'last-event-id': 'yesterday' } })
    expect(answer.status).toBe(422)
  })

  it('tells of changes to those alone who ask, and not of what nobody else is shown', async () => {
    const [keeper, other] = await Promise.all([open('?changes=true&type=burn'), open()])
    const sale = (index: number) => product.world.list(held(index).launcher, { amount: 2n * XCH })
    const asked = await fetch(`${product.url}/profiles_by_id`, { method: 'POST', body: '[]' })
    expect(asked.status).toBe(200)
    await call(product.client, submitOffer, { body: { offer: sale(2) } })
    await all(other, 1)
    const changes = ({ heard }: Listener) => heard.filter(({ kind }) => kind === 'change')
    await until('the change is told', async () => changes(keeper)[0])
    expect([keeper, other].map((one) => changes(one).length)).toEqual([1, 0])
    expect(numbered(keeper)).toEqual([])
  })
})
