import { describe, expect, it } from 'vitest'
import { nodeClvmRunner } from '../clvm/node.js'
import { mainnetFixtures } from '../fixtures.test-support.js'
import { formatNftId } from '../id/index.js'
import { decodeOffer, encodeOffer, OfferError, type OfferItem, verifyOffer } from './index.js'

interface Expected {
  readonly file: string
  readonly ok: boolean
  readonly why?: string
  readonly network?: string
  readonly offered?: readonly object[]
  readonly requested?: readonly { readonly kind: string }[]
  readonly expiry?: object
}

const offers = mainnetFixtures('offers')
const run = nodeClvmRunner()
const rows = (offers?.expected ?? []) as Expected[]
const textOf = (file: string) => offers?.read(file).toString('utf8') ?? ''

describe.skipIf(!offers)('real offers (skipped without CHIA_FIXTURES)', () => {
  it.each(rows.filter(({ ok }) => ok))('$file reads as recorded, signed for its network', (row) => {
    const { offered, requested, network, expiry } = verifyOffer(decodeOffer(textOf(row.file)), run)
    expect(offered.map(toItem)).toEqual(row.offered)
    expect(requested.map(toItem)).toEqual(
      row.requested?.map((item) => (item.kind === 'unknown' ? { kind: 'unknown' } : item)),
    )
    expect(network).toBe(row.network)
    expect(expiry).toEqual({ seconds: null, height: null, ...row.expiry })
  })

  it.each(rows.filter(({ ok }) => !ok))('$file is refused: $why', ({ file, why = '' }) => {
    const reading = () => verifyOffer(decodeOffer(textOf(file)), run)
    expect(reading).toThrow(OfferError)
    const code = why.startsWith('older') ? 'old-format' : why.startsWith('bad') ? 'checksum' : 'unreadable'
    expect(reading).toThrow(expect.objectContaining({ code }))
  })

  it('says what is old about the old ones', () => {
    for (const { file } of rows.filter(({ why }) => why?.startsWith('older')))
      expect(() => decodeOffer(textOf(file))).toThrow(/CAT1|settlement puzzle of before 2023/)
  })

  it('decodes again what it encoded', () => {
    for (const { file } of rows.filter(({ ok }) => ok).slice(0, 20)) {
      const bundle = decodeOffer(textOf(file))
      expect(decodeOffer(encodeOffer(bundle))).toEqual(bundle)
    }
  })
})

function toItem(item: OfferItem): object {
  if (item.kind === 'nft')
    return { kind: 'nft', id: formatNftId(item.launcherId), royaltyBasisPoints: item.royaltyBasisPoints }
  return 'amount' in item ? { ...item, amount: item.amount.toString() } : item
}
