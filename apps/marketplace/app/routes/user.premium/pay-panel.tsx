import type { Membership, Premium } from '@chiaroscuro/contract/operation'
import { EmptyState, quiet, textLink } from '@chiaroscuro/ui'
import { QrCode } from '@chiaroscuro/ui/qr-code'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from '@remix-run/react'
import * as form from '#app/feature/form/form.css.js'
import { Send } from '#app/feature/form/send.js'
import { Hash } from '#app/feature/hash/hash.js'
import { exactAmount } from '#app/feature/money/amount-text.js'
import * as css from '#app/feature/premium/premium.css.js'
import { Prices } from '#app/feature/premium/prices.js'
import { PayHere } from '#app/feature/trade/pay-here.js'
import * as trade from '#app/feature/trade/trade.css.js'
import { useSite } from '#app/layout/site.js'
import { Day } from './day.js'
import type { PremiumFault } from './premium-fault.js'

interface PayPanelProps {
  membership: Membership
  price: Premium['price']
  fault: PremiumFault | undefined
}

/** How to pay: asked for first, since prices are told for a day. */
export function PayPanel({ membership: { payable, payments }, price, fault }: PayPanelProps) {
  const { t } = useLingui()
  const { now } = useSite()
  if (!price)
    return (
      <EmptyState title={t`No membership is sold here`}>
        <Trans>Whoever runs this site has named no wallet that is paid for it.</Trans>
      </EmptyState>
    )
  const isTold = payable !== null && Date.parse(payable.until) > now
  const told = isTold ? payable : price
  return (
    <section className={css.part} aria-label={t`How to pay`}>
      <Prices month={told.month_mojos} year={told.year_mojos} />
      <Fault fault={fault} />
      {isTold ? (
        <Told key={payable.address.id} payable={payable} seen={payments.length} />
      ) : (
        <Ask hasAddress={payable !== null} />
      )}
    </section>
  )
}

/** The address and prices, for any wallet; and the wallet that is connected. */
function Told({ payable, seen }: { payable: NonNullable<Membership['payable']>; seen: number }) {
  const { t } = useLingui()
  const { address, month_mojos, year_mojos, until } = payable
  const [month, year] = [exactAmount(month_mojos, 12), exactAmount(year_mojos, 12)]
  const ways = [
    { amount: month_mojos, label: <Trans>Pay {month} XCH for 30 days</Trans> },
    { amount: year_mojos, label: <Trans>Pay {year} XCH for 365 days</Trans> },
  ]
  return (
    <>
      <p>
        <Trans>
          Send XCH from any wallet to this address. It is yours alone and stays so: whatever arrives is
          counted for you, whole years first, then months; the rest is kept until more comes.
        </Trans>
      </p>
      <p>
        <Hash value={address.encoded_id} name={t`payment address`} head={14} tail={8} />
      </p>
      <PayHere to={address.encoded_id} ways={ways} seen={seen} />
      <details>
        <summary className={`${textLink} ${css.door}`}>
          <Trans>Pay from a phone</Trans>
        </summary>
        <QrCode text={address.encoded_id} label={t`The payment address as a picture`} />
        <p className={form.secret}>{address.encoded_id}</p>
      </details>
      <p className={quiet}>
        <Trans>
          These prices hold until <Day at={until} />; what arrives later counts at the price of that day. A
          payment counts from its first block, and no more if a reorg takes it back. Less than a thousandth of
          a month’s price is passed over. Nothing is paid back.
        </Trans>
      </p>
    </>
  )
}

function Ask({ hasAddress }: { hasAddress: boolean }) {
  const { t } = useLingui()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className={css.part}>
      <p className={quiet}>
        {hasAddress ? (
          <Trans>The prices you were told have run out. Your address stays the same.</Trans>
        ) : (
          <Trans>You are given an address of your own, and prices that hold for a day.</Trans>
        )}
      </p>
      <Send busy={busy}>{t`Show how to pay`}</Send>
    </Form>
  )
}

function Fault({ fault }: { fault: PremiumFault | undefined }) {
  if (!fault) return null
  return (
    <p className={trade.fault} role="alert">
      {fault === 'not-offered' ? (
        <Trans>No membership is sold here any more.</Trans>
      ) : fault === 'too-often' ? (
        <Trans>Too many attempts. Please wait a few minutes and try again.</Trans>
      ) : (
        <Trans>It cannot be said just now. Please try again in a minute.</Trans>
      )}
    </p>
  )
}
