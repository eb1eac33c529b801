import { formatXch } from '@chiaroscuro/domain/amount'
import { LEAST_RAISE } from '@chiaroscuro/minting/airdrop'
import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Field } from '#app/feature/form/field.js'
import { readFee } from '#app/feature/trade/read-fee.js'
import * as trade from '#app/feature/trade/trade.css.js'
import * as css from './page.css.js'

interface RaiseFeeProps {
  /** What the transaction that waits pays, in mojos. */
  paid: bigint
  onRaise: (fee: bigint) => void
  isBusy: boolean
}

/** For a transaction that no block takes: the same one again, for more. */
export function RaiseFee({ paid, onRaise, isBusy }: RaiseFeeProps) {
  const { t } = useLingui()
  const least = paid + LEAST_RAISE
  const [text, setText] = useState(formatXch(paid * 2n > least ? paid * 2n : least))
  const [isTooLow, setIsTooLow] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    const fee = readFee(text)
    const isEnough = fee !== undefined && fee >= least
    setIsTooLow(!isEnough)
    if (isEnough) onRaise(fee)
  }
  return (
    <form className={css.raise} onSubmit={submit}>
      <p className={trade.quiet}>
        <Trans>
          Blocks may be full. Signed again for a higher fee it spends the same coins, so that only one of the
          two can ever be paid.
        </Trans>
      </p>
      <Field
        label={t`Network fee, in XCH`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-invalid={isTooLow || undefined}
        hint={t`At least ${formatXch(least)} XCH.`}
      />
      <div className={trade.acts}>
        <Button type="submit" disabled={isBusy}>
          <Trans>Sign it again for this fee</Trans>
        </Button>
      </div>
    </form>
  )
}
