import type { Interval, RankedProfile, Status } from '@chiaroscuro/contract/operation'
import { EmptyState } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { AuctionGrid } from '#app/feature/auction/auction-card.js'
import type { ShownAuction } from '#app/feature/auction/shown-auction.js'
import { IntervalSwitch } from '#app/feature/collection/interval-switch.js'
import { RankList } from '#app/feature/collection/rank-row.js'
import type { RankedCollection } from '#app/feature/collection/ranked-collection.js'
import { EventTable } from '#app/feature/event-table/event-table.js'
import type { ShownEvent } from '#app/feature/event-table/shown-event.js'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'
import { NftGrid } from '#app/feature/nft-card/nft-card.js'
import { Band, Failed } from '#app/feature/section/section.js'
import { Creators } from './creators.js'
import { type Editors, EditorsChoice } from './editors-choice.js'
import { Hero } from './hero.js'
import { StudioTeaser } from './studio-teaser.js'
import type { WallWork } from './wall-work.js'

/** What bands are high when they are full. */
const HEIGHTS = {
  creators: { wide: 284, phone: 544 },
  auctions: { wide: 515, phone: 2120 },
  listings: { wide: 392, phone: 825 },
  latest: { wide: 699, phone: 1150 },
}

type Part<T> = { ok: true; value: T } | { ok: false }

export interface HomePageProps {
  interval: Interval
  status: Part<Status>
  fresh: Part<readonly WallWork[]>
  collections: Part<readonly RankedCollection[]>
  /** Those whose work sold in the period; the page does without where there are none. */
  creators: readonly RankedProfile[]
  /** What was put up for sale last. */
  listings: readonly CardNft[]
  /** Trades, or whatever happened where there was none. */
  events: Part<{ trades: boolean; items: ShownEvent[] }>
  /** Those that run or are to come; null where they could not be had. */
  auctions: { now: string; items: readonly ShownAuction[] } | null
  /** Collections that the house puts first. */
  featured: readonly RankedCollection[]
  /** Null where the content service has said nothing. */
  editors: Editors | null
}

export function HomePage(props: HomePageProps) {
  const { interval, status, fresh, collections, creators, listings, events, auctions, featured, editors } =
    props
  const { t } = useLingui()
  // An archive is whole: what it does not hold will not come, so no place is kept for it.
  const archive = status.ok && status.value.source === 'archive'
  const ranked = !archive || !collections.ok || collections.value.length > 0
  const latest = events.ok && !events.value.trades ? t`Latest activity` : t`Latest trades`
  return (
    <>
      <Hero status={status.ok ? status.value : null} nfts={fresh.ok ? fresh.value : null} />
      {featured.length > 0 ? (
        <Band title={t`Featured collections`}>
          <RankList collections={featured} />
        </Band>
      ) : null}
      {ranked ? (
        <Band
          title={t`Top collections`}
          aside={<IntervalSwitch current={interval} />}
          more={{ href: `/collections?interval=${interval}`, label: t`All collections` }}
        >
          {!collections.ok ? (
            <Failed />
          ) : collections.value.length === 0 ? (
            <EmptyState title={t`No collections yet`}>
              <Trans>Collections appear here with their first minted item.</Trans>
            </EmptyState>
          ) : (
            <RankList collections={collections.value} />
          )}
        </Band>
      ) : null}
      {creators.length > 0 ? (
        <Band
          title={t`Top creators`}
          more={{ href: `/profiles?interval=${interval}`, label: t`All profiles` }}
          below={HEIGHTS.creators}
        >
          <Creators creators={creators} />
        </Band>
      ) : null}
      {auctions && auctions.items.length > 0 ? (
        <Band
          title={t`Auctions`}
          more={{ href: '/auctions', label: t`All auctions` }}
          below={HEIGHTS.auctions}
        >
          <AuctionGrid auctions={auctions.items} now={auctions.now} />
        </Band>
      ) : null}
      {listings.length > 0 ? (
        <Band
          title={t`New listings`}
          more={{ href: '/new', label: t`All new listings` }}
          below={HEIGHTS.listings}
        >
          <NftGrid nfts={listings} withCollection seen={0} />
        </Band>
      ) : null}
      <Band title={latest} more={{ href: '/events', label: t`All activity` }} below={HEIGHTS.latest}>
        {!events.ok ? (
          <Failed />
        ) : events.value.items.length === 0 ? (
          <EmptyState title={t`No activity yet`}>
            <Trans>Mints, trades, transfers and burns appear here as their blocks are read.</Trans>
          </EmptyState>
        ) : (
          <EventTable label={latest} events={events.value.items} />
        )}
      </Band>
      {editors ? <EditorsChoice {...editors} /> : null}
      <StudioTeaser />
    </>
  )
}
