import { buttonShape, EmptyState, Link } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { EndlessAuctions, type EndlessAuctionsProps } from '#app/feature/auction/endless-auctions.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'

/** What somebody put up for auction while signed in, the last first. */
export function MyAuctionsPage({ now, list }: { now: string; list: EndlessAuctionsProps['page'] }) {
  const { t } = useLingui()
  const create = (
    <div className={css.ways}>
      <Link href="/user/auctions/create" className={buttonShape({ tone: 'act' })}>
        <Trans>Hold an auction</Trans>
      </Link>
      <Link href="/tools/auction" className={buttonShape({})}>
        <Trans>Hold many auctions</Trans>
      </Link>
    </div>
  )
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>My Auctions</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>Open one to accept its winner, or to call it off.</Trans>
          </p>
        </div>
        {list.items.length > 0 ? create : null}
      </div>
      <EndlessAuctions
        page={list}
        now={now}
        empty={
          <EmptyState title={t`You have held no auction yet`} action={create}>
            <Trans>
              Choose a work of your wallet, name a reserve and an end, and sign. Nothing leaves your wallet.
            </Trans>
          </EmptyState>
        }
      />
    </div>
  )
}
