import type { Minting, MintingAccount } from '@chiaroscuro/contract/operation'
import { Link, quiet, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from '@remix-run/react'
import { Send } from '#app/feature/form/send.js'
import { Hash } from '#app/feature/hash/hash.js'
import { Fact } from '#app/feature/minting-api/fact.js'
import * as css from '#app/feature/minting-api/minting-api.css.js'
import { exactAmount } from '#app/feature/money/amount-text.js'
import { Money } from '#app/feature/money/money.js'
import { PayHere } from '#app/feature/trade/pay-here.js'
import { When } from '#app/feature/when/when.js'
import * as frame from '#app/layout/frame.css.js'
import { useSite } from '#app/layout/site.js'
import type { MintingAnswer } from './minting-answer.js'

const LOTS = [25n, 250n]

interface CreditsProps {
  account: MintingAccount
  minting: Minting
  answer: MintingAnswer | undefined
}

/** How many there are, who mints with them, and where more are bought. */
export function Credits({ account, minting }: CreditsProps) {
  const { t } = useLingui()
  const { now } = useSite()
  const busy = useNavigation().state !== 'idle'
  const { payable, credits, left_mojos, profile } = account
  const isTold = payable !== null && Date.parse(payable.until) > now
  return (
    <section className={css.part} aria-labelledby="credits">
      <h2 id="credits" className={frame.bandTitle}>
        <Trans>Credits</Trans>
      </h2>
      <dl className={css.facts} aria-live="polite">
        <Fact name={<Trans>Yours</Trans>}>{credits}</Fact>
        {left_mojos === '0' ? null : (
          <Fact name={<Trans>Paid and not used yet</Trans>}>
            <Money units={left_mojos} exact />
          </Fact>
        )}
        <Fact name={<Trans>Your minting profile</Trans>}>
          {profile ? (
            <Link href={`/profile/${profile.encoded_id}`} className={textLink}>
              {profile.encoded_id}
            </Link>
          ) : (
            <Trans>Made with your first credit, in a block or two</Trans>
          )}
        </Fact>
      </dl>
      {isTold ? (
        <Told key={payable.address.id} payable={payable} seen={account.payments.length} />
      ) : minting.enabled ? (
        <Form method="post" className={css.part}>
          <input type="hidden" name="intent" value="open" />
          <p className={quiet}>
            <Trans>You are given an address of your own, and a price that holds for a day.</Trans>
          </p>
          <p>
            <Send busy={busy}>{t`Show how to pay`}</Send>
          </p>
        </Form>
      ) : null}
    </section>
  )
}

function Told({ payable, seen }: { payable: NonNullable<MintingAccount['payable']>; seen: number }) {
  const { t } = useLingui()
  const { address, credit_mojos, until } = payable
  const ways = LOTS.map((lot) => {
    const amount = String(BigInt(credit_mojos) * lot)
    const [count, price] = [Number(lot), exactAmount(amount, 12)]
    const label = (
      <Trans>
        Buy {count} credits for {price} XCH
      </Trans>
    )
    return { amount, label }
  })
  return (
    <>
      <p>
        <Trans>
          Send XCH from any wallet to this address. It is yours alone: whatever arrives buys whole credits,
          and the rest is kept until more comes.
        </Trans>
      </p>
      <p>
        <Hash value={address.encoded_id} name={t`payment address`} head={14} tail={8} />
      </p>
      <PayHere to={address.encoded_id} ways={ways} seen={seen} />
      <p className={quiet}>
        <Trans>
          A credit costs <Money units={credit_mojos} exact />, which holds until <When at={until} />. A
          payment counts from its first block, and no more if a reorg takes it back. Nothing is paid back.
        </Trans>
      </p>
    </>
  )
}
