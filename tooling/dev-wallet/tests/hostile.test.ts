import { request } from 'node:http'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNoSecrets, type People, peopleOf } from './person.test-support.js'
import { OTHER_SITE, openStage, SITE, type Stage } from './stage.test-support.js'

const MESSAGE = { message: 'hello' }
const nft = 'nft1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq'
const asset = (assetId: unknown, amount: unknown) => ({ assetId, amount })
const bid = { offerAssets: [asset('', 1)], requestAssets: [asset(nft, 1)] }

/** What every method refuses as CHIP-0002's 4000. */
const WRONG: readonly [method: string, params: readonly unknown[]][] = [
  ['getAssetBalance', [5, [], { assetId: 5 }, { assetId: 'x'.repeat(101) }, { assetId: '__proto__' }]],
  [
    'createOffer',
    [
      {},
      null,
      { offerAssets: [], requestAssets: [] },
      { ...bid, offerAssets: [asset('', -1)] },
      { ...bid, offerAssets: [asset('', 1.5)] },
      { ...bid, offerAssets: [asset('', '18446744073709551616')] },
      { ...bid, offerAssets: [asset('', '0x10')] },
      { ...bid, offerAssets: Array.from({ length: 51 }, () => asset('', 1)) },
      { ...bid, fee: 'all' },
      { ...bid, expiresAt: 1e12 },
      { offerAssets: [asset('', 1)], requestAssets: [asset('', 2)] },
      bid,
    ],
  ],
  [
    'takeOffer',
    [{}, { offer: 5 }, { offer: 'offer1' }, { offer: 'offer1qqqqqqqq' }, { offer: 'nft1qqqqqqqq' }],
  ],
  [
    'takeOffers',
    [{}, { offers: [] }, { offers: 'offer1' }, { offers: Array.from({ length: 51 }, () => 'offer1qqqqq') }],
  ],
  ['cancelOffer', [{}, { offer: 'offer1' }, { offer: `offer1${'q'.repeat(200_000)}` }]],
  [
    'transfer',
    [
      {},
      { to: 'nobody' },
      { to: '00'.repeat(32) },
      { to: 'xch1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqs0wg4qq' },
      { to: 'TO', amount: 0 },
      { to: 'TO', amount: -5 },
      { to: 'TO', assetId: 'nft1x' },
    ],
  ],
  ['signMessageByAddress', [{}, { message: '' }, { message: 5 }, { message: 'x'.repeat(4001) }]],
  ['signMessagesByAddress', [{}, { messages: [] }, { messages: 'x' }, { messages: ['x', ''] }]],
  ['bidOnOneOf', [{}, { nfts: [] }, { nfts: ['x'], price: { assetId: '', amount: 1 } }]],
]

describe.skipIf(!isDevnetSupported())('what a wallet withstands', () => {
  let stage: Stage
  let people: People
  let token = ''
  let address = ''

  beforeAll(async () => {
    stage = await openStage({ arrivalMs: 50 })
    people = peopleOf(stage.wallet.url)
    ;({ token, address } = await people.connect(0))
  }, 60_000)
  afterAll(async () => {
    expectNoSecrets(stage, people)
    await stage.close()
  })

  const codeOf = async (method: string, params: unknown, manner = {}) =>
    (await people.call(method, params, { token, ...manner })).error?.code

  it('answers no other site, and no token that is not that site’s', async () => {
    for (const origin of ['http://evil.example', 'null', `${SITE}.evil.example`, 'http://localhost:4801', ''])
      for (const method of ['connect', 'getAddress', 'withdraw', 'signMessageByAddress'])
        expect(await codeOf(method, MESSAGE, { origin })).toBe(4001)
    const other = await people.connect(1, OTHER_SITE)
    for (const manner of [
      { token: undefined },
      { token: token.slice(1) },
      { token: `${token}A` },
      { token: 'A'.repeat(43) },
      { token: other.token },
      { origin: OTHER_SITE },
    ])
      for (const method of ['getAddress', 'signMessageByAddress', 'disconnect', 'noSuchMethod'])
        expect(await codeOf(method, MESSAGE, manner)).toBe(4001)
    expect(await codeOf('getAddress', {})).toBeUndefined()
  })

  it('lets browsers of its sites ask, and of no others', async () => {
    const allowed = async (origin: string) => {
      const headers = { origin, 'access-control-request-method': 'POST' }
      const { headers: said } = await fetch(`${stage.wallet.url}/rpc`, { method: 'OPTIONS', headers })
      return said.get('access-control-allow-origin')
    }
    expect(await Promise.all([SITE, OTHER_SITE, 'http://evil.example'].map(allowed))).toEqual([
      SITE,
      OTHER_SITE,
      null,
    ])
  })

  it('does nothing for who does not click on its own page, and nothing twice', async () => {
    const id = 'request-of-clicks'
    const reply = people.call('signMessageByAddress', MESSAGE, { token, id })
    const page = await people.page(id)
    for (const form of [{}, { token: '' }, { token: `${page.token}x` }, { token }])
      expect((await people.click(id, { ...form, answer: 'approve' })).status).toBe(403)
    expect((await people.click(id, { token: page.token, pad: 'x'.repeat(5000) })).status).toBe(413)
    expect((await people.click('another-id', { token: page.token, answer: 'approve' })).status).toBe(409)
    const yes = { token: page.token, answer: 'approve' }
    const clicks = await Promise.all([people.click(id, yes), people.click(id, yes)])
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await reply).error).toBeUndefined()
    // Too late: it is not called refused, since it was signed.
    const late = await people.click(id, { ...yes, answer: 'refuse' })
    expect([late.status, late.text.includes('Nothing was signed')]).toEqual([409, false])
    expect((await fetch(`${stage.wallet.url}/request/${id}`)).status).toBe(404)
  })

  it('cannot be framed, and runs no script but its own', async () => {
    const id = 'request-of-frames'
    const reply = people.call('signMessageByAddress', MESSAGE, { token, id })
    const { headers } = await fetch(`${stage.wallet.url}/request/${id}`)
    const policy = headers.get('content-security-policy')
    for (const part of ["default-src 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect(policy).toContain(part)
    expect([headers.get('cache-control'), headers.get('access-control-allow-origin')]).toEqual([
      'no-store',
      null,
    ])
    await people.call('withdraw', { id }, { token })
    expect((await reply).error).toEqual({ code: 4002, reason: 'rejected', message: 'The site took it back' })
  })

  it('says so when its person refuses, or chooses an account that is not there', async () => {
    const refused = await people.ask('signMessageByAddress', MESSAGE, { token }, { answer: 'refuse' })
    expect([refused.reply.error?.code, refused.done.status]).toEqual([4002, 200])
    const { reply, done } = await people.ask('connect', {}, {}, { account: '7' })
    expect([reply.error?.code, done.status]).toEqual([4000, 409])
  })

  it('lets twenty requests wait', async () => {
    const ids = Array.from({ length: 20 }, (_, i) => `waiting-${i}`)
    const waiting = ids.map((id) => people.call('signMessageByAddress', MESSAGE, { token, id }))
    await Promise.all(ids.map((id) => people.page(id)))
    expect(await codeOf('signMessageByAddress', MESSAGE)).toBe(4029)
    expect(await codeOf('connect', {})).toBe(4029)
    expect(await codeOf('getAddress', {})).toBeUndefined()
    for (const id of ids) await people.call('withdraw', { id })
    expect((await Promise.all(waiting)).map(({ error }) => error?.code)).toEqual(ids.map(() => 4002))
  })

  it('waits no longer than its patience', async () => {
    const hasty = await openStage({ patienceMs: 1 })
    const { error } = await peopleOf(hasty.wallet.url).call('connect', {})
    expect(error).toEqual({ code: 4002, reason: 'rejected', message: 'Nobody answered' })
    await hasty.close()
  })

  it.each(WRONG)('refuses %s with parameters of another shape', async (method, all) => {
    for (const params of all) {
      const read = JSON.parse(JSON.stringify(params).replace('"TO"', JSON.stringify(address)))
      expect([params, await codeOf(method, read)]).toEqual([params, 4000])
    }
  })

  it('tells what it does not know, cannot pay, or does not hold', async () => {
    for (const method of ['noSuchMethod', '__proto__', 'constructor', 'toString', ''])
      expect([method, await codeOf(method, {})]).toEqual([method, 4004])
    expect(await codeOf('transfer', { to: address, amount: '18446744073709551615' })).toBe(4003)
    expect(await codeOf('transfer', { to: address, assetId: 'ab'.repeat(32) })).toBe(4003)
    const stranger = { message: 'hello', address: stage.wallet.accounts[1]?.address }
    expect(await codeOf('signMessageByAddress', stranger)).toBe(4005)
  })

  it('refuses what is no request', async () => {
    const id = 'request-1'
    const bodies = ['', 'null', '[]', '{', '{}', `{"id":"${id}"}`, `{"id":"../..","method":"connect"}`]
    for (const body of bodies) expect((await people.post(body)).error?.code).toBe(4000)
    expect((await people.post(`{"id":"${id}","method":"${'m'.repeat(61)}"}`)).error?.code).toBe(4000)
    const deep = `{"id":"${id}","method":"connect2","params":${'['.repeat(5000)}${']'.repeat(5000)}}`
    expect((await people.post(deep)).error?.code).toBe(4001)
  })

  it('does not read what is too large', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const headers = { origin: SITE, 'content-length': 3 << 20 }
      const asked = request(`${stage.wallet.url}/rpc`, { method: 'POST', headers, agent: false }, (told) => {
        told.setEncoding('utf8').once('data', (text) => {
          asked.destroy()
          resolve(`${told.statusCode} ${text}`)
        })
      })
      asked.on('error', reject).write('{"id":')
    })
    expect(answer).toMatch(/^413 \{"error":\{"code":4000,/)
  })

  it('is not there under a foreign name', async () => {
    const status = (host: string, path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const options = { method: 'GET', path, headers: { host } }
        const asked = request(stage.wallet.url, options, (answer) => resolve(answer.resume().statusCode))
        asked.on('error', reject).end()
      })
    for (const host of ['evil.example', 'localhost.evil.example', 'evil.example:80', '127.0.0.1.nip.io'])
      expect([host, await status(host, '/')]).toEqual([host, 403])
    for (const host of ['localhost', '127.0.0.1:4808', '[::1]:80']) expect(await status(host, '/')).toBe(200)
  })

  it('forgets a site that disconnects', async () => {
    const own = { token: (await people.connect(1)).token }
    expect(await codeOf('disconnect', {}, own)).toBeUndefined()
    expect(await codeOf('getAddress', {}, own)).toBe(4001)
    expect(await codeOf('getAddress', {})).toBeUndefined()
  })
})
