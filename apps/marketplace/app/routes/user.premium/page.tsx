import type { Membership, Premium } from '@chiaroscuro/contract/operation'
import { Link, textLink } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { Money } from '#app/feature/money/money.js'
import * as css from '#app/feature/premium/premium.css.js'
import { Rights } from '#app/feature/premium/rights.js'
import { halves } from '#app/layout/columns.css.js'
import * as frame from '#app/layout/frame.css.js'
import { Day } from './day.js'
import { PayPanel } from './pay-panel.js'
import { Payments } from './payments.js'
import type { PremiumFault } from './premium-fault.js'

export interface MembershipProps {
  membership: Membership
  premium: Premium
  fault: PremiumFault | undefined
}

/** One's membership: until when it lasts, how to pay, what was paid. */
export function MembershipPage({ membership, premium, fault }: MembershipProps) {
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>My membership</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Link href="/premium" className={textLink}>
              <Trans>What premium gives</Trans>
            </Link>
          </p>
        </div>
      </div>
      <div className={halves}>
        <div className={css.part}>
          <Standing membership={membership} />
          <Rights member={premium.member} premium={premium.premium} />
        </div>
        <PayPanel membership={membership} price={premium.price} fault={fault} />
      </div>
      {membership.payments.length > 0 ? <Payments payments={membership.payments} /> : null}
    </div>
  )
}

function Standing({ membership }: { membership: Membership }) {
  const { active, active_until, credit_mojos } = membership
  return (
    <dl className={css.facts} aria-live="polite">
      <dt className={css.name}>
        <Trans>Membership</Trans>
      </dt>
      <dd className={css.value}>
        {active && active_until ? (
          <Trans>
            Active until <Day at={active_until} />
          </Trans>
        ) : active_until ? (
          <Trans>
            Ended on <Day at={active_until} />
          </Trans>
        ) : (
          <Trans>None yet</Trans>
        )}
      </dd>
      {credit_mojos === '0' ? null : (
        <>
          <dt className={css.name}>
            <Trans>Paid and not used yet</Trans>
          </dt>
          <dd className={css.value}>
            <Money units={credit_mojos} exact />
          </dd>
        </>
      )}
    </dl>
  )
}
