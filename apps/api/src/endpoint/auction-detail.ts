import type { AuctionDetail, AuctionHistoryBid } from '@chiaroscuro/contract/operation'
import { signingMode } from '@chiaroscuro/contract/schema'
import { type AuctionFacts, auctionFactsOf } from '../auction/auction-facts.js'
import { goneAt, type Standing, standingOf } from '../auction/standing-of.js'
import { auctionRowsOf } from '../query/auction-rows.js'
import { hidingOf } from '../query/hidden-rows.js'
import type { Moment } from '../query/open-offer.js'
import { toBid, toNow } from '../view/auction.js'
import { toTimestamp } from '../view/common.js'
import { toHiding } from '../view/hiding.js'
import type { PeopleContext } from './people-context.js'
import { presentAuctions } from './present-auctions.js'

/** Bids shown of a history. */
const MOST_BIDS = 200

/** An auction with its history, worked out from its facts at this moment; `undefined` where there is none. */
export async function presentAuction(
  context: Pick<PeopleContext, 'db' | 'view' | 'moment' | 'now'>,
  id: string,
): Promise<AuctionDetail | undefined> {
  const { db } = context
  const now = context.now()
  const moment = { ...context.moment(), seconds: Math.floor(now / 1000) }
  const [row] = await auctionRowsOf(db, [id])
  if (!row) return undefined
  const known = await auctionFactsOf(db, [row.auction.launcherId])
  const facts = known.find(({ auction }) => auction.id === id)
  if (!facts) return undefined
  const standing = standingOf(facts, moment)
  const shown = await presentAuctions({ ...context, moment: () => moment }, [
    { ...row, auction: facts.auction, standing: standing.row },
  ])
  const found = shown.get(id)
  const hiding = await hidingOf(
    db,
    ['auction', id],
    ['nft', row.auction.launcherId],
    ['collection', row.collectionId],
  )
  return (
    found && {
      ...found,
      now: toNow(now),
      withdrawn_reason: facts.auction.withdrawnReason,
      hidden: toHiding(hiding),
      bids: historyOf(facts, standing, moment),
      proof: proofOf(facts),
    }
  )
}

/** The newest first. */
function historyOf(
  facts: AuctionFacts,
  { standing, row }: Standing,
  { height, seconds }: Moment,
): AuctionHistoryBid[] {
  const byId = new Map(facts.bids.map((bid) => [bid.id, bid]))
  const newest = standing.history.slice(-MOST_BIDS).reverse()
  return newest.flatMap(({ bid: { id }, movedEndTo }) => {
    const bid = byId.get(id)
    const shown = toBid(bid)
    if (!bid || !shown) return []
    const gone = goneAt(bid, facts, height)
    return {
      ...shown,
      // A bid that runs out some day still stands today; what a block ended is gone, however its clock goes.
      gone_at:
        gone === null || (gone > seconds && bid.endHeight === null && bid.expirySeconds === null)
          ? null
          : toTimestamp(gone),
      moved_end_to: movedEndTo === null ? null : toTimestamp(movedEndTo),
      is_highest: id === row.highestOfferId,
      is_sale: id === row.saleOfferId,
    }
  })
}

function proofOf({ auction: { proof } }: AuctionFacts): AuctionDetail['proof'] {
  return {
    message: proof.message,
    public_key: proof.publicKey,
    signature: proof.signature,
    signing_mode: signingMode.parse(proof.signingMode),
  }
}
