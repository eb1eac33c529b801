// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readEnv } from './env.server.js'
import { contentSecurityPolicy } from './security.server.js'

const DSN = 'https://publickey@reports.test/7'

describe('errors and visits', () => {
  it('are told to nobody unless somebody is named', () => {
    expect(readEnv({})).toMatchObject({ errorReport: undefined, analytics: undefined })
    expect(contentSecurityPolicy('abc', readEnv({}))).toContain(
      "connect-src 'self' http://127.0.0.1:8801 http://127.0.0.1:8802;",
    )
  })

  it('are told to whoever is named, and nobody else may be asked', () => {
    const env = readEnv({
      SENTRY_DSN: DSN,
      API_URL: 'http://inside:1',
      PUBLIC_API_URL: 'https://api.test',
      PUBLIC_TESTNET_API_URL: 'https://testnet.api.test:8443/v2',
      ANALYTICS_URL: 'https://count.test/api/event',
      ANALYTICS_DOMAIN: 'site.test',
    })
    expect(env.errorReport).toEqual({
      dsn: DSN,
      environment: 'production',
      apiHosts: ['api.test', 'testnet.api.test:8443'],
    })
    expect(env.analytics).toEqual({ url: 'https://count.test/api/event', domain: 'site.test' })
    const policy = contentSecurityPolicy('abc', env)
    expect(policy).toContain(
      "connect-src 'self' https://api.test http://127.0.0.1:8802 https://reports.test https://count.test;",
    )
    expect(policy).toContain("worker-src 'self';")
    expect(contentSecurityPolicy('abc', env, { framed: true })).toContain("worker-src 'none';")
  })

  it.each([
    [{ SENTRY_DSN: 'reports' }, /SENTRY_DSN/],
    [{ SENTRY_DSN: 'https://reports.test/7' }, /SENTRY_DSN/],
    [{ SENTRY_DSN: 'https://public:secret@reports.test/7' }, /SENTRY_DSN/],
    [{ SENTRY_DSN: 'https://publickey@reports.test/' }, /SENTRY_DSN/],
    [{ SENTRY_DSN: DSN, PUBLIC_TESTNET_API_URL: 'x' }, /PUBLIC_TESTNET_API_URL/],
    [{ ANALYTICS_URL: 'https://count.test' }, /ANALYTICS_DOMAIN/],
    [{ ANALYTICS_DOMAIN: 'site.test' }, /ANALYTICS_URL/],
    [{ ANALYTICS_URL: 'count', ANALYTICS_DOMAIN: 'site.test' }, /ANALYTICS_URL/],
    [{ ANALYTICS_URL: 'https://count.test', ANALYTICS_DOMAIN: 'a b' }, /ANALYTICS_DOMAIN/],
  ])('refuses %o by name', (raw, name) => {
    expect(() => readEnv(raw)).toThrow(name)
  })
})
