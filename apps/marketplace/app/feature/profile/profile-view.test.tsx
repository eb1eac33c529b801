import type { ProfileDetail } from '@chiaroscuro/contract/operation'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleNft } from '#app/test/sample.js'
import { show, violations } from '#app/test/show.js'
import { profileHref, profileName } from './profile-link.js'
import { ProfileView } from './profile-view.js'

afterEach(cleanup)

const did = `did:chia:1${'q'.repeat(58)}`
const unclaimed: ProfileDetail = {
  id: 'a'.repeat(64),
  encoded_id: did,
  verification_state: 0,
  username: null,
  name: null,
  avatar_uri: null,
  bio: null,
  website: null,
  twitter_handle: null,
  header_uri: null,
  avatar_nft_id: null,
  header_nft_id: null,
  claimed_at: null,
  hidden_since: null,
  social: [],
  is_supporter: false,
  owned_nfts_count: 1,
  created_nfts_count: 2,
  collections_count: 0,
  owner_address: { id: 'b'.repeat(64), encoded_id: `xch1${'q'.repeat(58)}` },
  created_height: 5,
  untrusted_name: 'The one and only',
}
const claimed: ProfileDetail = {
  ...unclaimed,
  username: 'mira',
  name: 'Mira',
  bio: 'Tides and moons.',
  website: 'javascript:alert(1)',
  twitter_handle: 'mira',
  claimed_at: '2026-01-01T00:00:00+00:00',
  verification_state: 1,
}
const portfolio = {
  ok: true as const,
  value: { floor_value_mojos: '2500000000000', nft_count: 4, valued_count: 3, collections: [] },
}
const page = { items: [sampleNft()], next: null, later: false }

it('says where its portfolio did not come in time', () => {
  const view = { profile: claimed, path: '/mira', tab: 'created', list: page } as const
  show(<ProfileView {...view} portfolio={{ ok: false }} />)
  expect(screen.getByTitle('It did not come in time.').textContent).toBe('Portfolio at floor–')
})

describe('a profile', () => {
  it('that nobody claimed shows what the chain knows, and says so', async () => {
    const { container } = show(
      <ProfileView
        profile={unclaimed}
        portfolio={{ ok: false }}
        path={`/profile/${did}`}
        tab="created"
        list={page}
      />,
    )
    expect(screen.getByText(/Nobody has claimed this profile/)).toBeTruthy()
    expect(screen.getByText(/calls itself “The one and only”, which nobody checked/)).toBeTruthy()
    expect(await violations(container)).toEqual([])
  })

  it('that is hidden says so in the place of what it says of itself, and claims nothing of whoever holds it', () => {
    const hidden = { ...unclaimed, hidden_since: '2026-01-02T09:00:00+00:00', untrusted_name: null }
    show(
      <ProfileView
        profile={hidden}
        portfolio={{ ok: false }}
        path={`/profile/${did}`}
        tab="created"
        list={page}
      />,
    )
    expect(screen.getByRole('complementary', { name: 'Hidden here' })).toBeTruthy()
    expect(screen.queryByText(/Nobody has claimed this profile/)).toBeNull()
  })

  it('shows what its holder says, and leads nowhere dangerous', async () => {
    const { container } = show(
      <ProfileView profile={claimed} portfolio={portfolio} path="/mira" tab="created" list={page} />,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mira')
    expect(screen.getByText('Tides and moons.')).toBeTruthy()
    expect(screen.getByRole('link', { name: /X @mira/ }).getAttribute('href')).toBe('https://x.com/mira')
    expect(screen.queryByRole('link', { name: /Website/ })).toBeNull()
    expect(screen.getByText('Portfolio at floor').textContent).toContain('2.5')
    expect(screen.getByRole('link', { name: /Owned/ }).getAttribute('href')).toBe('/mira?tab=owned')
    expect(await violations(container)).toEqual([])
  })

  it('tells what somebody typed from what they proved, and shows the proven one alone', () => {
    show(<ProfileView profile={claimed} portfolio={{ ok: false }} path="/mira" tab="created" list={page} />)
    expect(screen.getByText('not verified')).toBeTruthy()
    cleanup()
    const proven = {
      provider: 'twitter',
      account_id: '7',
      username: 'mira_proven',
      verified_at: '2026-05-03T10:00:00+00:00',
      proven_by: 'account',
    } as const
    const profile = { ...claimed, social: [proven] }
    show(<ProfileView profile={profile} portfolio={{ ok: false }} path="/mira" tab="created" list={page} />)
    expect(screen.getByRole('link', { name: /X @mira_proven/ })).toBeTruthy()
    expect(screen.getByLabelText('Verified X account')).toBeTruthy()
    expect(screen.queryByText('not verified')).toBeNull()
    expect(screen.queryByRole('link', { name: 'X @mira ↗' })).toBeNull()
  })

  it('in a frame keeps the frame’s choices from view to view, and offers nothing to press', () => {
    show(
      <ProfileView
        profile={claimed}
        portfolio={portfolio}
        path={`/profile-embed/${did}`}
        keep={{ theme: 'dark' }}
        embedded
        tab="owned"
        list={page}
      />,
      { locale: 'zh' },
    )
    expect(screen.getByRole('link', { name: /动态/ }).getAttribute('href')).toBe(
      `/profile-embed/${did}?tab=activity&theme=dark`,
    )
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('lives under its username, else under its DID', () => {
    expect(profileHref(claimed)).toBe('/mira')
    expect(profileHref({ encoded_id: did, username: '小月' })).toBe('/%E5%B0%8F%E6%9C%88')
    expect(profileHref(unclaimed)).toBe(`/profile/${did}`)
    expect(profileName({ ...claimed, name: ' ' })).toBe('mira')
    expect(profileName(unclaimed)).toMatch(/^did:chia:1q+…q+$/)
  })
})
