import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { call } from '@chiaroscuro/api-client'
import { getNft, getStatus, listEvents, listNfts } from '@chiaroscuro/contract/operation'
import { createDevWorld, type DevWorld } from '@chiaroscuro/dev-world'
import { isDevnetSupported, type SpendData } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApi, runApi, testConfig } from './product/product.js'
import { openScratch, type Scratch, sharedContent } from './product/scratch.js'
import { until } from './product/until.js'

const hex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString('hex')}`

// Skipped where the native simulator has no build: there is no chain to put into an archive then.
describe.skipIf(!isDevnetSupported())('an archive folder', () => {
  let scratch: Scratch
  let world: DevWorld
  let folder: string
  const open: RunningApi[] = []
  beforeAll(async () => {
    scratch = await openScratch()
    world = await createDevWorld({ seed: 'basic', clock: Date.now, contentDir: sharedContent })
    folder = join(scratch.folder, 'blocks')
    mkdirSync(folder)
  })
  afterAll(async () => {
    for (const api of open) await api.close()
    await world?.close()
    scratch?.remove()
  })

  /** Blocks of the world as the node gives them, `change` applied to every spend. */
  function writeBlocks(where: string, change: (spend: SpendData) => SpendData): void {
    for (let height = 1; height <= world.devnet.peak.height; height++) {
      const head = world.devnet.store.at(height)
      if (!head) throw new Error(`no block ${height}`)
      const block = {
        height,
        header_hash: `0x${head.headerHash}`,
        prev_hash: `0x${head.prevHash}`,
        timestamp: head.timestamp,
        block_spends: world.devnet.store.spendsOf(head).map((spend) => {
          const { coin, puzzleReveal, solution } = change(spend)
          return {
            coin: {
              parent_coin_info: `0x${coin.parent}`,
              puzzle_hash: `0x${coin.puzzleHash}`,
              amount: Number(coin.amount),
            },
            puzzle_reveal: hex(puzzleReveal),
            solution: hex(solution),
          }
        }),
      }
      writeFileSync(join(where, `${String(height).padStart(6, '0')}.json`), JSON.stringify(block))
    }
  }

  async function show(where: string): Promise<RunningApi> {
    const api = await runApi(testConfig(scratch, { kind: 'archive', folder: where }), scratch)
    open.push(api)
    await until('the archive is read', async () => ((await api.status()).synced ? true : undefined))
    return api
  }

  it('keeps the heights, hashes and times its files tell', async () => {
    writeBlocks(folder, (spend) => spend)
    const api = await show(folder)
    const { peak } = world.devnet
    expect(await call(api.client, getStatus, {})).toMatchObject({
      source: 'archive',
      height: peak.height,
      header_hash: peak.headerHash,
      timestamp: new Date(peak.timestamp * 1000).toISOString().replace('.000Z', '+00:00'),
      nft_count: 12,
      unreadable_count: 0,
    })
    const { items } = await call(api.client, listEvents, { size: 100 })
    expect(items.map(({ type }) => type).sort()).toEqual([...Array(12).fill(0), 1, 2, 2, 3])
  })

  it('records a spend that breaks the rules, once, and reads the rest', async () => {
    const broken = join(scratch.folder, 'broken')
    mkdirSync(broken)
    const victim = world.holdings().find(({ piece }) => piece?.slug === 'tidelines')?.nft
    const other = world.holdings().find(({ piece }) => piece?.slug === 'half-moons')?.nft
    if (!victim || !other) throw new Error('nothing to break')
    writeBlocks(broken, (spend) =>
      spend.coin.puzzleHash === victim.parentSpend.coin.puzzleHash &&
      spend.coin.parent === victim.parentSpend.coin.parent
        ? { ...spend, coin: { ...spend.coin, puzzleHash: 'ee'.repeat(32) } }
        : spend,
    )
    writeFileSync(join(broken, '000000-not-json.json'), '{"height": ')
    writeFileSync(join(broken, 'noise.bundle'), Buffer.alloc(300, 0xff))
    const api = await show(broken)
    expect(await api.status()).toMatchObject({ unreadable_count: 1, height: world.devnet.peak.height })
    const logged = api.lines.filter((line) => line.includes('spends that cannot be read'))
    expect(logged).toHaveLength(1)
    expect(api.lines.filter((line) => line.includes('archive file passed over'))).toHaveLength(2)
    expect((await call(api.client, getNft, { nft_id: other.launcherId })).events.length).toBeGreaterThan(0)
    const { items } = await call(api.client, listEvents, { size: 100, nft_id: victim.launcherId })
    const whole = open[0]
    if (!whole) throw new Error('no whole archive')
    const before = await call(whole.client, listEvents, { size: 100, nft_id: victim.launcherId })
    expect(items.length).toBeLessThan(before.items.length)
  })

  it('refuses nothing but shows nothing for an empty folder', async () => {
    const empty = join(scratch.folder, 'empty')
    mkdirSync(empty)
    const api = await runApi(testConfig(scratch, { kind: 'archive', folder: empty }), scratch)
    open.push(api)
    expect(await api.status()).toMatchObject({ height: null, peak_height: null, nft_count: 0 })
  })
})

describe('the bundled archive', () => {
  const folder = resolve(import.meta.dirname, '../../../tooling/start/archive')
  let scratch: Scratch
  let api: RunningApi
  beforeAll(async () => {
    scratch = await openScratch()
    const base = testConfig(scratch, { kind: 'archive', folder })
    const tokensUrl = pathToFileURL(join(folder, 'tokens/tokens.json')).href
    const media = { ...base.media, ipfsFolder: join(folder, 'ipfs') }
    api = await runApi({ ...base, tokensUrl, media }, scratch)
    await until('the archive is shown', async () => {
      const { items } = await call(api.client, listNfts, { size: 100 })
      const { pending_media } = await api.status()
      const isWhole = items.every((item) => item.openrarity_rank !== null && item.thumbnail_uri !== null)
      return items.length > 0 && pending_media === 0 && isWhole ? true : undefined
    })
  })
  afterAll(async () => {
    await api?.close()
    scratch?.remove()
  })

  it('shows a market with every file verified, from its folder alone', async () => {
    const { items: nfts } = await call(api.client, listNfts, { size: 100 })
    expect(nfts).toHaveLength(19)
    expect(nfts.filter(({ integrity_state }) => integrity_state !== 1)).toEqual([])
    const details = await Promise.all(nfts.map(({ id }) => call(api.client, getNft, { nft_id: id })))
    for (const { data } of details)
      expect(data).toMatchObject({ metadata_integrity_state: 1, license_integrity_state: 1 })
    expect(await api.status()).toMatchObject({ height: 26, unreadable_count: 0, collection_count: 3 })
    expect(api.lines).toEqual([])
  })

  it('tells sales in XCH and in named tokens, days apart', async () => {
    const { items } = await call(api.client, listEvents, { size: 100 })
    const trades = items.filter(({ type }) => type === 2)
    expect(trades).toHaveLength(13)
    expect([...new Set(trades.map(({ price_token_code }) => price_token_code))].sort()).toEqual([
      'LUMEN',
      'UMBRA',
      'XCH',
    ])
    const days = new Set(items.map(({ timestamp }) => timestamp?.slice(0, 10)))
    expect(days.size).toBeGreaterThan(10)
  })

  it('weighs little', () => {
    const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000)
  })
})
