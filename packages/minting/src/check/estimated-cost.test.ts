import { buildMint, type OwnedDid } from '@chiaroscuro/domain/build'
import { hexBytes } from '@chiaroscuro/domain/bytes'
import { NIL } from '@chiaroscuro/domain/clvm'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { deriveWalletKey, masterKeyOf } from '@chiaroscuro/domain/signature'
import { describe, expect, it } from 'vitest'
import { hashOf } from '../hash-of.test-support.js'
import { bundleCost } from '../rehearsal/bundle-cost.js'
import { estimatedCost } from './estimated-cost.js'

const run = nodeClvmRunner()
const key = deriveWalletKey(masterKeyOf(hexBytes(hashOf('creator'))), 0)
const coinOf = (words: string, amount: bigint) => ({
  ...{ parentCoinInfo: hexBytes(hashOf(words)), puzzleHash: hexBytes(key.puzzleHash), amount },
})

/** What a mint of so many pieces costs, whose files lie at so many addresses of a length each. */
function costOf(count: number, addresses: number, length: number): bigint {
  const did: OwnedDid = {
    ...{ kind: 'did', coin: coinOf('did', 1n), didId: hashOf('did'), p2PuzzleHash: key.puzzleHash },
    lineage: {
      parentParent: hexBytes(hashOf('a')),
      parentInnerPuzzleHash: hexBytes(hashOf('b')),
      parentAmount: 1n,
    },
    ...{ recoveryList: NIL, verificationsRequired: Uint8Array.of(1), metadata: NIL },
    publicKey: key.publicKey,
  }
  const uris = Array.from({ length: addresses }, () => 'u'.repeat(length))
  const hash = hashOf('file')
  const item = {
    to: hashOf('owner'),
    metadata: {
      ...{ dataUris: uris, dataHash: hash, metadataUris: uris, metadataHash: hash },
      ...{ licenseUris: uris, licenseHash: hash, edition: 1n, editionTotal: 1n },
    },
  }
  const mint = buildMint({
    ...{ did, items: Array.from({ length: count }, () => item), fee: 1n, changeTo: key.puzzleHash },
    funds: { xch: [{ kind: 'xch', coin: coinOf('money', 10n ** 12n), publicKey: key.publicKey }] },
    ...{ royaltyPuzzleHash: hashOf('artist'), royaltyBasisPoints: 500 },
  })
  return bundleCost(mint.spends, run)
}

describe('an estimate', () => {
  it.each([
    [1, 1, 60],
    [25, 1, 60],
    [50, 2, 100],
    [25, 10, 300],
  ])(
    'of %d pieces at %d addresses of %d bytes is over what it will be, and hardly',
    (count, addresses, length) => {
      const cost = costOf(count, addresses, length)
      const estimate = estimatedCost(count, 3 * count * addresses * length)
      expect(estimate).toBeGreaterThanOrEqual(cost)
      expect(estimate).toBeLessThan((cost * 125n) / 100n)
    },
  )
})
