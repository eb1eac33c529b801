import { describe, expect, it } from 'vitest'
import { nodeClvmRunner } from '../clvm/node.js'
import { mainnetFixtures } from '../fixtures.test-support.js'
import { formatAddress, formatDid, formatNftId } from '../id/index.js'
import { decodeOffer, OfferError, readOffer } from '../offer/index.js'
import { parseSpendBundle } from '../spend-bundle/index.js'
import { type NftEvent, readBlock } from './index.js'

const spends = mainnetFixtures('spends')
const offers = mainnetFixtures('offers')
const run = nodeClvmRunner()

describe.skipIf(!spends)('real mainnet spends (skipped without CHIA_FIXTURES)', () => {
  it('read exactly as recorded', () => {
    const found = (spends?.files ?? []).map((file) => ({
      file,
      ...readBlock(parseSpendBundle(spends?.read(file) ?? new Uint8Array()).coinSpends, run),
    }))
    expect(found.flatMap(({ unreadable }) => unreadable)).toEqual([])
    const rows = found.flatMap(({ file, nfts }) => nfts.map((event) => toRow(file, event)))
    const key = (row: unknown) => JSON.stringify(row).slice(0, 300)
    expect(rows.map(key).sort()).toEqual((spends?.expected ?? []).map(key).sort())
    expect(rows).toEqual(expect.arrayContaining(spends?.expected ?? []))
  })
})

function toRow(file: string, event: NftEvent) {
  const state = event.after ?? event.before
  const { licenseHash: _, edition, editionTotal, ...metadata } = state.metadata
  return {
    file,
    nft: formatNftId(event.launcherId),
    event: event.kind,
    from: event.kind === 'mint' ? null : formatAddress(event.before.p2PuzzleHash, 'xch'),
    to: event.after ? formatAddress(event.after.p2PuzzleHash, 'xch') : null,
    did: state.ownerDid && formatDid(state.ownerDid),
    royaltyBasisPoints: event.royaltyBasisPoints,
    royaltyAddress: formatAddress(event.royaltyPuzzleHash, 'xch'),
    metadata: { ...metadata, edition: Number(edition), editionTotal: Number(editionTotal) },
  }
}

interface ExpectedOffer {
  file: string
  ok: boolean
  offered?: { kind: string; id?: string; assetId?: string; amount?: string }[]
  requested?: { kind: string }[]
}

describe.skipIf(!offers)('real offers (skipped without CHIA_FIXTURES)', () => {
  for (const row of (offers?.expected ?? []) as ExpectedOffer[]) {
    it(`${row.file} reads as recorded`, () => {
      const text = offers?.read(row.file).toString('utf8') ?? ''
      if (!row.ok) {
        expect(() => readOffer(decodeOffer(text), run)).toThrow(OfferError)
        return
      }
      const read = readOffer(decodeOffer(text), run)
      expect(sides(read.offered.map(toItem))).toEqual(sides(row.offered ?? []))
      expect(sides(read.requested.map(toItem))).toEqual(sides(row.requested ?? []))
    })
  }
})

type Item = ReturnType<typeof readOffer>['offered'][number]

function toItem(item: Item): object {
  if (item.kind === 'nft')
    return { kind: 'nft', id: formatNftId(item.launcherId), royaltyBasisPoints: item.royaltyBasisPoints }
  if (item.kind === 'unknown') return { kind: 'unknown' }
  return item.kind === 'xch'
    ? { kind: 'xch', amount: item.amount.toString() }
    : { kind: 'cat', assetId: item.assetId, amount: item.amount.toString() }
}

function sides(items: readonly object[]): string[] {
  return items
    .map((item) =>
      JSON.stringify(
        'kind' in item && item.kind === 'unknown' ? { kind: 'unknown' } : item,
        Object.keys(item).sort(),
      ),
    )
    .sort()
}
