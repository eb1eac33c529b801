import { describe, expect, it } from 'vitest'
import { callbackUrl, type Flow, type FlowFault, judge, pkceChallenge, type Return } from './flow.js'

const flow: Flow = {
  stateHash: 'state',
  provider: 'discord',
  door: 'user',
  browserHash: 'browser',
  subjectKind: 'account',
  subject: 'ann',
  ownerHash: null,
  proof: null,
  verifier: 'verifier',
  expiresAt: 100,
  usedAt: null,
}
const back: Return = {
  provider: 'discord',
  door: 'user',
  browserHash: 'browser',
  userId: 'ann',
  code: 'code',
  error: undefined,
}

describe('an answer of a service', () => {
  it('is taken for whoever went there, in time, once', () => {
    expect(judge(flow, back, 99)).toEqual({ code: 'code' })
    const wallet: Flow = { ...flow, door: 'wallet', subjectKind: 'address', subject: '12'.repeat(32) }
    for (const userId of ['ann', 'ben', undefined])
      expect(judge(wallet, { ...back, door: 'wallet', userId }, 99)).toEqual({ code: 'code' })
  })

  it.each<[FlowFault, Partial<Flow> | undefined, Partial<Return>, number]>([
    ['unknown', undefined, {}, 1],
    ['unknown', {}, { provider: 'twitter' }, 1],
    ['unknown', {}, { door: 'wallet' }, 1],
    ['unknown', { door: 'discord' }, {}, 1],
    ['other-browser', {}, { browserHash: 'another' }, 1],
    ['other-browser', { usedAt: 1 }, { browserHash: 'another' }, 200],
    ['other-person', {}, { userId: 'ben' }, 1],
    ['other-person', {}, { userId: undefined }, 1],
    ['other-person', { usedAt: 1 }, { userId: 'ben' }, 1],
    ['used', { usedAt: 1 }, {}, 2],
    ['used', { usedAt: 1 }, { code: undefined, error: 'access_denied' }, 2],
    ['over', {}, {}, 100],
    ['denied', {}, { code: undefined, error: 'access_denied' }, 1],
    ['denied', {}, { error: 'access_denied' }, 1],
    ['failed', {}, { code: undefined, error: 'server_error' }, 1],
    ['failed', {}, { code: undefined }, 1],
  ])('is refused as %s', (fault, of, by, now) => {
    expect(judge(of && { ...flow, ...of }, { ...back, ...by }, now)).toEqual({ fault })
  })
})

it('sends people back to the specification’s routes', () => {
  const site = 'https://site.example'
  expect(callbackUrl(site, 'user', 'twitter')).toBe(`${site}/user/claim/twitter/callback`)
  expect(callbackUrl(site, 'wallet', 'discord')).toBe(`${site}/wallet/claim/discord/callback`)
  expect(callbackUrl(site, 'discord', 'discord')).toBe(`${site}/discord/callback`)
})

it('makes the challenge of RFC 7636’s example', () => {
  expect(pkceChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})
