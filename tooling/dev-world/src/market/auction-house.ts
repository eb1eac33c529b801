import { type ApiClient, ApiError, apiClient, call } from '@chiaroscuro/api-client'
import { type AuctionDetail, createAuction, getAuction } from '@chiaroscuro/contract/operation'
import { coinId } from '@chiaroscuro/devnet'
import { type AuctionTerms, formatAuctionText } from '@chiaroscuro/domain/auction'
import { asHex32 } from '@chiaroscuro/domain/id'
import type { Holding } from './ledger.js'
import { signText } from './sign-text.js'

/** What an owner decides on. Times are Unix seconds. */
export type AuctionWish = Pick<AuctionTerms, 'reserve' | 'start' | 'end' | 'overtimeSeconds'>

/** The product's door for auctions. */
export interface AuctionHouse {
  /** Puts a piece up, signed by its owner; undefined where the API refuses it for good. */
  putUp(holding: Holding, wish: AuctionWish, as?: ApiClient): Promise<AuctionDetail | undefined>
  /** An auction as it stands; undefined where the API knows none. */
  look(id: string): Promise<AuctionDetail | undefined>
}

/** Opens the door at an API's root. */
export function createAuctionHouse(apiUrl: string): AuctionHouse {
  const visitor = apiClient({ root: apiUrl })
  return {
    async putUp({ nft, owner }, wish, as = visitor) {
      const message = formatAuctionText({
        network: 'devnet',
        launcherId: asHex32(nft.launcherId),
        coinId: asHex32(coinId(nft.coin)),
        ...wish,
      })
      const { public_key, signature } = signText(owner.key, message)
      return unless([400], call(as, createAuction, { auction: { message, public_key, signature } }))
    },
    look: (id) => unless([404], call(visitor, getAuction, { auction_id: id })),
  }
}

async function unless<T>(statuses: readonly number[], asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && statuses.includes(error.status)) return undefined
    throw error
  }
}
