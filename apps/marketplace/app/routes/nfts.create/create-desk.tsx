import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import * as trade from '#app/feature/trade/trade.css.js'
import type { ConnectedWallet, WalletPort } from '#app/wallet/wallet-port.js'
import { MintPanel } from './mint-panel.js'
import type { KeptMint } from './mint-store.js'
import { NewWork } from './new-work.js'

interface CreateDeskProps {
  port: WalletPort
  wallet: ConnectedWallet
}

/** What a wallet that was connected mints, and what it began before. */
export function CreateDesk({ port, wallet }: CreateDeskProps) {
  const [opened, setOpened] = useState<KeptMint>()
  const { spending } = port
  if (!spending)
    return (
      <p className={trade.fault} role="alert">
        <Trans>
          This wallet signs only what it makes itself. Minting here needs one that signs coin spends
          (CHIP-0002), such as Sage or Goby; or mint with the studio.
        </Trans>
      </p>
    )
  if (opened)
    return (
      <MintPanel
        key={opened.hash}
        {...{ kept: opened, port, spending }}
        onLeave={() => setOpened(undefined)}
      />
    )
  return <NewWork {...{ port, wallet, spending }} onOpen={setOpened} />
}
