import type { Interval, RankedProfile, Status } from '@chiaroscuro/contract/operation'
import { EmptyState } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AuctionGrid } from '#app/feature/auction/auction-card.js'
import type { ShownAuction } from '#app/feature/auction/shown-auction.js'
import { IntervalSwitch } from '#app/feature/collection/interval-switch.js'
import { RankList } from '#app/feature/collection/rank-row.js'
import type { RankedCollection } from '#app/feature/collection/ranked-collection.js'
import { EventTable } from '#app/feature/event-table/event-table.js'
import type { ShownEvent } from '#app/feature/event-table/shown-event.js'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'
import { NftGrid } from '#app/feature/nft-card/nft-card.js'
import type { Arriving, Settled } from '#app/feature/section/arriving.js'
import { Late } from '#app/feature/section/late.js'
import { OnItsWay } from '#app/feature/section/on-its-way.js'
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

export interface HomePageProps {
  interval: Interval
  status: Settled<Status>
  fresh: Settled<readonly WallWork[]>
  collections: Arriving<readonly RankedCollection[]>
  /** Those whose work sold in the period; the page does without where there are none. */
  creators: Arriving<readonly RankedProfile[]>
  /** What was put up for sale last. */
  listings: Arriving<readonly CardNft[]>
  /** Trades, or whatever happened where there was none. */
  events: Arriving<{ trades: boolean; items: ShownEvent[] }>
  /** Those that run or are to come. */
  auctions: Arriving<{ now: string; items: readonly ShownAuction[] }>
  /** Collections that the house puts first. */
  featured: Arriving<readonly RankedCollection[]>
  /** What the content service says; without it the page is shorter, not broken. */
  editors: Arriving<Editors>
}

export function HomePage(props: HomePageProps) {
  const { interval, status, fresh, collections, creators, listings, events, auctions, featured, editors } =
    props
  const { t } = useLingui()
  // An archive is whole: what it does not hold will not come, so no place is kept for it.
  const archive = status.ok && status.value.source === 'archive'
  return (
    <>
      <Hero status={status.ok ? status.value : null} nfts={fresh.ok ? fresh.value : null} />
      <Late part={featured} {...IF_THERE}>
        {(chosen) =>
          chosen.length > 0 ? (
            <Band title={t`Featured collections`}>
              <RankList collections={chosen} />
            </Band>
          ) : null
        }
      </Late>
      <Late
        part={collections}
        key={interval}
        waiting={<Top interval={interval} />}
        failed={
          <Top interval={interval}>
            <Failed />
          </Top>
        }
      >
        {(ranked) =>
          archive && ranked.length === 0 ? null : <Top interval={interval} collections={ranked} />
        }
      </Late>
      <Late part={creators} key={`creators ${interval}`} {...IF_THERE}>
        {(ranked) =>
          ranked.length > 0 ? (
            <Band
              title={t`Top creators`}
              more={{ href: `/profiles?interval=${interval}`, label: t`All profiles` }}
              below={HEIGHTS.creators}
            >
              <Creators creators={ranked} />
            </Band>
          ) : null
        }
      </Late>
      <Late part={auctions} {...IF_THERE}>
        {({ items, now }) =>
          items.length > 0 ? (
            <Band
              title={t`Auctions`}
              more={{ href: '/auctions', label: t`All auctions` }}
              below={HEIGHTS.auctions}
            >
              <AuctionGrid auctions={items} now={now} />
            </Band>
          ) : null
        }
      </Late>
      <Late part={listings} {...IF_THERE}>
        {(nfts) =>
          nfts.length > 0 ? (
            <Band
              title={t`New listings`}
              more={{ href: '/new', label: t`All new listings` }}
              below={HEIGHTS.listings}
            >
              <NftGrid nfts={nfts} withCollection seen={0} />
            </Band>
          ) : null
        }
      </Late>
      <Late
        part={events}
        waiting={<Latest />}
        failed={
          <Latest>
            <Failed />
          </Latest>
        }
      >
        {(found) => <Latest found={found} />}
      </Late>
      <Late part={editors} {...IF_THERE}>
        {(said) => <EditorsChoice {...said} />}
      </Late>
      <StudioTeaser />
    </>
  )
}

/** Parts that a page need not have keep no place. */
const IF_THERE = { waiting: null, failed: null }

/** The most traded collections, on their way where they are not given. */
function Top({
  interval,
  collections,
  children = <OnItsWay />,
}: Pick<HomePageProps, 'interval'> & { collections?: readonly RankedCollection[]; children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <Band
      title={t`Top collections`}
      aside={<IntervalSwitch current={interval} />}
      more={{ href: `/collections?interval=${interval}`, label: t`All collections` }}
    >
      {!collections ? (
        children
      ) : collections.length === 0 ? (
        <EmptyState title={t`No collections yet`}>
          <Trans>Collections appear here with their first minted item.</Trans>
        </EmptyState>
      ) : (
        <RankList collections={collections} />
      )}
    </Band>
  )
}

/** What happened last, on its way where it is not given. */
function Latest({
  found,
  children = <OnItsWay />,
}: {
  found?: { trades: boolean; items: ShownEvent[] }
  children?: ReactNode
}) {
  const { t } = useLingui()
  const title = found?.trades === false ? t`Latest activity` : t`Latest trades`
  return (
    <Band title={title} more={{ href: '/events', label: t`All activity` }} below={HEIGHTS.latest}>
      {!found ? (
        children
      ) : found.items.length === 0 ? (
        <EmptyState title={t`No activity yet`}>
          <Trans>Mints, trades, transfers and burns appear here as their blocks are read.</Trans>
        </EmptyState>
      ) : (
        <EventTable label={title} events={found.items} />
      )}
    </Band>
  )
}
