import { describe, expect, it } from 'vitest'
import { isOwnPath } from './own-path.js'

describe('a path', () => {
  it.each([
    '/login',
    '/login?returnTo=/',
    '/LOGIN',
    '/logout',
    '/session',
    '/session.data',
    '/user/security',
    '/user/security.data',
    '/%75ser/security',
    '//user/security',
    '/wallet/claim/discord/callback',
    '/tools/auction',
    '/nfts/create',
    '/%',
  ])('%s is somebody’s own', (path) => {
    expect(isOwnPath(new URL(`http://site.test${path}`).pathname)).toBe(true)
  })

  it.each([
    '/',
    '/nfts',
    '/nfts/created',
    '/users',
    '/tools/snapshot',
    '/blog/login',
    '/watchlist.data',
    '/用户',
  ])('%s is everybody’s', (path) => {
    expect(isOwnPath(new URL(`http://site.test${path}`).pathname)).toBe(false)
  })
})
