import type { Offer } from '@chiaroscuro/contract/operation'

/** Names of what an offer moves, for reading alone: no verdict rests on them. */
export interface KnownNames {
  readonly works: ReadonlyMap<string, string>
  readonly tokens: ReadonlyMap<string, { readonly code: string; readonly decimals: number }>
}

export const NO_NAMES: KnownNames = { works: new Map(), tokens: new Map() }

/** The names that an offer comes with from the API. */
export function namesOf({ offered, requested }: Pick<Offer, 'offered' | 'requested'>): KnownNames {
  const works = new Map<string, string>()
  const tokens = new Map<string, { code: string; decimals: number }>()
  for (const asset of [...offered, ...requested]) {
    if (asset.kind === 'token')
      tokens.set(asset.token_id, { code: asset.token_code, decimals: asset.decimals })
    else if (asset.name?.trim()) works.set(asset.nft_id, asset.name.trim())
  }
  return { works, tokens }
}
