import type { FlatNft } from '@chiaroscuro/contract/operation'
import { Button } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import * as many from '#app/feature/many/many.css.js'
import { ManyNote } from '#app/feature/many/many-note.js'
import { SelectBar } from '#app/feature/many/select-bar.js'
import { SelectWorks } from '#app/feature/many/select-works.js'
import { useMany } from '#app/feature/many/use-many.js'
import { usePublish } from '#app/feature/many/use-publish.js'
import { useSelection } from '#app/feature/many/use-selection.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import * as trade from '#app/feature/trade/trade.css.js'
import { WalletDesk } from '#app/feature/trade/wallet-desk.js'
import { type EitherBid, MOST_EITHER, type WalletPort } from '#app/wallet/wallet-port.js'
import { BidPanel } from './bid-panel.js'
import { bidTogether, bidWorks, TOGETHER } from './bid-works.js'

/** Works on the list, to choose those that one bid is for: for one of them, or for all together. */
export function BidOnOneOf({ nfts }: { nfts: readonly FlatNft[] }) {
  return (
    <WalletDesk>
      {(port, { address }) => {
        const others = nfts.filter(
          (nft) => !nft.is_burned && (address === null || nft.owner_address_encoded_id !== address),
        )
        if (others.length === 0)
          return (
            <p className={trade.quiet} role="status">
              <Trans>Every work on the list is yours already, or nobody’s any more.</Trans>
            </p>
          )
        return (
          <>
            {port.bidOnOneOf ? null : (
              <p className={trade.said} role="status">
                <Trans>
                  This wallet cannot sign several bids with the same money. It can bid for works of one owner
                  together, or on each work on its own page.
                </Trans>
              </p>
            )}
            <Choice nfts={others} port={port} />
          </>
        )
      }}
    </WalletDesk>
  )
}

function Choice({ nfts, port }: { nfts: readonly FlatNft[]; port: WalletPort }) {
  const { t } = useLingui()
  const hand = useMany()
  const { publish, refresh } = usePublish()
  const ids = useMemo(() => nfts.map(({ encoded_id }) => encoded_id), [nfts])
  const selection = useSelection(ids, MOST_EITHER)
  const [isBidding, setIsBidding] = useState(false)
  const chosen = nfts.filter(({ encoded_id }) => selection.has(encoded_id))
  const names = new Map(nfts.map((nft) => [nft.encoded_id, nftName(nft)]))

  const bid = async (wish: EitherBid, isTogether: boolean) => {
    const isDone = await (isTogether
      ? hand.beginMany(port, 1, (deeds) => bidTogether(deeds, wish, publish))
      : hand.beginMany(port, wish.nfts.length, (deeds) => bidWorks(deeds, wish, publish)))
    if (!isDone) return
    setIsBidding(false)
    selection.clear()
    refresh()
  }
  return (
    <div className={many.view}>
      <ManyNote
        many={hand}
        nameOf={(id) => (id === TOGETHER ? t`The bid for all` : (names.get(id) ?? id))}
        done={(count) => (
          <Plural
            value={count}
            one="Your bid stands. Its owner can take it now."
            other="# bids stand. The first owner who accepts ends the others."
          />
        )}
      />
      {isBidding && chosen.length > 0 ? (
        <BidPanel
          works={chosen}
          isBusy={hand.isBusy}
          canEither={port.bidOnOneOf !== undefined}
          staysOpen={port.offersStayOpen}
          onBid={(wish, isTogether) => void bid(wish, isTogether)}
        />
      ) : null}
      <SelectWorks nfts={nfts} selection={selection} isBusy={hand.isBusy} withCollection />
      <SelectBar selection={selection} isOpen={isBidding && chosen.length > 0}>
        <Button
          tone="act"
          aria-expanded={isBidding}
          disabled={hand.isBusy}
          onClick={() => setIsBidding(true)}
        >
          <Trans>Name your bid</Trans>
        </Button>
      </SelectBar>
    </div>
  )
}
