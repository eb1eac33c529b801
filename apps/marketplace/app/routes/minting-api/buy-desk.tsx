import type { MintingAccount } from '@chiaroscuro/contract/operation'
import { Button, quiet } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import * as css from '#app/feature/minting-api/minting-api.css.js'
import { exactAmount } from '#app/feature/money/amount-text.js'
import { DeedNote } from '#app/feature/trade/deed-note.js'
import { NO_FEE } from '#app/feature/trade/no-fee.js'
import { useDeed } from '#app/feature/trade/use-deed.js'
import { useFreshAtBlocks } from '#app/feature/trade/use-fresh-at-blocks.js'
import { WalletDesk } from '#app/feature/trade/wallet-desk.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'

interface BuyDeskProps {
  payable: NonNullable<MintingAccount['payable']>
  /** Payments the chain holds so far. */
  seen: number
}

const LOTS = [25n, 250n]

/** Buys credits with the connected wallet, and shows what the chain holds as blocks come. */
export function BuyDesk({ payable, seen }: BuyDeskProps) {
  useFreshAtBlocks()
  return <WalletDesk>{(port) => <Buy port={port} payable={payable} seen={seen} />}</WalletDesk>
}

function Buy({ port, payable, seen }: BuyDeskProps & { port: WalletPort }) {
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
  return (
    <div className={css.part}>
      <div className={css.ways}>
        {LOTS.map((lot) => {
          const amount = String(BigInt(payable.credit_mojos) * lot)
          const [count, price] = [Number(lot), exactAmount(amount, 12)]
          return (
            <Button key={count} onClick={() => begin(amount)} disabled={hand.isBusy}>
              <Trans>
                Buy {count} credits for {price} XCH
              </Trans>
            </Button>
          )
        })}
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
