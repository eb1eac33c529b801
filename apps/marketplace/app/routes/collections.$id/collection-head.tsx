import type { Interval } from '@chiaroscuro/contract/operation'
import { figure, Link, textLink, VerifiedMark } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { intervals } from '#app/feature/collection/interval.js'
import { IntervalSwitch } from '#app/feature/collection/interval-switch.js'
import { ExternalLink } from '#app/feature/external-link/external-link.js'
import { safeUrl } from '#app/feature/external-link/safe-url.js'
import { Hash } from '#app/feature/hash/hash.js'
import { Fiat } from '#app/feature/money/fiat.js'
import { Money } from '#app/feature/money/money.js'
import { Picture } from '#app/feature/picture/picture.js'
import { Banner } from '#app/feature/place-head/banner.js'
import { Who } from '#app/feature/who/who.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'
import type { ShownCollection } from './shown-collection.js'

/** A mark with its reason, in the words of the page. */
export interface Verified {
  label: string
  reason: string
}

/** Banner, picture, maker, words and figures. */
export function CollectionHead({
  collection,
  verified,
  interval,
}: {
  collection: ShownCollection
  verified: Verified | null
  interval: Interval
}) {
  const { t } = useLingui()
  return (
    <>
      <Banner
        uri={collection.sensitive_content ? null : collection.banner_uri}
        color={collection.placeholder_color}
      />
      <div className={frame.wrap}>
        <div className={css.head}>
          <div className={css.avatar}>
            <Picture
              uri={collection.thumbnail_uri}
              alt=""
              color={collection.placeholder_color}
              sizes="132px"
              bare
              eager
            />
          </div>
          <div>
            <div className={css.by}>
              <Trans>
                Collection by{' '}
                <Who
                  name={collection.creator?.name}
                  did={collection.creator?.encoded_id}
                  address={collection.creator_address_encoded_id}
                  label={t`creator address`}
                />
              </Trans>
              {verified ? <VerifiedMark {...verified} /> : null}
            </div>
            <h1 className={css.title}>{collection.name}</h1>
            {collection.handle || collection.sensitive_content ? (
              <p className={css.by}>
                {[
                  ...(collection.handle ? [`@${collection.handle}`] : []),
                  ...(collection.sensitive_content ? [t`Sensitive content, as its creator says`] : []),
                ].join(' · ')}
              </p>
            ) : null}
          </div>
          {collection.description || Object.values(collection.links).some((link) => link !== null) ? (
            <div className={css.under}>
              {collection.description ? <p className={css.text}>{collection.description}</p> : null}
              <Links collection={collection} />
            </div>
          ) : null}
        </div>
        <Figures collection={collection} interval={interval} />
      </div>
    </>
  )
}

function Links({ collection }: { collection: ShownCollection }) {
  const { t } = useLingui()
  const { website, twitter, discord } = collection.links
  const all = [
    { name: t`Website`, href: website },
    { name: 'X', href: twitter },
    { name: 'Discord', href: discord },
  ].flatMap(({ name, href }) => (safeUrl(href) ? [{ name, href: safeUrl(href) ?? '' }] : []))
  if (all.length === 0) return null
  return (
    <p className={css.links}>
      {all.map(({ name, href }) => (
        <ExternalLink key={name} href={href} className={textLink}>
          {name} ↗
        </ExternalLink>
      ))}
    </p>
  )
}

function Figures({ collection, interval }: { collection: ShownCollection; interval: Interval }) {
  const { t, i18n } = useLingui()
  const period = intervals.find(({ id }) => id === interval)?.name
  const royalty = collection.royalty_basis_points
  const listed = collection.listed_share
  const living = collection.nft_count - collection.burned_count
  const figures: { label: string; value: ReactNode; counts?: string; note?: ReactNode }[] = [
    {
      label: t`Floor`,
      value: <Money units={collection.floor_price_mojos} />,
      note: <Fiat units={collection.floor_price_mojos} />,
      counts: t`The lowest open listing for XCH, now`,
    },
    {
      label: t`Volume, ${period ? i18n._(period) : ''}`,
      value: <Money units={collection.volume_mojos} coarse />,
      note: <Fair collection={collection} interval={interval} />,
      counts: t`Volume counts sales for XCH as they were settled on chain.`,
    },
    {
      label: t`Trades`,
      value: i18n.number(collection.trade_count),
      counts: t`Sales in the period chosen, for XCH or any token`,
    },
    { label: t`Items`, value: i18n.number(collection.nft_count) },
    {
      label: t`Owners`,
      value: i18n.number(collection.collector_count),
      counts: t`Different addresses that hold an item now`,
    },
    {
      label: t`Listed`,
      value: i18n.number(listed, { style: 'percent', maximumFractionDigits: 1 }),
      counts: t`${i18n.number(collection.listed_count)} of ${i18n.number(living)} items have an open listing now`,
    },
    {
      label: t`Royalty`,
      value:
        royalty === null
          ? t`differs`
          : i18n.number(royalty / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    },
  ]
  return (
    <div className={css.stats}>
      {figures.map(({ label, value, counts, note }) => (
        <div key={label} className={css.stat} title={counts}>
          {label}
          <p className={css.value}>{value}</p>
          {note}
        </div>
      ))}
      <div className={css.stat}>
        {t`Collection id`}
        <p className={figure}>
          <Hash value={collection.id} name={t`collection id`} />
        </p>
      </div>
      <div className={css.period}>
        <IntervalSwitch current={interval} />
      </div>
    </div>
  )
}

/** The volume without wash trades, where it is another one, with the way to what was left out. */
function Fair({ collection, interval }: { collection: ShownCollection; interval: Interval }) {
  const { volume_mojos: volume, volume_filtered_mojos: fair } = collection
  if (volume === fair) return null
  const query = new URLSearchParams({ tab: 'checks', ...(interval === '7' ? {} : { interval }) })
  return (
    <Link href={`/collections/${collection.id}?${query}`} className={`${css.note} ${textLink}`} keepScroll>
      <Trans>
        <Money units={fair} coarse /> without wash trades
      </Trans>
    </Link>
  )
}
