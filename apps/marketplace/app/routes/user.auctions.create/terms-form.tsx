import { formatAuctionText } from '@chiaroscuro/domain/auction'
import { asHex32 } from '@chiaroscuro/domain/id'
import { Button, Link, textLink } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { postAuction } from '#app/feature/auction-terms/post-auction.js'
import { readTerms } from '#app/feature/auction-terms/read-terms.js'
import { TermsFields } from '#app/feature/auction-terms/terms-fields.js'
import { useTermsWords } from '#app/feature/auction-terms/terms-words.js'
import { useTerms } from '#app/feature/auction-terms/use-terms.js'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'
import { NftCard } from '#app/feature/nft-card/nft-card.js'
import { DeedNote } from '#app/feature/trade/deed-note.js'
import * as trade from '#app/feature/trade/trade.css.js'
import { useDeed } from '#app/feature/trade/use-deed.js'
import { useSite } from '#app/layout/site.js'
import type { ConnectedWallet, WalletPort } from '#app/wallet/wallet-port.js'
import * as css from './page.css.js'

export interface Work {
  readonly card: CardNft
  readonly launcherId: string
  /** The coin that is the work now; null where it was melted. */
  readonly coinId: string | null
  /** Its owner's address, where somebody owns it. */
  readonly owner: string | null
}

/** The terms of an auction; the wallet signs them, and they stand at once. */
export function TermsForm({ work, wallet, port }: { work: Work; wallet: ConnectedWallet; port: WalletPort }) {
  const words = useTermsWords()
  const { network } = useSite()
  const hand = useDeed()
  const { typed, fault, setFault, set } = useTerms()
  const { card, launcherId, coinId } = work
  const isOthers = wallet.address !== null && work.owner !== wallet.address

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readTerms(typed, Date.now())
    if ('fault' in read) return setFault(read.fault)
    if (coinId === null) return
    const text = formatAuctionText({
      network,
      launcherId: asHex32(launcherId),
      coinId: asHex32(coinId),
      ...read.terms,
    })
    void hand.begin(port, async (door) => postAuction(await port.signMessage(door, text)))
  }
  const page = `/nfts/${card.encoded_id}`
  return (
    <div className={css.two}>
      <div className={css.work}>
        <NftCard nft={card} sizes="220px" withCollection eager />
      </div>
      <form className={trade.form} onSubmit={submit} noValidate>
        {isOthers ? (
          <p className={trade.fault} role="alert">
            <Trans>This work is not in the account that is connected.</Trans>
          </p>
        ) : null}
        <TermsFields typed={typed} onChange={set} />
        {fault ? (
          <p className={trade.fault} role="alert">
            {words(fault)}
          </p>
        ) : null}
        <Button tone="act" type="submit" disabled={hand.isBusy || isOthers || coinId === null}>
          <Trans>Sign and start</Trans>
        </Button>
        <DeedNote
          {...hand}
          done={
            <Trans>
              The auction stands.{' '}
              <Link href={page} className={textLink}>
                See it on the page of the work
              </Link>
            </Trans>
          }
        />
      </form>
    </div>
  )
}
