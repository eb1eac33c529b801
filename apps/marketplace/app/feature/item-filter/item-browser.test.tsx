import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sampleNft } from '#app/test/sample.js'
import { show, violations } from '#app/test/show.js'
import { ItemBrowser } from './item-browser.js'

afterEach(cleanup)

const facets = {
  total: 9,
  listed: 4,
  at_least: false,
  data_types: [{ data_type: 1, count: 9 }],
  traits: [{ trait_type: 'Tide', values: [{ value: 'Low', count: 3 }] }],
}
const page = { items: [sampleNft()], next: null, later: false }

it('draws its boxes and chips from the address', async () => {
  const { container } = show(<ItemBrowser page={page} facets={facets} empty={null} />, {
    at: '/c?listed=1&t.Tide=Low',
  })
  expect(screen.getByRole('checkbox', { name: /Low/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('link', { name: 'Remove filter Tide: Low' }).getAttribute('href')).toBe(
    '/c?listed=1',
  )
  expect(screen.getByText('4 items')).toBeTruthy()
  expect(await violations(container)).toEqual([])
})

it('follows a box at once and keeps the other filters', async () => {
  show(<ItemBrowser page={page} facets={facets} empty={null} />, { at: '/c?sort=rank' })
  fireEvent.click(screen.getByRole('checkbox', { name: /Listed/ }))
  expect(await screen.findByRole('link', { name: 'Remove filter Listed' })).toHaveProperty(
    'href',
    expect.stringContaining('/c?sort=rank'),
  )
})

it('searches by words, which stay when other filters change and begin at the first page', async () => {
  const { container } = show(<ItemBrowser page={page} facets={facets} empty={null} />, {
    at: '/c?q=moon&page=abc',
  })
  const words = screen.getByRole('searchbox', { name: 'Search' })
  expect(words).toHaveProperty('value', 'moon')
  expect(screen.getByRole('link', { name: 'Remove filter “moon”' }).getAttribute('href')).toBe('/c')
  fireEvent.click(screen.getByRole('checkbox', { name: /Listed/ }))
  expect((await screen.findByRole('link', { name: 'Remove filter Listed' })).getAttribute('href')).toBe(
    '/c?q=moon',
  )
  expect(await violations(container)).toEqual([])
})

it('does not ask anew at every letter, but when the form is sent', async () => {
  const { container } = show(<ItemBrowser page={page} facets={facets} empty={null} />, { at: '/c?sort=rank' })
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'low tide' } })
  expect(screen.queryByRole('link', { name: /Remove filter/ })).toBeNull()
  const form = container.querySelector('form')
  if (form) fireEvent.submit(form)
  expect((await screen.findByRole('link', { name: 'Remove filter “low tide”' })).getAttribute('href')).toBe(
    '/c?sort=rank',
  )
})

it('offers types of files with their counts where a collection has several, or one is asked for', () => {
  const kinds = () => within(screen.getByRole('combobox', { name: 'Type' }))
  const shownAt = (at: string, data_types: typeof facets.data_types) =>
    show(<ItemBrowser page={page} facets={{ ...facets, data_types }} empty={null} />, { at })
  shownAt('/c', facets.data_types)
  expect(screen.queryByRole('combobox', { name: 'Type' })).toBeNull()
  cleanup()
  // What nobody could look at yet is of no type.
  shownAt(
    '/c',
    [0, 1, 3].map((data_type) => ({ data_type, count: 1200 + data_type })),
  )
  const names = kinds()
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Any type', 'Image (1,201)', 'Video (1,203)'])
  cleanup()
  shownAt('/c?kind=2', facets.data_types)
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveProperty('value', '2')
  expect(kinds().getByRole('option', { name: 'Audio (0)' })).toBeTruthy()
  cleanup()
  show(<ItemBrowser page={page} facets={null} empty={null} withCollection />, { at: '/nfts' })
  expect(kinds().getAllByRole('option')).toHaveLength(5)
})

it('offers the five orders of the specification', () => {
  show(<ItemBrowser page={page} facets={null} empty={null} />)
  const names = screen.getAllByRole('option').map((o) => o.textContent)
  expect(names).toEqual(
    expect.arrayContaining([
      'Offer Low to High',
      'Offer New to Old',
      'Rank Rarest to Common',
      'Recently Moved',
      'Oldest to Newest',
    ]),
  )
})

it('tells an empty collection from filters that leave nothing', () => {
  const none = { ...page, items: [] }
  show(<ItemBrowser page={none} facets={null} empty={<p>No items yet</p>} />, { at: '/c' })
  expect(screen.getByText('No items yet')).toBeTruthy()
  cleanup()
  show(<ItemBrowser page={none} facets={null} empty={<p>No items yet</p>} />, { at: '/c?listed=1' })
  expect(screen.getByRole('link', { name: 'Clear all filters' }).getAttribute('href')).toBe('/c')
})

it('says that there are more than were counted, and then not how many of them are for sale', () => {
  const many = { ...facets, total: 10_000, listed: 12, at_least: true }
  show(<ItemBrowser page={page} facets={many} empty={null} withCollection />, { at: '/nfts?search=a' })
  expect(screen.getByRole('status').textContent).toBe('Over 10,000 items')
  expect(screen.getByRole('checkbox', { name: 'Listed' })).toBeDefined()
})
