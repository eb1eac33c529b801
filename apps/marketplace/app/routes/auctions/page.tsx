import { buttonShape, EmptyState, Link, SegmentedControl, Tabs } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@remix-run/react'
import { AuctionGrid } from '#app/feature/auction/auction-card.js'
import { EndlessAuctions } from '#app/feature/auction/endless-auctions.js'
import type { ShownAuction } from '#app/feature/auction/shown-auction.js'
import type { AskedCollection } from '#app/feature/collection-filter/asked-collection.js'
import { CollectionChoices, CollectionFilter } from '#app/feature/collection-filter/collection-filter.js'
import type { ListPage } from '#app/feature/endless/list-page.js'
import * as frame from '#app/layout/frame.css.js'
import { auctionsHref, type ListOrder, orders } from './order.js'
import * as css from './page.css.js'
import { type ListPhase, phases } from './phase.js'

export interface AuctionsPageProps {
  phase: ListPhase
  order: ListOrder
  /** The collection it is narrowed to, if any was asked for. */
  collection: AskedCollection | null
  /** The server's time. */
  now: string
  /** What the house puts first. */
  featured: readonly ShownAuction[]
  list: ListPage<ShownAuction>
}

export function AuctionsPage({ phase, order, collection, now, featured, list }: AuctionsPageProps) {
  const { t } = useLingui()
  const { search } = useLocation()
  const names: Record<ListPhase, string> = { active: t`Running`, upcoming: t`Upcoming`, ended: t`Ended` }
  const next: Record<ListPhase, string> = {
    active: t`Ending soonest`,
    upcoming: t`Starting soonest`,
    ended: t`Ended last`,
  }
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Auctions</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>
              An auction is a text its owner signed; a bid is a signed offer. Late bids move the end on, and
              the owner accepts the winner by hand: nobody holds your work or your money in between.
            </Trans>
          </p>
        </div>
        <Link href="/user/auctions/create" className={buttonShape({})}>
          <Trans>Hold an auction</Trans>
        </Link>
      </div>
      <div className={css.tabs}>
        <Tabs
          label={t`Auctions by phase`}
          current={phase}
          tabs={phases.map((id) => ({
            id,
            label: names[id],
            href: auctionsHref(search, { phase: id, order }),
          }))}
        />
      </div>
      <div className={css.tools}>
        <CollectionFilter asked={collection} />
        <SegmentedControl
          label={t`Order`}
          current={order}
          choices={orders.map((id) => ({
            id,
            label: id === 'newest' ? t`Newest` : next[phase],
            href: auctionsHref(search, { phase, order: id }),
          }))}
        />
      </div>
      <CollectionChoices asked={collection} />
      {featured.length > 0 ? (
        <section className={css.featured}>
          <h2 className={frame.bandTitle}>
            <Trans>Featured</Trans>
          </h2>
          <AuctionGrid auctions={featured} now={now} first />
        </section>
      ) : null}
      {list.items.length > 0 || featured.length === 0 ? (
        <EndlessAuctions
          page={list}
          now={now}
          empty={<Nothing phase={phase} />}
          first={featured.length === 0}
        />
      ) : null}
    </div>
  )
}

function Nothing({ phase }: { phase: ListPhase }) {
  const { t } = useLingui()
  const titles: Record<ListPhase, string> = {
    active: t`No auction is running`,
    upcoming: t`No auction is coming up`,
    ended: t`No auction has ended yet`,
  }
  return (
    <EmptyState title={titles[phase]}>
      <Trans>Owners put their works up for auction with their wallet; they appear here at once.</Trans>
    </EmptyState>
  )
}
