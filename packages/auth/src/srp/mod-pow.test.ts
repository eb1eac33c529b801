import { createDiffieHellman, createDiffieHellmanGroup, createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { G, K, N } from './group.js'
import { bigintModPow } from './mod-pow-bigint.js'
import { nextTask } from './next-task.js'
import { opensslModPow } from './node.js'

/** The plainest way there is: bit by bit. */
function powPlain(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (const bit of exponent.toString(2)) {
    result = (result * result) % N
    if (bit === '1') result = (result * base) % N
  }
  return result
}

const bits = (n: number) => fc.bigInt({ min: 0n, max: (1n << BigInt(n)) - 1n })
const number = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`)
const adapters = [
  ['bigint', bigintModPow()],
  ['openssl', opensslModPow()],
] as const

describe('the group', () => {
  it('is group 15 of OpenSSL', () => {
    const group = createDiffieHellmanGroup('modp15')
    expect([N.toString(16), G]).toEqual([group.getPrime('hex'), BigInt(`0x${group.getGenerator('hex')}`)])
  })

  it('has the k of its N and g', () => {
    const hash = createHash('sha256').update(Buffer.from(`00${N.toString(16)}`, 'hex'))
    expect(K).toBe(BigInt(`0x${hash.update(Buffer.from([2])).digest('hex')}`))
  })
})

describe('powers that let others have the thread', () => {
  it('are the same, and pause several times', async () => {
    let pauses = 0
    const pause = async () => {
      pauses++
    }
    const { pow, powAside } = bigintModPow(pause)
    const [base, exponent] = [K, (1n << 512n) - 12345n]
    expect(await powAside?.(base, exponent)).toBe(pow(base, exponent))
    expect(pauses).toBeGreaterThanOrEqual(6)
    expect(bigintModPow().powAside).toBeUndefined()
  })

  it('really do: a task runs in between', async () => {
    let ran = false
    setImmediate(() => {
      ran = true
    })
    await bigintModPow(nextTask).powAside?.(K, 1n << 511n)
    expect(ran).toBe(true)
  })
})

describe.each(adapters)('powers by %s', (_, { pow, powG }) => {
  it('are those of an OpenSSL key exchange', () => {
    for (let i = 0; i < 8; i++) {
      const ours = createDiffieHellman(N.toString(16), 'hex', 2)
      const theirs = createDiffieHellmanGroup('modp15')
      ours.generateKeys()
      theirs.generateKeys()
      const [a, A] = [number(ours.getPrivateKey()), number(ours.getPublicKey())]
      const [b, B] = [number(theirs.getPrivateKey()), number(theirs.getPublicKey())]
      const secret = number(theirs.computeSecret(ours.getPublicKey()))
      expect([powG(a), powG(b), pow(B, a), pow(A, b)]).toEqual([A, B, secret, secret])
    }
  })

  it('are those of plain arithmetic, for every length of base and exponent', () => {
    fc.assert(
      fc.property(
        fc.oneof(bits(3), bits(64), bits(3071), bits(3200)),
        fc.oneof(bits(3), bits(8), bits(64), bits(256), bits(257), bits(520)),
        (base, exponent) => pow(base, exponent) === powPlain(base % N, exponent),
      ),
      { numRuns: 120 },
    )
    fc.assert(
      fc.property(fc.oneof(bits(3), bits(255), bits(256), bits(300)), (e) => powG(e) === powPlain(G, e)),
      { numRuns: 120 },
    )
  })

  it('hold at the edges', () => {
    for (const exponent of [0n, 1n, 2n, 31n, 32n, 33n, (1n << 256n) - 1n, 1n << 256n])
      for (const base of [0n, 1n, 2n, N - 1n, N, N + 1n])
        expect(pow(base, exponent)).toBe(powPlain(base % N, exponent))
  })
})
