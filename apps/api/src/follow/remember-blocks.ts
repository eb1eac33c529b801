import type { Block, BlockSource } from './source.js'

/** A source that gives a block once fetched by its hash again without asking, until it is told to forget. */
export interface RememberingSource extends BlockSource {
  forget(): void
}

/**
 * Another branch is fetched whole before it is switched to. Where one answer of many fails, the next try goes on
 * from there instead of asking for everything again: a node that fails now and then would never get through.
 */
export function rememberBlocks(source: BlockSource): RememberingSource {
  const held = new Map<string, Block>()
  return {
    ...source,
    async byHash(hash, signal) {
      const known = held.get(hash)
      if (known) return known
      const block = await source.byHash(hash, signal)
      held.set(hash, block)
      return block
    },
    forget: () => held.clear(),
  }
}
