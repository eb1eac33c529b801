import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { asHex32 } from '@chiaroscuro/domain/id'
import { parsePlan } from '@chiaroscuro/minting/plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engineCalls } from './calls.js'
import type { SeenNft } from './marketplace.js'
import { compare } from './pilot.js'
import { projectStore } from './project-store.js'
import { sampleDrop } from './sample-drop.test-support.js'
import { samplePlan } from './sample-plan.test-support.js'
import { openTestChain, type TestChain } from './test-chain.test-support.js'
import { openTestStudio } from './test-studio.test-support.js'

const planned = {
  ...{ name: 'Piece 1', dataHash: asHex32('11'.repeat(32)), metadataHash: asHex32('22'.repeat(32)) },
  ...{ collectionId: 'col1', owner: 'txch1' },
}
const data = {
  ...{ data_hash: '11'.repeat(32), metadata_hash: '22'.repeat(32) },
  ...{ integrity_state: 1, metadata_integrity_state: 1 },
}
const seen: SeenNft = { name: 'Piece 1', collection_id: 'col1', owner_address_encoded_id: 'txch1', data }

describe('a piece of a pilot', () => {
  it.each<[string, Partial<SeenNft>, string, string[]]>([
    ['as it was planned', {}, 'right', []],
    ['whose file is not fetched yet', { data: { ...data, integrity_state: 0 } }, 'waits', []],
    [
      'whose metadata are not fetched yet, so that nobody knows its name',
      { name: null, collection_id: null, data: { ...data, metadata_integrity_state: 0 } },
      'waits',
      [],
    ],
    ['of another name', { name: 'Piece 2' }, 'wrong', ['name']],
    ['of no collection', { collection_id: null }, 'wrong', ['collection']],
    ['of somebody else', { owner_address_encoded_id: 'txch2' }, 'wrong', ['owner']],
    ['of another file', { data: { ...data, data_hash: '33'.repeat(32) } }, 'wrong', ['file']],
    ['of other metadata', { data: { ...data, metadata_hash: null } }, 'wrong', ['metadata']],
    ['whose file came as other bytes', { data: { ...data, integrity_state: 2 } }, 'wrong', ['fetch']],
    [
      'whose metadata cannot be had, so that nobody knows its name',
      { name: null, collection_id: null, data: { ...data, metadata_integrity_state: 3 } },
      'wrong',
      ['fetch'],
    ],
  ])('%s', (_, change, state, wrong) => {
    expect(compare({ ...seen, ...change }, planned)).toEqual({ state, wrong })
  })
})

describe.skipIf(!isDevnetSupported())('a mint with a pilot', () => {
  let chain: TestChain
  beforeAll(async () => {
    chain = await openTestChain()
  })
  afterAll(() => chain.close())

  it('waits behind its pilot, paused or not, until somebody lets the others follow', async () => {
    const { folder, url, account } = chain
    const devnetFile = join(folder, 'running.json')
    writeFileSync(devnetFile, JSON.stringify({ urls: { Node: url }, gateway: url }))
    const store = projectStore(join(folder, 'projects'))
    const id = 'abcdefgh'
    await store.create(id)
    const facts = { folder, license: '', changedAt: 0, files: [] }
    await store.saveDrop(id, sampleDrop(4), { ...facts, icon: undefined, banner: undefined })
    await store.saveApproved(
      id,
      parsePlan({ ...JSON.parse(JSON.stringify(samplePlan(chain, 4), digits)), pilot: 1 }),
    )
    const studio = await openTestStudio(folder, {
      ...{ account, devnetFile, now: Date.now, sleep: async () => chain.farm() },
    })
    await studio.look()
    const calls = engineCalls(studio)
    const mint = async () => (await calls.openProject({ id })).mint
    const until = (what: (state: Awaited<ReturnType<typeof mint>>) => boolean) =>
      expect.poll(async () => what(await mint()), { timeout: 30_000, interval: 20 }).toBe(true)
    expect((await calls.listMinted({ id })).bundles.map(({ state }) => state)).toEqual(Array(3).fill('waits'))

    await calls.resumeMint({ id })
    await until(({ attention, settled }) => attention === 'pilot' && settled === 1)
    const { bundles, pieces } = await calls.listMinted({ id })
    expect(bundles).toMatchObject([
      { number: 1, from: 1, to: 1, state: 'settled', attempts: 1, signed: { fee: '10' } },
      { number: 2, from: 2, to: 3, state: 'waits', attempts: 0 },
      { number: 3, from: 4, to: 4, state: 'waits', attempts: 0 },
    ])
    expect(pieces.map(({ number, bundle }) => [number, bundle])).toEqual([[1, 1]])
    // Here is no marketplace that could be asked.
    expect(await calls.checkPilot({ id })).toMatchObject({
      isMarketThere: false,
      pieces: [{ number: 1, name: 'Piece 1', state: 'waits', wrong: [] }],
    })

    await calls.pauseMint({ id })
    await calls.resumeMint({ id })
    await until(({ state, attention }) => state === 'running' && attention === 'pilot')
    expect(await mint()).toMatchObject({ pieces: 1 })
    await calls.pauseMint({ id })
    await calls.releasePilot({ id })
    await until(({ state }) => state === 'done')
    const after = await calls.listMinted({ id })
    expect(after.bundles.map(({ state }) => state)).toEqual(Array(3).fill('settled'))
    expect(after.pieces.map(({ bundle }) => bundle)).toEqual([1, 2, 2, 3])
  })
})

function digits(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}
