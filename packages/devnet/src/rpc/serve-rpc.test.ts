import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Scene } from '../scene.fixture.js'
import { makeClock, openScene } from '../scene.fixture.js'
import { isDevnetSupported } from '../sdk/native.js'

const zero = `0x${'00'.repeat(32)}`

// Skipped where the native simulator has no build.
describe.skipIf(!isDevnetSupported())('the RPC', () => {
  let scene: Scene
  beforeAll(async () => {
    scene = await openScene(makeClock().read)
  })
  afterAll(() => scene.close())

  async function post(path: string, body: string, headers: Record<string, string> = {}) {
    const response = await fetch(`${scene.server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    return { status: response.status, text: await response.text() }
  }
  async function call(method: string, params: unknown = {}) {
    const { text } = await post(`/${method}`, JSON.stringify(params))
    return JSON.parse(text)
  }

  it('names its network and its peak as a node does', async () => {
    expect(await call('get_network_info')).toMatchObject({
      network_name: 'simulator0',
      network_prefix: 'txch',
      genesis_challenge: `0x${scene.devnet.genesisChallenge}`,
      success: true,
    })
    const { blockchain_state: state } = await call('get_blockchain_state')
    expect(state.sync).toMatchObject({ synced: true, sync_mode: false })
    expect(state.peak).toMatchObject({
      height: scene.devnet.peak.height,
      header_hash: `0x${scene.devnet.peak.headerHash}`,
      timestamp: scene.devnet.peak.timestamp,
    })
  })

  it('links every block to the one before, from height 0', async () => {
    const { block_records: records } = await call('get_block_records', { start: 0, end: 1000 })
    expect(records).toHaveLength(scene.devnet.peak.height + 1)
    expect(records[0]).toMatchObject({ height: 0, prev_hash: zero })
    for (let height = 1; height < records.length; height++) {
      expect(records[height].prev_hash).toBe(records[height - 1].header_hash)
      expect(records[height].prev_transaction_block_hash).toBe(records[height - 1].header_hash)
      expect(records[height].timestamp).toBeGreaterThan(records[height - 1].timestamp)
    }
    expect((await call('get_block_record_by_height', { height: 2 })).block_record).toEqual(records[2])
    expect((await call('get_block_record', { header_hash: records[2].header_hash })).block_record).toEqual(
      records[2],
    )
  })

  it('gives amounts beyond 2^53 to the mojo', async () => {
    const { text } = await post(
      '/get_additions_and_removals',
      JSON.stringify({ header_hash: scene.devnet.store.at(1)?.headerHash }),
    )
    expect(text).toContain('18375000000000000000')
    expect(JSON.parse(text).additions[0]).toMatchObject({ coinbase: true, confirmed_block_index: 1 })
  })

  it('gives spends, additions, removals and records that agree', async () => {
    const { peak } = scene.devnet
    const { block_spends: spends } = await call('get_block_spends', { header_hash: peak.headerHash })
    const { additions, removals } = await call('get_additions_and_removals', { header_hash: peak.headerHash })
    expect(spends).toHaveLength(removals.length)
    expect(
      removals.every((record: { spent_block_index: number }) => record.spent_block_index === peak.height),
    ).toBe(true)
    const { coin_records: children } = await call('get_coin_records_by_parent_ids', {
      parent_ids: peak.removals,
      include_spent_coins: true,
    })
    expect(children).toHaveLength(additions.length)
    const spent = await call('get_puzzle_and_solution', {
      coin_id: `0x${peak.removals[0]}`,
      height: peak.height,
    })
    expect(spends).toContainEqual(spent.coin_solution)
  })

  it('finds coins by hint and puzzle hash, spent ones only when asked', async () => {
    const alice = scene.alice.puzzleHash.toString('hex')
    const hinted = (await call('get_coin_records_by_hint', { hint: alice })).coin_records
    expect(hinted.filter((record: { coin: { amount: number } }) => record.coin.amount === 1)).toHaveLength(4)
    const unspent = (await call('get_coin_records_by_puzzle_hash', { puzzle_hash: alice })).coin_records
    const all = (
      await call('get_coin_records_by_puzzle_hashes', { puzzle_hashes: [alice], include_spent_coins: true })
    ).coin_records
    expect(unspent).toHaveLength(1)
    expect(all.length).toBeGreaterThan(1)
  })

  it.each([
    ['get_block_record_by_height', { height: 9999 }, 'Block height 9999 not found in chain'],
    ['get_block_record', { header_hash: zero }, 'does not exist'],
    ['get_coin_record_by_name', { name: zero }, `Coin record ${zero} not found`],
    ['get_puzzle_and_solution', { coin_id: zero, height: 1 }, 'Invalid height'],
    ['get_mempool_item_by_tx_id', { tx_id: zero }, 'not in the mempool'],
    ['get_coin_records_by_hint', { hint: 'xyz' }, "'hint' must be 32 bytes of hex"],
    ['push_tx', { spend_bundle: { coin_spends: [] } }, 'coin_spends'],
    ['push_tx', { spend_bundle: 7 }, 'must be an object'],
  ])('answers %s of %j with success false', async (method, params, message) => {
    const answer = await call(method, params)
    expect(answer.success).toBe(false)
    expect(answer.error).toContain(message)
  })

  it('survives broken requests', async () => {
    expect(await post('/get_network_info', '{"a":')).toMatchObject({ status: 400 })
    expect(await post('/get_network_info', '[1]')).toMatchObject({ status: 400 })
    expect(await post('/nothing', '{}')).toMatchObject({ status: 404 })
    expect(await post('/get_network_info', '{}', { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
    })
    expect((await fetch(`${scene.server.url}/get_network_info`)).status).toBe(405)
    expect((await call('get_network_info')).success).toBe(true)
  })
})
