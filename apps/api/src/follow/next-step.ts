import { advance, type BlockLink, type LocalChain } from '@chiaroscuro/domain/chain'
import type { Block, BlockSource } from './source.js'

/** The source's chain forks below everything we hold, or answers against itself. */
export class FollowError extends Error {
  override readonly name = 'FollowError'
  readonly code: 'too-deep' | 'unlinked'

  constructor(code: FollowError['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** Blocks to apply, in order, after dropping all above `dropAbove` (undefined: nothing to drop). */
export interface Step {
  readonly dropAbove: number | undefined
  readonly blocks: readonly Block[]
}

/** Blocks a backfill fetches and commits at once. */
const BATCH = 500

/**
 * One step towards the source's peak: `undefined` when we are there. A branch is fetched whole
 * before anything is dropped, so an interrupted switch changes nothing.
 */
export async function nextStep(
  source: BlockSource,
  local: LocalChain,
  peak: BlockLink,
  signal: AbortSignal,
): Promise<Step | undefined> {
  const tip = local[local.length - 1]
  const first = tip ? tip.height + 1 : source.firstHeight
  if (peak.height > first || !tip) {
    const blocks = await source.range(first, Math.min(BATCH, peak.height - first + 1), signal)
    const head = blocks[0]
    if (!head) return undefined
    if (!linked(blocks))
      throw new FollowError('unlinked', 'the source gave blocks that do not follow each other')
    if (!tip || head.previousHash === tip.hash) return { dropAbove: undefined, blocks }
    return branch(source, local, head, signal)
  }
  const decision = advance(local, peak)
  if (decision.kind === 'same') return undefined
  return branch(source, local, await source.byHash(peak.hash, signal), signal)
}

/** Walks parents from `head` down to a block we hold. */
async function branch(
  source: BlockSource,
  local: LocalChain,
  head: Block,
  signal: AbortSignal,
): Promise<Step> {
  const blocks: Block[] = [head]
  for (;;) {
    const lowest = blocks[0] ?? head
    const decision = advance(local, lowest)
    if (decision.kind === 'next') return { dropAbove: undefined, blocks }
    if (decision.kind === 'reorg') return { dropAbove: decision.to, blocks }
    if (decision.kind !== 'needParent')
      throw new FollowError(
        decision.kind === 'tooDeep' ? 'too-deep' : 'unlinked',
        `the source's chain forks below the blocks we hold (${decision.kind} at ${lowest.height})`,
      )
    blocks.unshift(await source.byHash(lowest.previousHash, signal))
  }
}

function linked(blocks: readonly Block[]): boolean {
  return blocks.every(
    (block, i) =>
      i === 0 ||
      (block.previousHash === blocks[i - 1]?.hash && block.height === (blocks[i - 1]?.height ?? 0) + 1),
  )
}
