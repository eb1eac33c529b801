import { call } from '@chiaroscuro/api-client'
import { listEvents, listNfts, type StreamMessage, streamPath } from '@chiaroscuro/contract/operation'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Product, type RunningApi, runApi, startProduct } from './product/product.js'
import { until } from './product/until.js'

const url = process.env.TEST_POSTGRES_URL ?? ''

// Skipped without PostgreSQL (the embedded database belongs to one process) and without the native simulator.
describe.skipIf(url === '' || !isDevnetSupported())('follow, serve and media apart', () => {
  let follower: Product
  let media: RunningApi
  let server: RunningApi
  beforeAll(async () => {
    follower = await startProduct('basic', url, (config) => ({ ...config, roles: ['follow'] }))
    media = await runApi({ ...follower.config, roles: ['media'] }, follower.scratch)
    const shown = { ...follower.config.media, publicUrl: media.mediaUrl }
    server = await runApi({ ...follower.config, roles: ['serve'], media: shown }, follower.scratch)
  })
  afterAll(async () => {
    await server?.close()
    await media?.close()
    await follower?.close()
  })

  it('show what the first wrote and the second fetched', async () => {
    const items = await until('everything is described', async () => {
      const status = await server.status()
      if (!status.synced || status.pending_media > 0) return undefined
      const page = await call(server.client, listNfts, { size: 100 })
      return page.items.length > 0 && page.items.every((item) => item.name !== null) ? page.items : undefined
    })
    const picture = items.find(({ thumbnail_uri }) => thumbnail_uri !== null)
    expect(picture?.thumbnail_uri).toContain(media.mediaUrl)
    expect((await fetch(picture?.thumbnail_uri ?? '')).status).toBe(200)
    // Each does its own part only.
    expect([follower.url, follower.mediaUrl === media.mediaUrl, media.url]).toEqual(['', false, ''])
  })

  it('tell those who watch of blocks and of reorgs that another process wrote', async () => {
    const { world } = follower
    const stop = new AbortController()
    const answer = await fetch(server.url + streamPath, { signal: stop.signal })
    const heard: StreamMessage[] = []
    const listening = (async () => {
      let text = ''
      for await (const part of answer.body ?? []) {
        text += Buffer.from(part).toString()
        const parts = text.split('\n\n')
        text = parts.pop() ?? ''
        for (const one of parts) {
          const data = /^data: (.*)$/m.exec(one)?.[1]
          if (data) heard.push(JSON.parse(data))
        }
      }
    })().catch(() => {})
    const held = world.holdings()[0]?.nft.launcherId ?? ''
    const [to] = world.collectors
    if (!to) throw new Error('no collector')
    const before = world.devnet.peak.height
    await world.transfer(held, to)
    await until(
      'the transfer is told',
      async () => heard.some((one) => one.kind === 'event' && one.event.nft_id === held) || undefined,
    )
    await world.reorg(before, false)
    await until(
      'the reorg is told',
      async () => heard.some((one) => one.kind === 'retraction' && one.nft_id === held) || undefined,
    )
    await until('the transfer is gone', async () => {
      const { items } = await call(server.client, listEvents, { size: 20 })
      return items.every((event) => event.block_height <= before || event.nft_id !== held) || undefined
    })
    stop.abort()
    await listening
  })
})
