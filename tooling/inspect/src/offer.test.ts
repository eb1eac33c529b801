import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { HONESTY_WORDS, OFFER_FAULTS } from '@chiaroscuro/domain/offer'
import { NETWORK_NAMES } from '@chiaroscuro/domain/signature'
import { describe, expect, it } from 'vitest'
import { devnetOffers } from '../../../packages/domain/src/offer/devnet-offers.test-support.js'
import { HELP } from './help.js'
import { inspectOffer } from './offer.js'

const run = nodeClvmRunner()
const inspect = (text: string, prefix?: 'xch' | 'txch') => inspectOffer('a.offer', () => text, run, prefix)

describe('inspectOffer', () => {
  it('prints an offer in the shape the help tells', () => {
    expect(inspect(`\uFEFF${devnetOffers.expiringSale}\n`)).toEqual({
      failed: false,
      line: {
        file: 'a.offer',
        ok: true,
        network: 'simulator0',
        offered: [{ kind: 'nft', id: expect.stringMatching(/^nft1/), royaltyBasisPoints: 700 }],
        requested: [{ kind: 'xch', amount: '500000000000' }],
        royalties: [
          {
            nft: expect.stringMatching(/^nft1/),
            address: expect.stringMatching(/^txch1/),
            basisPoints: 700,
            asset: 'xch',
            amount: '35000000000',
            honesty: 'asserted',
          },
        ],
        expiry: { seconds: 1_700_000_000, height: 7_000_000 },
        fee: '0',
        mustBeUnspent: [expect.stringMatching(/^[0-9a-f]{64}$/)],
      },
    })
  })

  it('leaves out an expiry that is not set, and writes addresses as it is told', () => {
    const { line } = inspect(devnetOffers.tokenSale, 'xch')
    expect(line).toMatchObject({
      expiry: {},
      requested: [{ kind: 'cat', assetId: 'ab'.repeat(32), amount: '250000' }],
      royalties: [{ address: expect.stringMatching(/^xch1/), asset: 'ab'.repeat(32) }],
    })
    expect(JSON.parse(JSON.stringify(line))).toHaveProperty('expiry', {})
  })

  it.each([
    ['', 'not-an-offer'],
    ['offer1', 'checksum'],
    [devnetOffers.sale.slice(0, 900), 'checksum'],
    ['{"offer": 1}', 'not-an-offer'],
  ])('refuses %j with a reason', (text, reason) => {
    expect(inspect(text)).toEqual({
      failed: true,
      line: { file: 'a.offer', ok: false, reason, message: expect.any(String) },
    })
  })

  it('says what is wrong with a file that cannot be opened', () => {
    const missing = () => {
      throw Object.assign(new Error("ENOENT: open '/home/me/a'"), { code: 'ENOENT' })
    }
    expect(inspectOffer('a', missing, run, undefined).line).toEqual({
      file: 'a',
      ok: false,
      reason: 'not-found',
      message: 'There is no such file',
    })
  })
})

describe('the help', () => {
  it('tells every word the command answers', () => {
    for (const word of [
      ...OFFER_FAULTS,
      ...HONESTY_WORDS,
      ...NETWORK_NAMES,
      'nosig',
      'not-json',
      'not-items',
    ])
      expect(HELP).toContain(word)
  })
})
