import { quiet } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { WalletPort } from '#app/wallet/wallet-port.js'
import { DeedNote } from './deed-note.js'
import { NO_FEE } from './no-fee.js'
import { type PayWay, PayWays } from './pay-ways.js'
import { useDeed } from './use-deed.js'
import { useFreshAtBlocks } from './use-fresh-at-blocks.js'
import { WalletDesk } from './wallet-desk.js'

export interface PayDeskProps {
  /** The address that is paid. */
  to: string
  ways: readonly PayWay[]
  /** Payments the chain holds so far. */
  seen: number
}

/** Pays with the connected wallet, and shows what the chain holds as blocks come. */
export function PayDesk(props: PayDeskProps) {
  useFreshAtBlocks()
  return (
    <WalletDesk waiting={<PayWays ways={props.ways} />}>
      {(port) => <Pay {...props} port={port} />}
    </WalletDesk>
  )
}

function Pay({ port, to, ways, seen }: PayDeskProps & { port: WalletPort }) {
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
    void hand.begin(port, (door) => pay(door, { to, amount }, NO_FEE))
  }
  return (
    <PayWays ways={ways} begin={hand.isBusy ? undefined : begin}>
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
    </PayWays>
  )
}
