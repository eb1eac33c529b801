import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { hasText } from '#app/feature/endless/is-record.js'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { More } from '#app/feature/endless/more.js'
import { endlessList } from '#app/feature/endless/use-endless.js'
import { AuctionGrid } from './auction-card.js'
import type { ShownAuction } from './shown-auction.js'

function isAuction(value: unknown): value is ShownAuction {
  return hasText(value, 'id') && hasText(value, 'ends_at')
}

const useEndlessAuctions = endlessList(isAuction, ({ id }) => id)

export interface EndlessAuctionsProps {
  page: ListPage<ShownAuction>
  /** The server's time when it told of them. */
  now: string
  empty: ReactNode
  /** The first list of the page, whose pictures are in sight. */
  first?: boolean
}

/** A grid of auctions that goes on. */
export function EndlessAuctions({ page, now, empty, first = true }: EndlessAuctionsProps) {
  const { t } = useLingui()
  const list = useEndlessAuctions(page)
  if (list.items.length === 0) return empty
  return (
    <>
      <AuctionGrid auctions={list.items} now={now} first={first} />
      <More list={list} label={t`Pages of auctions`} />
    </>
  )
}
