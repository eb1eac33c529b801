import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { resolve } from 'node:path'
import { beforeAll, expect, it, vi } from 'vitest'
import type { ClaimedUpdate } from './signed-update.js'
import { noUpdates, updateDesk } from './update-desk.js'

type Files = readonly { readonly name: string; readonly sha512: string }[]
type Tool = { signUpdate(version: string, key: KeyObject, files: Files): object }

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const sha512 = `${'A'.repeat(86)}==`
let tool: Tool
beforeAll(async () => {
  tool = await import(resolve(import.meta.dirname, '../../sign-update.mjs'))
})

interface Given {
  running?: string
  offered?: string
  signedAs?: string
  key?: KeyObject
}

function openDesk({
  running = '1.0.0',
  offered = '1.1.0',
  signedAs = offered,
  key = privateKey,
}: Given = {}) {
  const claimed: ClaimedUpdate = { version: offered, files: [{ url: 'studio.AppImage', sha512 }] }
  const updater = {
    look: vi.fn(async (): Promise<ClaimedUpdate | undefined> => claimed),
    fetch: vi.fn(async () => {}),
    install: vi.fn(),
  }
  const world = { isUnderWay: async () => false }
  const onChange = vi.fn()
  const desk = updateDesk({
    ...{ updater, version: running, key: publicKey, onChange, isUnderWay: () => world.isUnderWay() },
    readSigned: async () => tool.signUpdate(signedAs, key, [{ name: 'studio.AppImage', sha512 }]),
  })
  return { desk, updater, world, onChange }
}
const fails = (code: string) => expect.objectContaining({ name: 'StudioError', code })

it('finds a newer studio, and does nothing about it until it is told to', async () => {
  const { desk, updater, onChange } = openDesk()
  await desk.look()
  expect(await desk.getUpdate()).toEqual({ state: 'found', version: '1.1.0' })
  expect(onChange).toHaveBeenCalled()
  expect([updater.fetch, updater.install].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  await expect(desk.installUpdate()).rejects.toEqual(fails('no-update'))
  expect(await desk.fetchUpdate()).toEqual({ state: 'ready', version: '1.1.0' })
  expect(updater.install).not.toHaveBeenCalled()
  await desk.installUpdate()
  expect(updater.install).toHaveBeenCalledOnce()
})

it.each([
  ['the same', { offered: '1.0.0' }],
  ['an older one, whoever signed it', { offered: '0.9.0' }],
  ['one that is signed as another', { offered: '1.1.0', signedAs: '1.2.0' }],
  ['one that nobody signed whom it knows', { key: generateKeyPairSync('ed25519').privateKey }],
  ['a version that is none', { offered: '1.1.0-beta' }],
])('takes no %s for newer', async (_, given) => {
  const { desk, updater } = openDesk(given)
  await desk.look()
  expect(await desk.getUpdate()).toEqual({ state: 'none' })
  await expect(desk.fetchUpdate()).rejects.toEqual(fails('no-update'))
  expect(updater.fetch).not.toHaveBeenCalled()
})

it('never ends the studio while something is under way, or nobody can say', async () => {
  const { desk, updater, world } = openDesk()
  await desk.look()
  await desk.fetchUpdate()
  world.isUnderWay = async () => true
  await expect(desk.installUpdate()).rejects.toEqual(fails('run-under-way'))
  world.isUnderWay = () => Promise.reject(new Error('engine-gone'))
  await expect(desk.installUpdate()).rejects.toEqual(fails('run-under-way'))
  expect(updater.install).not.toHaveBeenCalled()
  world.isUnderWay = async () => false
  await desk.installUpdate()
  expect(updater.install).toHaveBeenCalledOnce()
})

it('fetches once, and offers it again where it did not come whole', async () => {
  const { desk, updater } = openDesk()
  await desk.look()
  let fail = (_: Error) => {}
  updater.fetch.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
  const first = desk.fetchUpdate()
  expect(await desk.getUpdate()).toMatchObject({ state: 'fetching' })
  await expect(desk.fetchUpdate()).rejects.toEqual(fails('no-update'))
  fail(new Error('sha512 checksum mismatch'))
  await expect(first).rejects.toEqual(fails('update-failed'))
  expect(await desk.getUpdate()).toMatchObject({ state: 'found' })
  await desk.fetchUpdate()
  // What was held against its signature stays what it is: nothing is looked for any more.
  updater.look.mockClear()
  await desk.look()
  expect(updater.look).not.toHaveBeenCalled()
})

it('is quiet where the feed is silent, and forgets what it takes back', async () => {
  const { desk, updater } = openDesk()
  updater.look.mockRejectedValueOnce(new Error('no network'))
  await desk.look()
  expect(await desk.getUpdate()).toEqual({ state: 'none' })
  await desk.look()
  updater.look.mockResolvedValueOnce(undefined)
  await desk.look()
  expect(await desk.getUpdate()).toEqual({ state: 'none' })
})

it('is nothing at all where no feed was named', async () => {
  expect(await noUpdates.getUpdate()).toEqual({ state: 'none' })
  await expect(noUpdates.installUpdate()).rejects.toEqual(fails('no-update'))
})
