import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followInjected } from './follow-injected.js'
import { keptWallet } from './kept-wallet.js'

const address = (letter: string) => `txch1${letter.repeat(58)}`

/** An extension whose account and chain its person changes. */
function extension(told: { chain: string; account: string; connected?: boolean }) {
  const hears = new Map<string, () => void>()
  const asked: unknown[] = []
  const chia = {
    on: vi.fn((name: string, hear: () => void) => hears.set(name, hear)),
    async request({ method, params }: { method: string; params?: object }) {
      asked.push({ method, params })
      if (method === 'connect') return told.connected ?? true
      if (method === 'chainId') return told.chain
      return method === 'requestAccounts' ? [told.account] : null
    },
  }
  return { page: { chia }, chia, asked, change: (name: string) => hears.get(name)?.() }
}

const connected = (account: string) =>
  keptWallet.set({ kind: 'injected', name: 'Goby', address: account, token: null })

beforeEach(() => connected(address('a')))
afterEach(() => localStorage.clear())

it('goes on with another account, without asking its person to connect again', async () => {
  const { page, change, asked } = extension({ chain: 'devnet', account: address('b') })
  followInjected(page, 'devnet')
  change('accountChanged')
  await vi.waitFor(() => expect(keptWallet.get()?.address).toBe(address('b')))
  expect(asked[0]).toEqual({ method: 'connect', params: { eager: true } })
})

it.each([
  ['is on another chain', 'chainChanged', { chain: 'mainnet', account: address('b') }],
  ['no longer knows this site', 'accountChanged', { chain: 'devnet', account: '', connected: false }],
])('lets go of a wallet that %s', async (_, event, told) => {
  const { page, change } = extension(told)
  followInjected(page, 'devnet')
  change(event)
  await vi.waitFor(() => expect(keptWallet.get()).toBeNull())
})

it('leaves a wallet of another kind alone, and listens once', async () => {
  const { page, chia, change, asked } = extension({ chain: 'mainnet', account: address('b') })
  followInjected(page, 'devnet')
  followInjected(page, 'devnet')
  expect(chia.on).toHaveBeenCalledTimes(2)
  keptWallet.set({ kind: 'dev', name: 'First light', address: address('c'), token: 't' })
  change('accountChanged')
  expect(asked).toEqual([])
  expect(keptWallet.get()?.address).toBe(address('c'))
})
