import { hashOf } from '../hash-of.test-support.js'
import { type Plan, type PlanText, parsePlan } from './plan.js'

/** The text of a plan of so many pieces. */
export function samplePlanText(count: number, change: Partial<PlanText> = {}): PlanText {
  return {
    version: 1,
    network: 'simulator0',
    didId: hashOf('did'),
    royaltyPuzzleHash: hashOf('artist'),
    royaltyBasisPoints: 500,
    batchSize: 3,
    fee: { start: '10', step: '10', ceiling: '35', patienceBlocks: 4 },
    pieces: Array.from({ length: count }, (_, i) => ({
      name: `Piece ${i + 1}`,
      dataUris: [`https://files.test/${i}.png`],
      dataHash: hashOf(`data ${i}`),
      metadataUris: [`https://files.test/${i}.json`],
      metadataHash: hashOf(`metadata ${i}`),
      licenseUris: [],
      licenseHash: null,
      edition: 1,
      editionTotal: 1,
      to: hashOf('owner'),
    })),
    ...change,
  }
}

export function samplePlan(count: number, change: Partial<PlanText> = {}): Plan {
  return parsePlan(samplePlanText(count, change))
}
