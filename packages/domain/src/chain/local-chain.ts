/** A block as a link: nothing else matters to where the chain forks. */
export interface BlockLink {
  readonly height: number
  readonly hash: string
  readonly previousHash: string
}

/** The newest blocks we hold, oldest first, each the parent of the next. Empty before the first. */
export type LocalChain = readonly BlockLink[]

/**
 * What an incoming block means for the blocks we hold:
 * `same` we have it; `next` it extends the tip; `gap` it is further ahead, fetch from `from`;
 * `needParent` it belongs to another branch and its parent is wanted to find the fork;
 * `reorg` drop all above `to`, then apply; `tooDeep` the fork lies below what we hold.
 */
export type Advance =
  | { readonly kind: 'same' }
  | { readonly kind: 'next' }
  | { readonly kind: 'gap'; readonly from: number }
  | { readonly kind: 'needParent'; readonly height: number }
  | { readonly kind: 'reorg'; readonly to: number; readonly dropped: readonly BlockLink[] }
  | { readonly kind: 'tooDeep' }

/** Compares by previous-hash links only, never by height alone. */
export function advance(local: LocalChain, incoming: BlockLink): Advance {
  const tip = local[local.length - 1]
  const oldest = local[0]
  if (!tip || !oldest) return { kind: 'next' }
  if (incoming.height > tip.height + 1) return { kind: 'gap', from: tip.height + 1 }
  const own = local[incoming.height - oldest.height]
  if (own?.hash === incoming.hash) return { kind: 'same' }
  if (incoming.height <= oldest.height) return { kind: 'tooDeep' }
  const parent = local[incoming.height - 1 - oldest.height]
  if (parent?.hash !== incoming.previousHash) {
    return incoming.height - 1 <= oldest.height
      ? { kind: 'tooDeep' }
      : { kind: 'needParent', height: incoming.height - 1 }
  }
  if (parent === tip) return { kind: 'next' }
  return { kind: 'reorg', to: parent.height, dropped: local.slice(parent.height - oldest.height + 1) }
}
