import { type AuctionDetail, callOffAuction, createAuction } from '@chiaroscuro/contract/operation'
import { auctionPath, signedAuctionBody } from '@chiaroscuro/contract/schema'
import { z } from 'zod'
import { callOff } from '../auction/call-off.js'
import { postAuction } from '../auction/post-auction.js'
import type { Quota } from '../limit/limiter.js'
import { presentAuction } from './auction-detail.js'
import { endpoint, NotFoundError } from './endpoint.js'
import type { PeopleContext } from './people-context.js'

/** A signature costs us a pairing. */
const AUCTIONS: Quota = { name: 'auctions', points: 120, seconds: 600 }

export interface AuctionContext extends PeopleContext {
  /** Told after something was published. */
  readonly onPublished?: () => void
}

export const createAuctionEndpoint = endpoint(
  createAuction,
  z.object({ auction: signedAuctionBody }),
  async (context: AuctionContext, { auction }, { viewer }) => {
    const { id, isNew } = await postAuction(context, auction, viewer?.userId ?? null)
    const shown = await shownOf(context, id)
    if (!isNew) return Response.json(shown)
    context.onPublished?.()
    return shown
  },
  { quota: AUCTIONS, status: 201 },
)

export const callOffAuctionEndpoint = endpoint(
  callOffAuction,
  auctionPath.extend({ call_off: signedAuctionBody }),
  async (context: AuctionContext, { auction_id: id, call_off }) => {
    await callOff(context, id.toLowerCase(), call_off)
    context.onPublished?.()
    return shownOf(context, id.toLowerCase())
  },
  { quota: AUCTIONS },
)

async function shownOf(context: AuctionContext, id: string): Promise<AuctionDetail> {
  const shown = await presentAuction(context, id)
  if (!shown) throw new NotFoundError('Unknown auction.')
  return shown
}
