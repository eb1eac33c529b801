import { Button } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRevalidator } from '@remix-run/react'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { AskedCollection } from '#app/feature/collection-filter/asked-collection.js'
import { CollectionChoices, CollectionFilter } from '#app/feature/collection-filter/collection-filter.js'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { EndlessEvents } from '#app/feature/event-table/endless-events.js'
import { EventFiles } from '#app/feature/event-table/event-files.js'
import type { ShownEvent } from '#app/feature/event-table/shown-event.js'
import { TypeFilterBar } from '#app/feature/event-table/type-filter-bar.js'
import * as frame from '#app/layout/frame.css.js'
import { useLive } from '#app/live/live.js'
import { noLiveRows, stepLiveRows } from './live-rows.js'
import { stepMarketLines } from './market-lines.js'
import { MarketNow } from './market-now.js'
import * as css from './page.css.js'
import { PriceFilter } from './price-filter.js'
import { isPriced, type PriceRange, toPriceFilter } from './price-range.js'

export interface EventsPageProps {
  types: number[]
  /** The collection it is narrowed to, if any was asked for. */
  collection?: AskedCollection | null
  /** The prices it is narrowed to. */
  range?: PriceRange
  list: ListPage<ShownEvent>
  /** The blocks come from an archive: there is nothing to wait for. */
  still?: boolean
}

const anyPrice: PriceRange = { min: '', max: '' }

/** Further down than this one is reading, and new rows wait above. */
const readingFrom = 160

export function EventsPage({
  types,
  collection = null,
  range = anyPrice,
  list,
  still = false,
}: EventsPageProps) {
  const { t } = useLingui()
  const [paused, setPaused] = useState(false)
  const [rows, step] = useReducer(stepLiveRows, noLiveRows)
  const [lines, hear] = useReducer(stepMarketLines, [])
  const { revalidate } = useRevalidator()
  const pointed = useRef(false)
  const only = collection?.found?.id ?? null

  const live = useLive(
    (message) => {
      const hold = pointed.current || window.scrollY > readingFrom
      step({ kind: 'message', message, types, collection: only, range, hold })
      hear(message)
      if (message.kind === 'retraction') revalidate()
    },
    paused || list.later || still,
  )

  // A fresh first page from the server has these rows already.
  useEffect(() => step({ kind: 'reset' }), [list])

  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <h1 className={frame.pageTitle}>
          <Trans>Activity</Trans>
        </h1>
      </div>
      <div className={css.tools}>
        <TypeFilterBar />
        <CollectionFilter asked={collection} />
        <PriceFilter range={range} />
        {still ? null : (
          <div className={`${css.end} ${frame.scripted}`}>
            <span className={css.state} role="status">
              <span className={live ? `${css.dot} ${css.on}` : css.dot} />
              {live ? <Trans>Live</Trans> : paused ? <Trans>Paused</Trans> : <Trans>Not live</Trans>}
            </span>
            {list.later ? null : (
              <Button
                onClick={() => {
                  // What happened meanwhile comes with the page, not with the stream.
                  if (paused) revalidate()
                  setPaused(!paused)
                }}
              >
                {paused ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
              </Button>
            )}
          </div>
        )}
      </div>
      <CollectionChoices asked={collection} />
      {still || list.later || types.length > 0 || only || isPriced(range) ? null : (
        <MarketNow lines={lines} />
      )}
      <EventFiles types={types} collection={only} prices={toPriceFilter(range)} />
      {rows.held.length > 0 ? (
        <div className={css.waiting}>
          <Button
            tone="act"
            size="small"
            className={css.waitingButton}
            onClick={() => {
              step({ kind: 'release' })
              window.scrollTo({ top: 0 })
            }}
          >
            <Plural value={rows.held.length} one="# new event" other="# new events" />
          </Button>
        </div>
      ) : null}
      <div
        onPointerEnter={(event) => {
          pointed.current = event.pointerType === 'mouse'
        }}
        onPointerLeave={() => {
          pointed.current = false
        }}
      >
        <EndlessEvents
          label={t`Activity`}
          page={list}
          live={rows.shown}
          fresh={rows.fresh}
          empty={
            isPriced(range) ? (
              <Trans>Nothing was sold for XCH at such a price.</Trans>
            ) : (
              <Trans>Mints, trades, transfers and burns appear here as their blocks are read.</Trans>
            )
          }
        />
      </div>
    </div>
  )
}
