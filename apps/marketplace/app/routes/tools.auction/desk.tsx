import { HeldWorks } from '#app/feature/many/held-works.js'
import { WalletDesk } from '#app/feature/trade/wallet-desk.js'
import { ChooseLots } from './choose-lots.js'

/** The works of the wallet, of which some are put up. */
export function Desk() {
  return (
    <WalletDesk>
      {(port) => (
        <HeldWorks port={port} path="/tools/auction">
          {(nfts) => <ChooseLots nfts={nfts} port={port} />}
        </HeldWorks>
      )}
    </WalletDesk>
  )
}
