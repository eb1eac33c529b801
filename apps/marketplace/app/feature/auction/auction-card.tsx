import type { AuctionPhase } from '@chiaroscuro/contract/operation'
import { clip, Link } from '@chiaroscuro/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { Money } from '#app/feature/money/money.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { WorkPicture } from '#app/feature/nft-card/work-picture.js'
import { When } from '#app/feature/when/when.js'
import { useMovingClock } from '#app/layout/moving-clock.js'
import * as css from './auction.css.js'
import { Countdown } from './countdown.js'
import { nextTurn, phaseAt } from './phase-at.js'
import type { ShownAuction } from './shown-auction.js'

export interface AuctionGridProps {
  auctions: readonly ShownAuction[]
  /** The server's time when it told of them, as the API writes it. */
  now: string
  /** The first thing on the page: its picture loads at once. */
  first?: boolean
}

/** On a phone somewhat less than it takes: the middle thumbnail is sharp enough, and half as heavy. */
const sizes = '(max-width: 640px) 58vw, (max-width: 1080px) 44vw, 320px'

/** Auctions side by side, counting down by the server's clock. */
export function AuctionGrid({ auctions, now, first = false }: AuctionGridProps) {
  const clock = useMovingClock(Date.parse(now), 1000)
  return (
    <ul className={css.grid}>
      {auctions.map((auction, index) => (
        <li key={auction.id}>
          <AuctionCard auction={auction} now={clock} eager={first && index === 0} />
        </li>
      ))}
    </ul>
  )
}

function AuctionCard({ auction, now, eager }: { auction: ShownAuction; now: number; eager: boolean }) {
  const { nft, highest, bid_count } = auction
  const phase = phaseAt(auction, now)
  return (
    <Link href={`/nfts/${nft.encoded_id}`} className={css.card}>
      <WorkPicture nft={nft} sizes={sizes} eager={eager} />
      <span className={css.body}>
        <span className={`${css.name} ${clip}`}>{nftName(nft)}</span>
        <span className={css.pair}>
          {highest === null ? (
            <Trans>Reserve</Trans>
          ) : phase === 'ended' ? (
            <Trans>Final bid</Trans>
          ) : (
            <Trans>Highest bid</Trans>
          )}
          <b className={css.value}>
            <Money units={highest ?? auction.reserve_mojos} />
          </b>
        </span>
        <span className={css.pair}>
          <Turn auction={auction} phase={phase} now={now} />
        </span>
        <span className={css.pair}>
          {bid_count === 0 ? <Trans>No bids</Trans> : <Plural value={bid_count} one="# bid" other="# bids" />}
        </span>
      </span>
    </Link>
  )
}

/** What comes next and when, or how it ended. */
function Turn({ auction, phase, now }: { auction: ShownAuction; phase: AuctionPhase; now: number }) {
  const until = nextTurn(auction, now)
  if (until === undefined)
    return (
      <>
        <Outcome auction={auction} />
        <When at={auction.closed_at ?? auction.ends_at} />
      </>
    )
  return (
    <>
      <span className={phase === 'overtime' ? css.late : undefined}>
        {phase === 'upcoming' ? (
          <Trans>Starts in</Trans>
        ) : phase === 'overtime' ? (
          <Trans>Overtime</Trans>
        ) : (
          <Trans>Ends in</Trans>
        )}
      </span>
      <b className={`${css.value} ${phase === 'overtime' ? css.late : ''}`}>
        <Countdown until={until} now={now} />
      </b>
    </>
  )
}

export function Outcome({ auction: { closed_by, hasWinner, bid_count } }: { auction: ShownAuction }) {
  if (closed_by === 'sold') return <Trans>Sold</Trans>
  if (closed_by === 'called-off') return <Trans>Called off</Trans>
  if (closed_by === 'withdrawn') return <Trans>Withdrawn by the house</Trans>
  if (closed_by === 'moved') return <Trans>Ended: the work has moved</Trans>
  if (hasWinner) return <Trans>Ended, waits for its owner</Trans>
  return bid_count > 0 ? <Trans>Ended, every bid was withdrawn</Trans> : <Trans>Ended without bids</Trans>
}
