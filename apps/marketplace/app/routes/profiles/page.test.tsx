import type { RankedProfile } from '@chiaroscuro/contract/operation'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { readRanking } from '#app/feature/ranking/read-ranking.js'
import { show, violations } from '#app/test/show.js'
import { ProfilesPage } from './page.js'
import { rankings } from './ranking.js'

afterEach(cleanup)

const mira: RankedProfile = {
  id: 'a'.repeat(64),
  encoded_id: `did:chia:1${'q'.repeat(58)}`,
  verification_state: 1,
  username: 'mira',
  name: 'Mira',
  avatar_uri: null,
  created_volume_mojos: '12000000000000',
  sold_volume_mojos: '3000000000000',
  bought_volume_mojos: '0',
}
const list = (items: RankedProfile[]) => ({ items, next: null, later: false })

describe('the ranking of profiles', () => {
  it('names each with its volumes, and leads to it', async () => {
    const { container } = show(<ProfilesPage interval="7" sort="sold" search="" list={list([mira])} />, {
      at: '/profiles?sort=sold',
    })
    expect(screen.getByRole('link', { name: /Mira/ }).getAttribute('href')).toBe('/mira')
    expect(screen.getByText('@mira')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Volume created' }).getAttribute('href')).toBe('/profiles')
    expect(screen.getByRole('link', { name: 'Volume sold' }).getAttribute('aria-current')).toBe('true')
    expect(await violations(container)).toEqual([])
  })

  it('says why it is empty: nothing found, or nothing yet', () => {
    show(<ProfilesPage interval="7" sort="created" search="nobody" list={list([])} />)
    expect(screen.getByText('Nothing found for this search term. Please try again.')).toBeTruthy()
    cleanup()
    show(<ProfilesPage interval="7" sort="created" search="" list={list([])} />, { locale: 'zh' })
    expect(screen.getByText('此期间无人买卖')).toBeTruthy()
  })

  it('reads its order and search from the address', () => {
    expect(readRanking(new URLSearchParams('sort=bought&q=%20mi%20'), rankings).shown).toMatchObject({
      sort: 'bought',
      search: 'mi',
    })
    expect(readRanking(new URLSearchParams('sort=nonsense'), rankings).shown).toMatchObject({
      sort: 'created',
      search: '',
    })
  })
})
