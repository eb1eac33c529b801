import type { Membership } from '@chiaroscuro/contract/operation'
import { Button, quiet } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { exactAmount } from '#app/feature/money/amount-text.js'
import * as css from '#app/feature/premium/premium.css.js'
import { DeedNote } from '#app/feature/trade/deed-note.js'
import { NO_FEE } from '#app/feature/trade/no-fee.js'
import { useDeed } from '#app/feature/trade/use-deed.js'
import { useFreshAtBlocks } from '#app/feature/trade/use-fresh-at-blocks.js'
import { WalletDesk } from '#app/feature/trade/wallet-desk.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'

interface PayDeskProps {
  payable: NonNullable<Membership['payable']>
  /** Payments the chain holds so far. */
  seen: number
}

/** Pays with the connected wallet, and shows what the chain holds as blocks come. */
export function PayDesk({ payable, seen }: PayDeskProps) {
  useFreshAtBlocks()
  return <WalletDesk>{(port) => <Pay port={port} payable={payable} seen={seen} />}</WalletDesk>
}

function Pay({ port, payable, seen }: PayDeskProps & { port: WalletPort }) {
  const hand = useDeed()
  const [before, setBefore] = useState(seen)
  const { pay } = port
  if (!pay)
    return (
      <p className={quiet}>
        <Trans>The connected wallet is not asked to pay by this site: send it there by hand.</Trans>
      </p>
    )
  const begin = (amount: string) => {
    setBefore(seen)
    void hand.begin(port, (door) => pay(door, { to: payable.address.encoded_id, amount }, NO_FEE))
  }
  const { month_mojos, year_mojos } = payable
  const [month, year] = [exactAmount(month_mojos, 12), exactAmount(year_mojos, 12)]
  return (
    <div className={css.part}>
      <div className={css.ways}>
        <Button tone="act" onClick={() => begin(month_mojos)} disabled={hand.isBusy}>
          <Trans>Pay {month} XCH for 30 days</Trans>
        </Button>
        <Button onClick={() => begin(year_mojos)} disabled={hand.isBusy}>
          <Trans>Pay {year} XCH for 365 days</Trans>
        </Button>
      </div>
      <DeedNote
        {...hand}
        done={
          seen > before ? (
            <Trans>A block holds your payment.</Trans>
          ) : (
            <Trans>Sent. It counts once a block holds it, and is shown here then.</Trans>
          )
        }
      />
    </div>
  )
}
