import { asHex32, formatDid } from '@chiaroscuro/domain/id'
import { CHIP_0002, SIGNING_MODES } from '@chiaroscuro/domain/signature'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { challengeText, faultOf } from './challenge.js'

const facts = fc.record({
  domain: fc.domain(),
  didId: fc.stringMatching(/^[0-9a-f]{64}$/).map(asHex32),
  userId: fc.uuid(),
  network: fc.constantFrom('mainnet', 'testnet', 'devnet'),
  code: fc.stringMatching(/^[\w-]{24}$/),
  expiresAt: fc.integer({ min: 0, max: 4e12 }),
})

describe('challengeText', () => {
  it('names everything it is good for, in words that are no hex', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const text = challengeText(given)
        const { domain, didId, userId, network, code, expiresAt } = given
        for (const word of [
          domain,
          formatDid(didId),
          userId,
          network,
          code,
          new Date(expiresAt).toISOString(),
        ])
          expect(text).toContain(word)
        expect(text).toMatch(/^[\x20-\x7e\n]+$/)
        expect(text).not.toMatch(/^(0x)?[0-9a-fA-F]*$/)
      }),
    )
  })

  it('is another for anything else', () => {
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other))
        expect(challengeText(one)).not.toBe(challengeText(other))
      }),
    )
  })
})

describe('faultOf', () => {
  it('never throws, whatever is given as a key or signature', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.string(),
        fc.constantFrom(...SIGNING_MODES),
        (message, publicKey, signature, signingMode) => {
          expect(faultOf(message, { publicKey, signature, signingMode }, 'ab'.repeat(32))).toBe('other-key')
        },
      ),
    )
    // The point at infinity is nobody's key.
    const infinity = { publicKey: `c0${'00'.repeat(47)}`, signature: `c0${'00'.repeat(95)}` }
    expect(faultOf('x', { ...infinity, signingMode: CHIP_0002 }, 'ab'.repeat(32))).toBe('other-key')
  })
})
