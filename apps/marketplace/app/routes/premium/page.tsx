import type { Premium } from '@chiaroscuro/contract/operation'
import { buttonShape, EmptyState, Link } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import * as css from '#app/feature/premium/premium.css.js'
import { Prices } from '#app/feature/premium/prices.js'
import { Rights } from '#app/feature/premium/rights.js'
import { halves } from '#app/layout/columns.css.js'
import * as frame from '#app/layout/frame.css.js'

/** What membership gives, what it costs, and the way to it. */
export function PremiumPage({ premium }: { premium: Premium }) {
  const { t } = useLingui()
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Premium</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>
              For those who build on this site, and those who want it to last. Paid in XCH, seen on the chain,
              ended by nobody but time: nothing renews by itself.
            </Trans>
          </p>
        </div>
      </div>
      <div className={halves}>
        <section className={css.part} aria-label={t`What premium gives`}>
          <Rights member={premium.member} premium={premium.premium} />
        </section>
        {premium.price ? (
          <section className={css.part} aria-label={t`What it costs`}>
            <Prices month={premium.price.month_mojos} year={premium.price.year_mojos} />
            <p className={css.ways}>
              <Link href="/user/premium" className={buttonShape({ tone: 'act', size: 'large' })}>
                <Trans>Become a member</Trans>
              </Link>
            </p>
          </section>
        ) : (
          <EmptyState title={t`No membership is sold here`}>
            <Trans>Whoever runs this site has named no wallet that is paid for it.</Trans>
          </EmptyState>
        )}
      </div>
    </div>
  )
}
