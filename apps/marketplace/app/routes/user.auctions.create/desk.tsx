import { WalletDesk } from '#app/feature/trade/wallet-desk.js'
import { ChooseWork } from './choose-work.js'
import { TermsForm, type Work } from './terms-form.js'

/** A work is chosen first, and its terms are named then. */
export function Desk({ work }: { work: Work | null }) {
  return (
    <WalletDesk>
      {(port, wallet) =>
        work ? <TermsForm work={work} wallet={wallet} port={port} /> : <ChooseWork port={port} />
      }
    </WalletDesk>
  )
}
