import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sampleCollection, sampleNft } from '#app/test/sample.js'
import { show, violations } from '#app/test/show.js'
import { SearchPage } from './page.js'

afterEach(cleanup)

const nothing = { collections: [], nfts: [], profiles: [], addresses: [] }

it('says the two sentences of the specification when nothing is found', () => {
  show(<SearchPage query="zzz" result={nothing} />)
  expect(screen.getByText('No results found')).toBeTruthy()
  expect(screen.getByText('Nothing found for this search term. Please try again.')).toBeTruthy()
})

it('lists what was found', async () => {
  const { container } = show(<SearchPage query="tide" result={{ ...nothing, nfts: [sampleNft()] }} />)
  expect(screen.getByRole('link', { name: /Tidelines, low water/ })).toBeTruthy()
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'tide')
  expect(await violations(container)).toEqual([])
})

it('asks before it says anything', () => {
  show(<SearchPage query="" />)
  expect(screen.queryByText('No results found')).toBeNull()
})

it('leads to the full list of a kind that may have more', () => {
  const nfts = Array.from({ length: 10 }, (_, i) => sampleNft({ id: `${i}` }))
  show(<SearchPage query="low tide" result={{ ...nothing, nfts, collections: [sampleCollection()] }} />)
  const links = screen.getAllByRole('link', { name: /All that match/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/nfts?q=low+tide'])
})

it('says plainly that a hash is nothing known, and of an address that nothing came or went there', async () => {
  const address = { id: 'ab'.repeat(32), encoded_id: 'xch1abc' }
  const { container } = show(<SearchPage query={address.id} result={nothing} unknown={address} />)
  expect(screen.getByText('Nothing is known by this hash')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open it as an address' }).getAttribute('href')).toBe(
    '/address/xch1abc',
  )
  expect(await violations(container)).toEqual([])
  cleanup()
  show(<SearchPage query="xch1abc" result={{ ...nothing, addresses: [address] }} unknown={address} />)
  expect(screen.getByRole('link', { name: /No item ever came or went there/ })).toBeTruthy()
})
