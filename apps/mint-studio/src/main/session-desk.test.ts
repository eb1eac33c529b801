import { expect, it } from 'vitest'
import { sessionDesk } from './session-desk.js'
import type { Vault } from './vault.js'

function vault({ canKeep = true, fails = false } = {}): Vault & { held: Map<string, string> } {
  const held = new Map<string, string>()
  return {
    ...{ canKeep, held, all: () => Object.fromEntries(held) },
    stateOf: (name) => (held.has(name) ? 'kept' : 'missing'),
    async hold(name, secret) {
      if (fails) throw new Error('The keyring is locked')
      held.set(name, secret)
    },
    forget: (name) => void held.delete(name),
  }
}

it('gives the next engine what the last one kept, in the order it came', async () => {
  const kept = vault()
  const desk = sessionDesk(kept)
  expect(desk.kept()).toBeUndefined()
  const said = await Promise.all(['1', '2'].map((text) => desk.keepSession({ text })))
  expect(said).toEqual([{ isKept: true }, { isKept: true }])
  expect([desk.kept(), sessionDesk(kept).kept()]).toEqual(['2', '2'])
})

it('says so where it is held for this run alone', async () => {
  expect(await sessionDesk(vault({ canKeep: false })).keepSession({ text: 'a' })).toEqual({ isKept: false })
  const locked = vault({ fails: true })
  locked.held.set('walletconnect', 'an older one')
  const desk = sessionDesk(locked)
  expect(await desk.keepSession({ text: 'a' })).toEqual({ isKept: false })
  expect(locked.held.size).toBe(0)
  expect(desk.kept()).toBe('a')
})
