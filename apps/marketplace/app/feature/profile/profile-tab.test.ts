import { expect, it } from 'vitest'
import { readProfileTab } from './profile-tab.js'

const maker = { created_nfts_count: 3 }
const collector = { created_nfts_count: 0 }

it.each([
  ['', maker, 'created'],
  ['', collector, 'owned'],
  ['tab=activity', collector, 'activity'],
  ['tab=nonsense', maker, 'created'],
] as const)('?%s of %o shows %s', (query, counts, tab) => {
  expect(readProfileTab(new URLSearchParams(query), counts)).toBe(tab)
})
