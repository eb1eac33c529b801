import AuthenticationHelper from 'amazon-cognito-identity-js/lib/AuthenticationHelper.js'
import BigInteger from 'amazon-cognito-identity-js/lib/BigInteger.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTimestamp, signClaim } from './claim.js'
import { webDigest } from './digest.js'
import { createEphemeral } from './ephemeral.js'
import { N } from './group.js'
import { bigintModPow } from './mod-pow-bigint.js'
import { opensslDigest, opensslModPow } from './node.js'
import { poolName, sessionKey } from './session-key.js'
import {
  type Account,
  account,
  expectedSignature,
  numbered,
  opensslPower,
  publicValue,
  serverKey,
} from './srp-server.test-support.js'

const PASSWORD = 'Pässwort 1!'
const tools = [
  ['bigint and WebCrypto', { modPow: bigintModPow(), digest: webDigest() }],
  ['OpenSSL', { modPow: opensslModPow(), digest: opensslDigest() }],
] as const

/** Digits of A, B, u and S that are shorter than their modulus or hash: found by search, held to below. */
const SHORT = { A: 'a 395', B: 'b 230', u: '61', S: '365' }
const cases: readonly [string, string, string, string, number, number?][] = [
  ['an ordinary exchange', 'a 0', 'b 0', 'salt', 16],
  ['a short A', SHORT.A, 'b 1', 'salt', 16],
  ['a short B', 'a 1', SHORT.B, 'salt', 16],
  ['a short u', `a ${SHORT.u}`, `b ${SHORT.u}`, 'salt', 16],
  ['a short S', `a ${SHORT.S}`, `b ${SHORT.S}`, 'salt', 16],
  ['a long a', 'a 2', 'b 2', 'salt', 16, 128],
  ['a salt of one byte', 'a 3', 'b 3', 'pepper', 1],
]

/** u and the key as the published client has them. */
function published(known: Account, a: bigint, A: bigint, B: bigint): { u: bigint; key: string } {
  const helper = new AuthenticationHelper(known.pool)
  helper.smallAValue = new BigInteger(a.toString(16), 16)
  helper.largeAValue = new BigInteger(A.toString(16), 16)
  let key = ''
  helper.getPasswordAuthenticationKey(
    known.user,
    PASSWORD,
    new BigInteger(B.toString(16), 16),
    new BigInteger(known.salt.toString(16), 16),
    (_, bytes) => {
      key = Buffer.from(bytes).toString('hex')
    },
  )
  return { u: BigInt(`0x${helper.UValue.toString(16)}`), key }
}

describe('the cases are what they say', () => {
  it('has short values where the names promise them', () => {
    const digits = (value: bigint) => value.toString(16).length
    const known = account('pool', 'sub', PASSWORD, numbered('salt', 16))
    const A = (word: string) => opensslPower(2n, numbered(word, 32))
    expect(digits(A(SHORT.A))).toBeLessThanOrEqual(766)
    expect(digits(publicValue(known, numbered(SHORT.B, 32)))).toBeLessThanOrEqual(766)
    expect(digits(serverKey(known, A(`a ${SHORT.u}`), numbered(`b ${SHORT.u}`, 32)).u)).toBeLessThanOrEqual(
      62,
    )
    expect(digits(serverKey(known, A(`a ${SHORT.S}`), numbered(`b ${SHORT.S}`, 32)).S)).toBeLessThanOrEqual(
      766,
    )
  })
})

describe.each(cases)('%s', (_, aWord, bWord, saltWord, saltBytes, aBytes = 32) => {
  const known = account('pool', 'sub', PASSWORD, numbered(saltWord, saltBytes))
  const [a, b] = [numbered(aWord, aBytes), numbered(bWord, 32)]
  const A = opensslPower(2n, a)
  const B = publicValue(known, b)
  const server = serverKey(known, A, b)

  it('is the same to OpenSSL and to the published client', () => {
    expect(published(known, a, A, B)).toEqual({ u: server.u, key: server.key.toString('hex') })
  })

  it.each(tools)('is the same to ours by %s', async (_, with_) => {
    const prover = { pool: known.pool, user: known.user, password: PASSWORD }
    const key = await sessionKey(prover, { a, A }, { B, salt: known.salt }, with_)
    expect(Buffer.from(key).toString('hex')).toBe(server.key.toString('hex'))
    const secretBlock = Buffer.from('a block of the service\x00\xff', 'latin1')
    const challenge = {
      srpB: B.toString(16),
      salt: known.salt.toString(16),
      secretBlock: secretBlock.toString('base64'),
    }
    const claim = await signClaim(prover, { a, A }, challenge, Date.UTC(2024, 2, 5, 9, 7, 1), with_)
    expect(claim).toEqual({
      timestamp: 'Tue Mar 5 09:07:01 UTC 2024',
      signature: expectedSignature(known, { key: server.key, secretBlock, timestamp: claim.timestamp }),
    })
  })
})

describe('what is refused', () => {
  const [, with_] = tools[1]
  const prover = { pool: 'pool', user: 'sub', password: PASSWORD }
  const ephemeral = createEphemeral((n) => new Uint8Array(n).fill(7), with_.modPow)
  const sign = (more: object) =>
    signClaim(prover, ephemeral, { srpB: 'abc', salt: 'ab', secretBlock: 'AAAA', ...more }, 0, with_)

  it.each(['0', '00', N.toString(16), (2n * N).toString(16)])('B = %s', async (srpB) => {
    await expect(sign({ srpB })).rejects.toThrow('B cannot be zero.')
  })

  it('a challenge that cannot be read', async () => {
    for (const bad of [
      { srpB: 'xyz' },
      { srpB: '' },
      { srpB: 'f'.repeat(1025) },
      { salt: '-1' },
      { secretBlock: '%' },
    ])
      await expect(sign(bad)).rejects.toThrow('cannot be read')
  })

  it('an a of nothing but zeros, or of too few bits', () => {
    expect(() => createEphemeral((n) => new Uint8Array(n), with_.modPow)).toThrow('A mod N cannot be 0')
    expect(() => createEphemeral((n) => new Uint8Array(n).fill(7), with_.modPow, 128)).toThrow('256 bits')
  })
})

describe('the words of the protocol', () => {
  it('name the pool', () => {
    expect(['eu-west-1_AbC', 'us_x_y', 'none'].map(poolName)).toEqual(['AbC', 'x', ''])
  })

  it('write the time as the English do, whatever the machine speaks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (ms) => {
        const said = formatTimestamp(ms)
        expect(said).toMatch(/^[A-Z][a-z]{2} [A-Z][a-z]{2} [1-9]\d? \d\d:\d\d:\d\d UTC \d{4}$/)
        expect(Date.parse(said)).toBe(Math.floor(ms / 1000) * 1000)
      }),
    )
  })
})
