import type { FlatNft } from '@chiaroscuro/contract/operation'
import { Button, Link, textLink } from '@chiaroscuro/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { postAuction } from '#app/feature/auction-terms/post-auction.js'
import * as css from '#app/feature/many/many.css.js'
import { ManyNote } from '#app/feature/many/many-note.js'
import { SelectBar } from '#app/feature/many/select-bar.js'
import { SelectWorks } from '#app/feature/many/select-works.js'
import { useMany } from '#app/feature/many/use-many.js'
import { useSelection } from '#app/feature/many/use-selection.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { useSite } from '#app/layout/site.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'
import { LotsPanel } from './lots-panel.js'
import { type Lot, putUp } from './put-up.js'
import { useCoinOf } from './use-coin-of.js'

/** The works of the wallet, to choose those that are put up. */
export function ChooseLots({ nfts, port }: { nfts: readonly FlatNft[]; port: WalletPort }) {
  const { network } = useSite()
  const coinOf = useCoinOf()
  const hand = useMany()
  const selection = useSelection(useMemo(() => nfts.map(({ encoded_id }) => encoded_id), [nfts]))
  const [isNaming, setIsNaming] = useState(false)
  const chosen = nfts.filter(({ encoded_id }) => selection.has(encoded_id))
  const names = new Map(nfts.map((nft) => [nft.encoded_id, nftName(nft)]))

  const start = async (lots: readonly Lot[]) => {
    const context = { network, coinOf, post: postAuction }
    if (!(await hand.beginMany(port, lots.length, (deeds) => putUp(deeds, lots, context)))) return
    setIsNaming(false)
    selection.clear()
  }
  return (
    <div className={css.view}>
      <ManyNote
        many={hand}
        nameOf={(id) => names.get(id) ?? id}
        done={(count) => (
          <>
            <Plural value={count} one="One auction stands." other="# auctions stand." />{' '}
            <Link href="/user/auctions" className={textLink}>
              <Trans>My Auctions</Trans>
            </Link>
          </>
        )}
      />
      {isNaming && chosen.length > 0 ? (
        <LotsPanel works={chosen} isBusy={hand.isBusy} onStart={(lots) => void start(lots)} />
      ) : null}
      <SelectWorks nfts={nfts} selection={selection} isBusy={hand.isBusy} withCollection />
      <SelectBar selection={selection} isOpen={isNaming && chosen.length > 0}>
        <Button tone="act" aria-expanded={isNaming} disabled={hand.isBusy} onClick={() => setIsNaming(true)}>
          <Trans>Name the terms</Trans>
        </Button>
      </SelectBar>
    </div>
  )
}
