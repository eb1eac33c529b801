import type { FlatNft } from '@chiaroscuro/contract/operation'
import { Button, buttonShape, EmptyState, figure, Link, quiet } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Form } from '@remix-run/react'
import { lazy, Suspense, useState } from 'react'
import type { ListedWork } from '#app/feature/kept/work-list.js'
import { NftGrid } from '#app/feature/nft-card/nft-card.js'
import { watchlist } from '#app/feature/watchlist/watchlist.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'

// Few bid on several: what it takes is fetched for those who do.
const BidOnOneOf = lazy(() => import('./bid-on-one-of.js').then((module) => ({ default: module.BidOnOneOf })))

export interface WatchlistPageProps {
  /** Undefined until the browser was asked. */
  watched: readonly ListedWork[] | undefined
  /** Those that were looked up so far. */
  nfts: readonly FlatNft[]
  busy: boolean
}

export function WatchlistPage({ watched, nfts, busy }: WatchlistPageProps) {
  const { t } = useLingui()
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Watchlist</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>
              Works you marked with a star, the latest first. The list is kept in this browser and nowhere
              else; it holds up to {watchlist.most}.
            </Trans>
          </p>
        </div>
      </div>
      <noscript>
        <EmptyState
          title={t`The watchlist needs JavaScript`}
          action={
            <Link href="/nfts" className={buttonShape({})}>
              <Trans>All items</Trans>
            </Link>
          }
        >
          <Trans>
            Only your browser knows the list, and it can read it only with JavaScript. Every other page works
            without; a bookmark does the same.
          </Trans>
        </EmptyState>
      </noscript>
      <div className={`${frame.scripted} ${css.parts}`}>
        <Works watched={watched} nfts={nfts} busy={busy} />
      </div>
    </div>
  )
}

function Works({ watched, nfts, busy }: WatchlistPageProps) {
  const { t } = useLingui()
  const [isBidding, setIsBidding] = useState(false)
  if (watched === undefined || (busy && nfts.length === 0 && watched.length > 0))
    return (
      <p className={quiet} role="status">
        <Trans>Reading your watchlist</Trans>
      </p>
    )
  if (watched.length === 0)
    return (
      <EmptyState
        title={t`Nothing on your watchlist yet`}
        action={
          <Link href="/nfts" className={buttonShape({})}>
            <Trans>All items</Trans>
          </Link>
        }
      >
        <Trans>Press the star on a work, and it waits for you here with its latest price.</Trans>
      </EmptyState>
    )
  const byId = new Map(nfts.map((nft) => [nft.encoded_id, nft]))
  const shown = watched.flatMap(({ id }) => byId.get(id) ?? [])
  const lost = watched.length - shown.length
  return (
    <>
      <div className={css.door}>
        <Button size="small" aria-expanded={isBidding} onClick={() => setIsBidding(!isBidding)}>
          {isBidding ? <Trans>Show the list</Trans> : <Trans>Bid on several</Trans>}
        </Button>
        <Form method="post" action="/user/searches">
          <input type="hidden" name="name" value={t`Watchlist`} />
          <input type="hidden" name="works" value={shown.map((nft) => nft.encoded_id).join(' ')} />
          <Button size="small" type="submit">
            <Trans>Tell me when they are listed</Trans>
          </Button>
        </Form>
      </div>
      {isBidding ? (
        <Suspense fallback={<NftGrid nfts={shown} withCollection />}>
          <BidOnOneOf nfts={shown} />
        </Suspense>
      ) : (
        <NftGrid nfts={shown} withCollection />
      )}
      {lost > 0 && !busy ? (
        <p className={`${quiet} ${figure}`} role="status">
          <Plural
            value={lost}
            one="# work on your list could not be found."
            other="# works on your list could not be found."
          />
        </p>
      ) : null}
    </>
  )
}
