import type { OwnCollection } from '@chiaroscuro/contract/operation'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { MyCollectionsPage, type MyCollectionsProps } from './page.js'

afterEach(cleanup)

const own: OwnCollection = {
  id: 'col1abc',
  name: 'Paper Moons',
  description: 'From the metadata',
  thumbnail_uri: null,
  banner_uri: null,
  creator: null,
  sensitive_content: true,
  blocked_content: false,
  trade_count: 0,
  nft_count: 12,
  collector_count: 3,
  floor_price_mojos: null,
  volume_mojos: '0',
  volume_change: null,
  volume_filtered_mojos: '0',
  trade_count_filtered: 0,
  volume_change_filtered: null,
  floor_history: [],
  listed_count: 0,
  listed_share: 0,
  burned_count: 0,
  placeholder_color: null,
  first_minted_at: null,
  handle: 'moons',
  is_said: true,
  hidden: null,
  royalty_basis_points: 500,
  creator_address_encoded_id: null,
  links: { website: null, twitter: null, discord: null },
  attributes_frequency_counts: null,
  said: {
    description: null,
    banner_nft_id: null,
    website: null,
    twitter: 'https://x.com/moons',
    discord: null,
  },
}
const draw = (props: Partial<MyCollectionsProps>, locale: 'en' | 'zh' = 'en') =>
  show(<MyCollectionsPage collections={[own]} edited={null} works={[]} answer={undefined} {...props} />, {
    at: '/user/collections',
    locale,
  })
const fieldText = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

describe('one’s own collections', () => {
  it.each(['en', 'zh'] as const)('are listed with the way to their words (%s)', async (locale) => {
    const { container } = draw({}, locale)
    expect(container.querySelector('a[href="/user/collections?id=col1abc"]')).not.toBeNull()
    expect(container.querySelector('a[href="chiaroscuro-studio://collection/col1abc"]')).not.toBeNull()
    expect(screen.getByText(/@moons/).textContent).toContain('12')
    expect(await violations(container)).toEqual([])
  })

  it('are asked for where there is none', () => {
    draw({ collections: [] })
    screen.getByText('None of your profiles has minted a collection')
  })

  it('are edited by a form that holds what was said, not what the metadata says', async () => {
    const { container } = draw({ edited: own })
    expect([fieldText('Handle'), fieldText('Description'), fieldText('X handle')]).toEqual([
      'moons',
      '',
      '@moons',
    ])
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    expect(await violations(container)).toEqual([])
  })

  it('say which name a handle is taken for, and keep what was typed', () => {
    const typed = {
      handle: 'm00ns',
      description: 'New',
      banner_nft_id: '',
      website: '',
      twitter: '',
      discord: '',
    }
    const fault = { kind: 'name', reason: 'resembles', resembles: 'moons' } as const
    draw({ edited: own, answer: { fault, typed: { ...typed, sensitive: false } } })
    expect(screen.getByRole('alert').textContent).toContain('looks like somebody’s: “moons”')
    expect([fieldText('Handle'), fieldText('Description')]).toEqual(['m00ns', 'New'])
    expect(screen.getByLabelText('Handle').getAttribute('aria-invalid')).toBe('true')
  })
})
