import { MAX_MINTED } from '@chiaroscuro/domain/build'
import { cutsOf } from '../plan/batches.js'
import { estimatedCost, MAX_BUNDLE_COST } from './estimated-cost.js'
import { onDrop, rule } from './rule.js'
import type { Scene } from './scene.js'

/** What a bundle holds in peace: half a block's cost would do for more, and blocks are shared. */
const USUAL_BATCH = 25
/** Enough to see what is wrong with all of them. */
const USUAL_PILOT = 3
/** Above it, a fee is a slip of the pen. */
const HIGH_FEE = 100_000_000_000n

const count = ({ drop }: Scene) => cutsOfDrop(drop, drop.batchSize).length

/** As the plan will be cut; nowhere where that is impossible. */
function cutsOfDrop({ pieces, pilot }: Scene['drop'], batchSize: number) {
  const hasPilot = Number.isInteger(pilot) && pilot > 0 && pilot < pieces.length
  return batchSize >= 1 ? cutsOf(pieces.length, { batchSize, ...(hasPilot && { pilot }) }) : []
}

/** What all of it costs when every bundle goes at the ceiling: a mojo each, and the fees. */
const mostPaid = (scene: Scene) =>
  BigInt(scene.drop.pieces.length) + BigInt(count(scene)) * scene.drop.fee.ceiling

const fits = (batchSize: number) => Number.isInteger(batchSize) && batchSize >= 1 && batchSize <= MAX_MINTED

/** The dearest bundle of a drop that is cut into pieces of a size. */
function dearest({ drop, files, world }: Scene, batchSize: number): bigint {
  const lengthOf = (uris: readonly string[] = []) => uris.reduce((sum, uri) => sum + uri.length, 0)
  const license = lengthOf(drop.license?.uris)
  // Metadata lies beside the file, at an address that is about as long.
  const bytes = files.map((file) => 2 * lengthOf(file && world.hosted?.get(file.hash)) + license)
  let most = 0n
  for (const { from, to } of cutsOfDrop(drop, batchSize)) {
    const batch = bytes.slice(from, to)
    const sum = batch.reduce((all, one) => all + one, 0)
    const cost = estimatedCost(batch.length, sum)
    if (cost > most) most = cost
  }
  return most
}

/** Bundles and fees. */
export const TERMS_RULES = [
  rule({
    id: 'batch-size-impossible',
    severity: 'stops',
    find: ({ drop: { batchSize } }) => onDrop(!fits(batchSize), { size: batchSize, limit: MAX_MINTED }),
    fix: ({ drop }) => ({ ...drop, batchSize: USUAL_BATCH }),
  }),
  rule({
    id: 'batch-too-dear',
    severity: 'stops',
    find: (scene) => {
      const { batchSize } = scene.drop
      const cost = fits(batchSize) ? dearest(scene, batchSize) : 0n
      return onDrop(cost > MAX_BUNDLE_COST, { cost, limit: MAX_BUNDLE_COST })
    },
    fix(scene) {
      let { batchSize } = scene.drop
      while (batchSize > 1 && dearest(scene, batchSize) > MAX_BUNDLE_COST) batchSize--
      return { ...scene.drop, batchSize }
    },
  }),
  rule({
    id: 'pilot-impossible',
    severity: 'stops',
    find: ({ drop: { pilot, batchSize } }) =>
      onDrop(!Number.isInteger(pilot) || pilot < 0 || pilot > batchSize, { size: pilot, limit: batchSize }),
    fix: ({ drop }) => ({ ...drop, pilot: Math.min(USUAL_PILOT, drop.batchSize) }),
  }),
  rule({
    id: 'fee-begins-above-ceiling',
    severity: 'stops',
    find: ({ drop: { fee } }) => onDrop(fee.start > fee.ceiling, { fee: fee.start, ceiling: fee.ceiling }),
    fix: ({ drop }) => ({ ...drop, fee: { ...drop.fee, start: drop.fee.ceiling } }),
  }),
  rule({
    id: 'fee-none',
    severity: 'warns',
    find: ({ drop: { fee } }) => onDrop(fee.start === 0n && fee.step === 0n),
  }),
  rule({
    id: 'fee-cannot-rise',
    severity: 'warns',
    // What gets stuck stays stuck.
    find: ({ drop: { fee } }) => onDrop(fee.step === 0n && fee.start < fee.ceiling),
    fix: ({ drop }) => ({ ...drop, fee: { ...drop.fee, step: drop.fee.ceiling - drop.fee.start } }),
  }),
  rule({
    id: 'fee-high',
    severity: 'warns',
    find: ({ drop: { fee } }) => onDrop(fee.ceiling > HIGH_FEE, { ceiling: fee.ceiling, limit: HIGH_FEE }),
  }),
  rule({
    id: 'fee-impatient',
    severity: 'stops',
    find: ({ drop: { fee } }) =>
      onDrop(!Number.isInteger(fee.patienceBlocks) || fee.patienceBlocks < 1, { blocks: fee.patienceBlocks }),
    fix: ({ drop }) => ({ ...drop, fee: { ...drop.fee, patienceBlocks: 4 } }),
  }),
  rule({
    id: 'balance-short',
    severity: 'stops',
    find: (scene) => {
      const { balance } = scene.world
      return onDrop(balance !== undefined && balance < mostPaid(scene), {
        balance: balance ?? 0n,
        needed: mostPaid(scene),
      })
    },
  }),
] as const
