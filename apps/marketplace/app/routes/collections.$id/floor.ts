import type { FlatNft } from '@chiaroscuro/contract/operation'

/** What a sweep asks for. */
export interface SweepWish {
  readonly count: number
  /** Mojos; nothing where any price will do. */
  readonly atMost: bigint | undefined
}

/** What a sweep takes: the cheapest works for sale in XCH that are not the buyer's own, and what they cost. */
export interface Floor {
  readonly works: readonly FlatNft[]
  /** Mojos, royalties not included. */
  readonly price: bigint
}

/** `listed` stands in the order of prices. */
export function floorOf(
  listed: readonly FlatNft[],
  { count, atMost }: SweepWish,
  ownAddress: string | null,
): Floor {
  const works = listed
    .filter(({ token_id, price_mojos, owner_address_encoded_id: owner }) => {
      if (token_id !== 'xch' || price_mojos === null) return false
      return (
        (ownAddress === null || owner !== ownAddress) &&
        (atMost === undefined || BigInt(price_mojos) <= atMost)
      )
    })
    .slice(0, count)
  return { works, price: works.reduce((sum, { price_mojos }) => sum + BigInt(price_mojos ?? 0), 0n) }
}
