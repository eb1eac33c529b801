import { Link, textLink } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { HeldWorks } from '#app/feature/many/held-works.js'
import { NftGrid } from '#app/feature/nft-card/nft-card.js'
import * as frame from '#app/layout/frame.css.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'

/** The works of the wallet, to choose one. */
export function ChooseWork({ port }: { port: WalletPort }) {
  return (
    <HeldWorks port={port} path="/user/auctions/create">
      {(nfts) => (
        <>
          <h2 className={frame.bandTitle}>
            <Trans>Choose a work</Trans>
          </h2>
          <NftGrid
            nfts={nfts}
            plain
            foot={(nft) => (
              <Link href={`/user/auctions/create?nft=${nft.encoded_id}`} className={textLink}>
                <Trans>Auction this work</Trans>
              </Link>
            )}
          />
        </>
      )}
    </HeldWorks>
  )
}
