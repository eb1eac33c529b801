import { expect, it } from 'vitest'
import { readProfileTab } from './profile-tab.js'

const maker = { created_nfts_count: 3, owned_nfts_count: 9 }
const collector = { created_nfts_count: 0, owned_nfts_count: 9 }

it.each([
  ['', maker, 'created'],
  ['', collector, 'owned'],
  ['tab=activity', collector, 'activity'],
  ['tab=nonsense', maker, 'created'],
  ['', { created_nfts_count: 0, owned_nfts_count: 0 }, 'created'],
] as const)('?%s of %o shows %s', (query, counts, tab) => {
  expect(readProfileTab(new URLSearchParams(query), counts)).toBe(tab)
})
