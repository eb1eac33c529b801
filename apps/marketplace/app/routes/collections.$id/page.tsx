import type { Facets, Holder, Interval, NftEvent } from '@chiaroscuro/contract/operation'
import { EmptyState, Tabs } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { Activity } from '#app/feature/event-table/activity.js'
import { EndlessEvents } from '#app/feature/event-table/endless-events.js'
import type { ShownEvent } from '#app/feature/event-table/shown-event.js'
import { ItemBrowser } from '#app/feature/item-filter/item-browser.js'
import { HiddenNote } from '#app/feature/moderation/hidden-note.js'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'
import type { Arriving } from '#app/feature/section/arriving.js'
import { Late } from '#app/feature/section/late.js'
import { OnItsWay } from '#app/feature/section/on-its-way.js'
import { Part } from '#app/feature/section/part.js'
import { PartsMissing } from '#app/feature/section/parts-missing.js'
import * as frame from '#app/layout/frame.css.js'
import { hasPart } from '#app/layout/has-part.js'
import type { Copies } from './checks.js'
import { CollectionHead, type Verified } from './collection-head.js'
import { Exports } from './exports.js'
import { MarketChart } from './market-chart.js'
import type { DrawnMarket } from './market-days.js'
import { Owners, type Spread } from './owners.js'
import * as css from './page.css.js'
import type { ShownCollection } from './shown-collection.js'
import { SweepDoor } from './sweep-door.js'
import { type CollectionTab, tabs } from './tab.js'

// What few look at is fetched for those.
const Checks = hasPart('checks')
  ? (await import('./checks.js')).Checks
  : lazy(() => import('./checks.js').then((module) => ({ default: module.Checks })))

export type CollectionPageProps = {
  collection: ShownCollection
  /** Why its creator is verified; null where nobody proved anything. */
  verified: Verified | null
  interval: Interval
  market: Arriving<DrawnMarket>
} & View
type View =
  | { tab: 'items'; list: ListPage<CardNft>; facets: Facets | null }
  | { tab: 'activity' | 'trades'; list: ListPage<ShownEvent> }
  | { tab: 'owners'; list: ListPage<Holder>; spread: Spread }
  | { tab: 'checks'; list: ListPage<NftEvent>; copies: Arriving<Copies> }

export function CollectionPage(props: CollectionPageProps) {
  const { t, i18n } = useLingui()
  const { collection, verified, interval, market, tab } = props
  const path = `/collections/${collection.id}`
  const names: Record<CollectionTab, string> = {
    items: t`Items`,
    activity: t`Activity`,
    trades: t`Trades`,
    owners: t`Owners`,
    checks: t`Checks`,
  }
  const tabHref = (id: CollectionTab) => {
    const query = new URLSearchParams({
      ...(id === 'items' ? {} : { tab: id }),
      ...kept(interval),
    }).toString()
    return query ? `${path}?${query}` : path
  }
  return (
    <>
      <CollectionHead collection={collection} verified={verified} interval={interval} />
      <HiddenNote hidden={collection.hidden} />
      <PartsMissing missing={props.tab === 'items' && props.facets === null} />
      <div className={`${frame.wrap} ${frame.bottom}`}>
        <Part name={t`Price, volume and floor`}>
          <Late
            part={market}
            key={`${collection.id} ${interval}`}
            waiting={
              <div className={css.chartComing}>
                <OnItsWay />
              </div>
            }
          >
            {(drawn) => (drawn.spans.length > 0 ? <MarketChart market={drawn} /> : null)}
          </Late>
        </Part>
        <div className={css.tabs}>
          <Tabs
            label={t`Views of this collection`}
            current={tab}
            tabs={tabs.map((id) => ({
              id,
              label: names[id],
              href: tabHref(id),
              ...(id === 'items' ? { count: i18n.number(collection.nft_count) } : {}),
            }))}
          />
        </div>
        <div className={css.tools}>
          {tab === 'items' && collection.listed_count > 0 ? <SweepDoor collectionId={collection.id} /> : null}
          <Exports tab={tab} id={collection.id} />
        </div>
        <Part name={names[tab]}>
          <CurrentView {...props} />
        </Part>
      </div>
    </>
  )
}

/** The period chosen stays chosen from view to view; the first one needs no saying. */
function kept(interval: Interval): { interval?: Interval } {
  return interval === '7' ? {} : { interval }
}

function CurrentView(props: CollectionPageProps) {
  const { t } = useLingui()
  switch (props.tab) {
    case 'items':
      return (
        <ItemBrowser
          page={props.list}
          facets={props.facets}
          keep={kept(props.interval)}
          seen={0}
          empty={
            <EmptyState title={t`No items yet`}>
              <Trans>Items appear here as soon as they are minted.</Trans>
            </EmptyState>
          }
        />
      )
    case 'activity':
      return (
        <div className={css.view}>
          <Activity
            page={props.list}
            empty={<Trans>Mints, trades, transfers and burns of this collection appear here.</Trans>}
          />
        </div>
      )
    case 'trades':
      return (
        <div className={css.view}>
          <EndlessEvents
            label={t`Trades`}
            page={props.list}
            empty={<Trans>Sales appear here with their price, seller and buyer.</Trans>}
          />
        </div>
      )
    case 'owners':
      return <Owners page={props.list} spread={props.spread} />
    case 'checks':
      return (
        <Suspense>
          <Checks key={props.collection.id} page={props.list} copies={props.copies} />
        </Suspense>
      )
  }
}
