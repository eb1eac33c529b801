import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { WalletPage } from './page.js'

afterEach(() => {
  cleanup()
  localStorage.clear()
  Reflect.deleteProperty(window, 'chia')
})

it('says so where there is no wallet to connect', async () => {
  const { container } = show(<WalletPage tab="works" tokens={[]} offered={[]} />)
  expect(await screen.findByText(/No wallet was found in this browser/)).toBeTruthy()
  expect(await violations(container)).toEqual([])
})

it('shows what a connected wallet holds, and lets it go', async () => {
  const answers: Record<string, unknown> = {
    getAssetBalance: { spendable: '1500000000000' },
    getNFTs: { nfts: [] },
  }
  Object.assign(window, { chia: { request: async ({ method }: { method: string }) => answers[method] } })
  localStorage.setItem(
    'wallet',
    JSON.stringify({ kind: 'injected', name: 'Goby', address: null, token: null }),
  )
  const { container } = show(<WalletPage tab="works" tokens={[]} offered={[]} />)
  expect(await screen.findByText('1.5')).toBeTruthy()
  expect(await screen.findByText('No works in this wallet yet')).toBeTruthy()
  expect(await violations(container)).toEqual([])
  screen.getByRole('button', { name: 'Disconnect' }).click()
  expect(await screen.findByRole('heading', { name: 'Connect a wallet' })).toBeTruthy()
  expect(localStorage.getItem('wallet')).toBeNull()
})

it('says why a wallet tells nothing', async () => {
  const request = async () => {
    throw Object.assign(new Error('locked'), { code: 4900 })
  }
  Object.assign(window, { chia: { request } })
  localStorage.setItem(
    'wallet',
    JSON.stringify({ kind: 'injected', name: 'Goby', address: null, token: null }),
  )
  show(<WalletPage tab="works" tokens={[]} offered={[]} />)
  expect((await screen.findByRole('alert')).textContent).toBe('The wallet has no connection to its node.')
})
