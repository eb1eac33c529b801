import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show, violations } from '#app/test/show.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'
import { OwnView } from './own-view.js'

afterEach(cleanup)

it.each(['offers', 'profiles', 'activity'] as const)(
  'says why %s of a wallet without an address are not shown',
  async (tab) => {
    // Nothing of it is used here.
    const port = {} as WalletPort
    const { container } = show(<OwnView tab={tab} address={null} port={port} onMoved={() => {}} />)
    expect(screen.getByText('This wallet does not tell its address')).toBeTruthy()
    expect(await violations(container)).toEqual([])
  },
)
