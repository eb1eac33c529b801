// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readEnv } from './env.server.js'
import { contentSecurityPolicy } from './security.server.js'

const SECRET = 's'.repeat(32)

describe('readEnv', () => {
  it('has defaults for a machine of one', () => {
    expect(readEnv({})).toMatchObject({ port: 3000, host: 'localhost', publicUrl: undefined })
  })

  it('lets browsers use the API address of the server unless told otherwise', () => {
    expect(readEnv({ API_URL: 'http://api:1/' }).publicApiUrl).toBe('http://api:1')
    expect(readEnv({ API_URL: 'http://api:1', PUBLIC_API_URL: 'https://api.test' }).publicApiUrl).toBe(
      'https://api.test',
    )
  })

  it('asks no source of rates unless told of one', () => {
    expect(readEnv({}).fiat).toBeUndefined()
    expect(readEnv({ FIAT_CURRENCIES: 'en=EUR' }).fiat).toBeUndefined()
    const FIAT_RATES_URL = 'https://rates.test/price?ids=chia&vs_currencies=usd,cny'
    const fiat = { url: FIAT_RATES_URL, currencies: { en: 'USD', zh: 'CNY' } }
    expect(readEnv({ FIAT_RATES_URL }).fiat).toEqual(fiat)
    expect(readEnv({ FIAT_RATES_URL, FIAT_CURRENCIES: 'zh=hkd' }).fiat?.currencies).toEqual({ zh: 'HKD' })
  })

  it.each([
    [{ FIAT_RATES_URL: 'rates.test' }, /FIAT_RATES_URL/],
    [{ FIAT_RATES_URL: 'https://rates.test', FIAT_CURRENCIES: 'USD' }, /FIAT_CURRENCIES/],
    [{ FIAT_RATES_URL: 'https://rates.test', FIAT_CURRENCIES: 'fr=EUR' }, /FIAT_CURRENCIES/],
    [{ FIAT_RATES_URL: 'https://rates.test', FIAT_CURRENCIES: 'en=US' }, /FIAT_CURRENCIES/],
    [{ PORT: '70000' }, /PORT/],
    [{ PORT: '80a' }, /PORT/],
    [{ API_URL: 'ftp://x' }, /API_URL/],
    [{ PUBLIC_MEDIA_URL: 'media' }, /PUBLIC_MEDIA_URL/],
    [{ USER_POOL_ID: 'nounderscore', USER_POOL_CLIENT_ID: 'c', SESSION_SECRETS: SECRET }, /USER_POOL_ID/],
    [{ USER_POOL_ID: 'eu_1', SESSION_SECRETS: SECRET }, /USER_POOL_CLIENT_ID/],
    [{ USER_POOL_ID: 'eu_1', USER_POOL_CLIENT_ID: 'c' }, /SESSION_SECRETS/],
    [{ USER_POOL_ID: 'eu_1', USER_POOL_CLIENT_ID: 'c', SESSION_SECRETS: 'short' }, /SESSION_SECRETS/],
    [
      {
        USER_POOL_ID: 'eu_1',
        USER_POOL_CLIENT_ID: 'c',
        SESSION_SECRETS: SECRET,
        USER_POOL_CUSTOM_CHALLENGE: 'maybe',
      },
      /USER_POOL_CUSTOM_CHALLENGE/,
    ],
    [{ BOT_CHECK_SITE_KEY: 'k' }, /BOT_CHECK_SECRET/],
    [{ STORYBLOK_TOKEN: 't', STORYBLOK_URL: 'cdn' }, /STORYBLOK_URL/],
    [{ STORYBLOK_TOKEN: 't', STORYBLOK_REGION: 'moon' }, /STORYBLOK_REGION/],
    [{ STORYBLOK_TOKEN: 't', STORYBLOK_PREVIEW_TOKEN: 'p' }, /PREVIEW_SECRET/],
    [{ STORYBLOK_TOKEN: 't', STORYBLOK_PREVIEW_TOKEN: 'p', PREVIEW_SECRET: 'short' }, /PREVIEW_SECRET/],
    [{ OPERATOR_ADDRESS: 'Somewhere 1' }, /OPERATOR_NAME/],
    [{ OPERATOR_NAME: 'Ada', OPERATOR_CONTACT: 'javascript:alert(1)' }, /OPERATOR_CONTACT/],
    [{ SUPPORT_URL: 'javascript:alert(1)' }, /SUPPORT_URL/],
    [{ WALLETCONNECT_PROJECT_ID: 'a b' }, /WALLETCONNECT_PROJECT_ID/],
    [{ WALLETCONNECT_PROJECT_ID: 'a', WALLETCONNECT_RELAY_URL: 'https://relay' }, /WALLETCONNECT_RELAY_URL/],
  ])('refuses %o by name', (raw, name) => {
    expect(() => readEnv(raw)).toThrow(name)
  })
})

it('lets scripts in by nonce, media and frames from their origin only, and nobody frame us', () => {
  const policy = contentSecurityPolicy(
    'abc',
    readEnv({ PUBLIC_MEDIA_URL: 'https://media.test/x', API_URL: 'https://api.test/v2' }),
  )
  expect(policy).toContain("script-src 'self' 'nonce-abc';")
  expect(policy).toContain('frame-src https://media.test;')
  expect(policy).toContain("connect-src 'self' https://api.test https://media.test;")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe-eval')
})

it('lets browsers reach the user pool, and a bot check where there is one', () => {
  const raw = { USER_POOL_ID: 'eu-west-1_ab', USER_POOL_CLIENT_ID: 'c', SESSION_SECRETS: SECRET }
  const policy = contentSecurityPolicy('abc', readEnv(raw))
  expect(policy).toContain('https://cognito-idp.eu-west-1.amazonaws.com;')
  expect(policy).not.toContain('cloudflare')
  const checked = readEnv({ ...raw, BOT_CHECK_SITE_KEY: 'k', BOT_CHECK_SECRET: 's' })
  expect(contentSecurityPolicy('abc', checked)).toContain('https://challenges.cloudflare.com;')
})

it('lets browsers reach WalletConnect’s relay only where this site is registered there', () => {
  expect(
    contentSecurityPolicy('abc', readEnv({ WALLETCONNECT_RELAY_URL: 'wss://relay.test' })),
  ).not.toContain('wss:')
  const registered = readEnv({ WALLETCONNECT_PROJECT_ID: 'p1', WALLETCONNECT_RELAY_URL: 'wss://relay.test/' })
  expect(registered.walletConnect).toEqual({ projectId: 'p1', relayUrl: 'wss://relay.test' })
  expect(contentSecurityPolicy('abc', registered)).toContain(' wss://relay.test;')
  expect(contentSecurityPolicy('abc', readEnv({ WALLETCONNECT_PROJECT_ID: 'p1' }))).toContain(
    ' wss://relay.walletconnect.com;',
  )
})
