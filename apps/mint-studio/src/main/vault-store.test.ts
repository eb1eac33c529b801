import { expect, it, vi } from 'vitest'
import type { Vault } from './vault.js'
import { vaultStore } from './vault-store.js'

/** A vault over a map; what it is given is there only once its keyring is done. */
function vaultOver(kept: Map<string, string>, canKeep = true) {
  const vault: Vault = {
    canKeep,
    all: () => Object.fromEntries(kept),
    stateOf: (name) => (kept.has(name) ? 'kept' : 'missing'),
    hold: vi.fn(async (name: string, secret: string) => {
      await Promise.resolve()
      kept.set(name, secret)
    }),
    forget: vi.fn((name: string) => void kept.delete(name)),
  }
  return vault
}
const change = (...pairs: [string, string | undefined][]) => new Map(pairs)

it('gives back a session that was kept, as a whole and under one name', async () => {
  const kept = new Map<string, string>()
  const store = vaultStore(vaultOver(kept))
  await store.write(change(['a', '1'], ['b', '2']))
  await store.write(change(['a', undefined], ['c', '3']))
  expect([...kept.keys()]).toEqual(['session'])
  const again = vaultStore(vaultOver(kept))
  expect(await again.read(['a', 'b', 'c'])).toEqual(change(['b', '2'], ['c', '3']))
})

it('writes in the order it is asked, and shows at once what was written', async () => {
  const kept = new Map<string, string>()
  const store = vaultStore(vaultOver(kept))
  const writes = ['1', '2', '3'].map((text) => store.write(change(['token', text])))
  expect(await store.read(['token'])).toEqual(change(['token', '3']))
  await Promise.all(writes)
  expect(kept.get('session')).toBe('{"token":"3"}')
})

it('leaves nothing behind where all of it is forgotten', async () => {
  const kept = new Map<string, string>()
  const store = vaultStore(vaultOver(kept))
  await store.write(change(['token', '1']))
  await store.write(change(['token', undefined]))
  expect(kept.size).toBe(0)
})

it('holds a session for this run where the keyring fails, and keeps no older one beside it', async () => {
  const kept = new Map<string, string>()
  const vault = vaultOver(kept)
  const store = vaultStore(vault)
  await store.write(change(['token', 'old']))
  expect(store.isKept()).toBe(true)
  vi.mocked(vault.hold).mockRejectedValueOnce(new Error('the keyring is locked'))
  await store.write(change(['token', 'new']))
  expect(store.isKept()).toBe(false)
  expect(kept.size).toBe(0)
  expect(await store.read(['token'])).toEqual(change(['token', 'new']))
})

it.each(['no json', '{"token":1}', '[]'])('begins anew beside what it cannot read: %s', async (text) => {
  const store = vaultStore(vaultOver(new Map([['session', text]])))
  expect(await store.read(['token'])).toEqual(new Map())
})

it('says that nothing outlives the studio where there is no keyring', () => {
  expect(vaultStore(vaultOver(new Map(), false)).isKept()).toBe(false)
})
