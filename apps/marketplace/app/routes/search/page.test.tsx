import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sampleNft } from '#app/test/sample.js'
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
