import type { FlatNft } from '@chiaroscuro/contract/operation'
import { buttonShape, EmptyState, figure, Link, quiet } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { NftGrid } from '#app/feature/nft-card/nft-card.js'
import { mostWatched, type Watched } from '#app/feature/watchlist/watched.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'

export interface WatchlistPageProps {
  /** Undefined until the browser was asked. */
  watched: readonly Watched[] | undefined
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
              else; it holds up to {mostWatched}.
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
      <div className={css.scripted}>
        <Works watched={watched} nfts={nfts} busy={busy} />
      </div>
    </div>
  )
}

function Works({ watched, nfts, busy }: WatchlistPageProps) {
  const { t } = useLingui()
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
      <NftGrid nfts={shown} withCollection />
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
