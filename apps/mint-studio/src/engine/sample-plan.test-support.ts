import { type Plan, parsePlan } from '@chiaroscuro/minting/plan'
import type { TestChain } from './test-chain.test-support.js'

/** A plan of so many pieces, two a bundle, for the account of a chain. */
export function samplePlan({ account, didId }: TestChain, count: number): Plan {
  const hash = (at: number) => at.toString(16).padStart(64, '0')
  return parsePlan({
    ...{ version: 1, network: 'simulator0', didId, royaltyPuzzleHash: account.key.puzzleHash },
    ...{ royaltyBasisPoints: 500, batchSize: 2 },
    fee: { start: '10', step: '10', ceiling: '30', patienceBlocks: 4 },
    pieces: Array.from({ length: count }, (_, at) => ({
      ...{ name: `Piece ${at + 1}`, dataUris: [`ipfs://${at}`], dataHash: hash(at + 1) },
      ...{
        metadataUris: [`ipfs://m${at}`],
        metadataHash: hash(at + 100),
        licenseUris: [],
        licenseHash: null,
      },
      ...{ edition: 1, editionTotal: 1, to: account.key.puzzleHash },
    })),
  })
}
