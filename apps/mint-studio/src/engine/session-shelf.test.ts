import { expect, it, vi } from 'vitest'
import { sessionShelf } from './session-shelf.js'

const key = (name: string) => `wc@2:core:0.3:studio//${name}`
const shelfOf = (
  text: string | undefined,
  ask = vi.fn(async (): Promise<unknown> => ({ isKept: true })),
) => ({
  ask,
  shelf: sessionShelf({ text, ask, sleep: async () => {} }),
})

it('has main keep keys and sessions, many changes at once, and no letters', async () => {
  const { shelf, ask } = shelfOf(undefined)
  expect([shelf.isFound, shelf.isKept()]).toEqual([false, false])
  for (const name of ['keychain', 'session', 'messages', 'history'])
    await shelf.storage.setItem(key(name), [name])
  await vi.waitFor(() => expect(shelf.isKept()).toBe(true))
  const text = JSON.stringify({ [key('keychain')]: ['keychain'], [key('session')]: ['session'] })
  expect(ask).toHaveBeenLastCalledWith('keepSession', { text })
  expect(await shelf.storage.getItem(key('messages'))).toEqual(['messages'])

  const again = shelfOf(text).shelf
  expect([again.isFound, again.isKept()]).toEqual([true, true])
  expect(await again.storage.getItem(key('session'))).toEqual(['session'])
  expect(await again.storage.getKeys()).toEqual([key('keychain'), key('session')])
})

it.each(['', 'not JSON', '[]', '7', '{"a'])('begins anew with %j', (text) => {
  expect(shelfOf(text).shelf.isFound).toBe(false)
})

it('is held for this run where main does not keep it, and not kept where it is too large', async () => {
  const { shelf, ask } = shelfOf(
    undefined,
    vi.fn(async () => undefined),
  )
  await shelf.storage.setItem(key('session'), ['a'])
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  expect(shelf.isKept()).toBe(false)
  await shelf.storage.setItem(key('session'), 'x'.repeat(400_001))
  await shelf.storage.removeItem(key('session'))
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  expect(ask).toHaveBeenLastCalledWith('keepSession', { text: '{}' })
})
