// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RESERVED_NAMES } from '@chiaroscuro/domain/profile'
import { describe, expect, it } from 'vitest'
import { ROUTE_DOORS } from '../e2e/route-doors.js'
import routes from './routes.js'
import { publicPages } from './server/public-pages.js'

/** Where the site answers; the home page has the empty path. */
const paths = routes.map(({ path }) => path ?? '')

/** The specification's route table (section 2), its `{id}` written as our routes write it. */
const SPECIFIED: readonly string[] = [
  '',
  ':username',
  'address/:id',
  'admin/airdrop',
  'admin/auction',
  'admin/events',
  'admin/snapshot',
  'admin/minting-api',
  'auctions',
  'badger',
  'badger/privacy-policy',
  'badger/support',
  'badger/terms-of-service',
  'blog/*',
  'collections',
  'collections/:id',
  'discord',
  'discord/callback',
  'events',
  'goby',
  'legal-notice',
  'login',
  'mint',
  'mint/early-access',
  'mint/studio',
  'mint/terms-of-service',
  'mints',
  'mints/:id',
  'new',
  'nfts',
  'nfts/:id',
  'nfts/create',
  'nfts/:id/events/:eventId',
  'passkey-test',
  'minting-api',
  'premium',
  'profile-embed/:id',
  'profile/:id',
  'profiles',
  'register',
  'terms-of-use',
  'tools/airdrop',
  'tools/auction',
  'tools/snapshot',
  'user/auctions',
  'user/auctions/create',
  'user/claim/did',
  'user/claim/discord/callback',
  'user/claim/twitter/callback',
  'user/collections',
  'user/premium',
  'user/profiles',
  'user/profiles/:id',
  'wallet',
  'wallet/claim/discord/callback',
  'wallet/claim/twitter/callback',
  'offers/:id',
  'offers/upload',
]

/** What answers below `/user` where nothing is: whoever is not signed in is led to the login, anyone else is told. */
const PLACEHOLDER = 'routes/member/route.tsx'

/** Pages that stand by themselves and are nobody's to find by searching. */
const UNLISTED = [
  'admin/airdrop',
  'admin/appeals',
  'admin/auction',
  'admin/events',
  'admin/health',
  'admin/snapshot',
  'admin/minting-api',
  'cart',
  'discord/callback',
  'wallet',
  'wallet/claim/discord/callback',
  'wallet/claim/twitter/callback',
  'login',
  'offers/upload',
  'offline',
  'passkey-test',
  'register',
  'search',
  'tools/auction',
  'user/appeals',
  'user/auctions',
  'user/auctions/create',
  'user/claim/did',
  'user/claim/discord/callback',
  'user/claim/twitter/callback',
  'user/collections',
  'user/notifications',
  'user/notifications/unsubscribe',
  'user/premium',
  'user/profiles',
  'user/searches',
  'user/security',
  'watchlist',
]

const pages = routes.filter(({ file, path }) => file.endsWith('.tsx') && file !== PLACEHOLDER && path !== '*')
const source = (file: string, name: string) => {
  const place = join(import.meta.dirname, file, '..', name)
  return existsSync(place) ? readFileSync(place, 'utf8') : ''
}

describe('the routes', () => {
  it('are those of the specification', () => {
    const built = routes.filter(({ file }) => file !== PLACEHOLDER).map(({ path }) => path ?? '')
    expect(SPECIFIED.filter((path) => !built.includes(path))).toEqual([])
  })

  it('stand in the table of whom they let in, each of them and no other', () => {
    expect([...new Set(paths)].sort()).toEqual(Object.keys(ROUTE_DOORS).sort())
  })

  it('leave no first segment to usernames', () => {
    const segments = [...paths, ...SPECIFIED]
      .map((path) => (path.split('/')[0] ?? '').split('.')[0] ?? '')
      .filter((segment) => segment !== '' && segment !== '*' && !segment.startsWith(':'))
    const served = ['assets', 'builds', 'healthz', 'manifest', 'offline']
    const free = [...new Set([...segments, ...served])].filter((segment) => !RESERVED_NAMES.includes(segment))
    // Names shorter than three letters cannot be had, nor any with a dot.
    expect(free.filter((segment) => segment.length > 2)).toEqual([])
  })

  it('let usernames have what is left, before the page that is not there', () => {
    expect(paths.slice(-2)).toEqual([':username', '*'])
  })

  it('are all in the sitemap, unless they are somebody’s own', () => {
    const alone = pages.map(({ path }) => path ?? '').filter((path) => !/[:*]/.test(path))
    expect(
      alone
        .filter((path) => !UNLISTED.includes(path))
        .map((path) => `/${path}`)
        .sort(),
    ).toEqual([...publicPages].sort())
  })

  it.each(pages.map(({ file, path }) => [path ?? '', file]))('/%s says its head: %s', (_, file) => {
    // The head carries the canonical address and the page in every language.
    expect(source(file, 'route.tsx')).toContain('headTags(')
  })
})

describe('the frame', () => {
  const handleOf = (path: string) => {
    const page = pages.find((one) => one.path === path)
    return /handle: FrameHandle = (\{[^}]*\})/.exec(source(page?.file ?? '', 'route.tsx'))?.[1]
  }

  it.each([
    [':username', "{ navbar: 'white' }"],
    ['profile/:id', "{ navbar: 'white' }"],
    ['profile-embed/:id', "{ frame: 'bare' }"],
    ['mints/:id', "{ background: 'grey' }"],
    ['nfts/:id', "{ background: 'grey' }"],
    ['collections/:id', "{ background: 'grey', navbar: 'white' }"],
  ])('of /%s is %s', (path, handle) => {
    expect(handleOf(path)).toBe(handle)
  })
})
