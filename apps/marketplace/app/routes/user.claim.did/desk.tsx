import { WalletDesk } from '#app/feature/trade/wallet-desk.js'
import { ClaimForm } from './claim-form.js'

/** A wallet first, then the profiles it holds. */
export function Desk() {
  return (
    <WalletDesk>
      {(port, wallet) => <ClaimForm key={wallet.address} port={port} wallet={wallet} />}
    </WalletDesk>
  )
}
