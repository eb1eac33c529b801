import type { AuctionDetail, AuctionPhase, NftDetail } from '@chiaroscuro/contract/operation'
import { Link, textLink } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fiat } from '#app/feature/money/fiat.js'
import { Money } from '#app/feature/money/money.js'
import { When } from '#app/feature/when/when.js'
import { useMovingClock } from '#app/layout/moving-clock.js'
import { useIsAlive } from '#app/layout/use-is-alive.js'
import { AuctionDoor } from './auction-door.js'
import * as css from './auction-panel.css.js'
import { Countdown } from './countdown.js'
import { nextTurn, phaseAt } from './phase-at.js'

/** What the page of a work shows of its auction. */
export type PanelAuction = Omit<AuctionDetail, 'nft' | 'owner_address'>

export interface AuctionPanelProps {
  auction: PanelAuction
  nft: Pick<NftDetail, 'encoded_id' | 'royalty_percentage' | 'owner_address'>
}

const SHOWN_BIDS = 10

/** An auction on the page of its work: how it stands, until when, who bid what, and the way to bid. */
export function AuctionPanel({ auction, nft }: AuctionPanelProps) {
  const { t } = useLingui()
  const now = useMovingClock(Date.parse(auction.now), 1000)
  const isAlive = useIsAlive()
  const phase = phaseAt(auction, now)
  const until = nextTurn(auction, now)
  const best = auction.winning_bid ?? auction.highest_bid
  const price = best?.price_mojos ?? auction.reserve_mojos
  const titles: Record<AuctionPhase, string> = {
    upcoming: t`Auction to come`,
    running: t`Auction`,
    overtime: t`Auction, in overtime`,
    ended: t`Auction ended`,
  }
  return (
    <section className={css.root} aria-label={t`Auction`} data-part="auction">
      <h2 className={css.title}>
        {/* Whoever listens hears when it changes. */}
        <span role="status">{titles[phase]}</span>
      </h2>
      <dl className={css.facts}>
        <div>
          <dt>
            {best ? (
              phase === 'ended' ? (
                <Trans>Final bid</Trans>
              ) : (
                <Trans>Highest bid</Trans>
              )
            ) : (
              <Trans>Reserve</Trans>
            )}
          </dt>
          <dd className={css.price}>
            <Money units={price} exact /> <Fiat units={price} />
          </dd>
        </div>
        {until === undefined ? null : (
          <div>
            <dt>{phase === 'upcoming' ? <Trans>Starts in</Trans> : <Trans>Ends in</Trans>}</dt>
            <dd className={css.price}>
              <Countdown until={until} now={now} />
            </dd>
          </div>
        )}
      </dl>
      <p className={css.quiet}>
        <Course auction={auction} phase={phase} />
      </p>
      {isAlive ? <AuctionDoor auction={auction} nft={nft} phase={phase} /> : null}
      <Bids auction={auction} now={now} />
      <Evidence auction={auction} />
    </section>
  )
}

function Course({ auction, phase }: { auction: PanelAuction; phase: AuctionPhase }) {
  const { closed_by, closed_at, withdrawn_reason, overtime_seconds } = auction
  const { reserve_mojos, highest_bid, winning_bid, bid_count } = auction
  const minutes = Math.round(overtime_seconds / 60)
  if (closed_by === 'sold')
    return (
      <Trans>
        The owner accepted the bid <When at={closed_at} />.
      </Trans>
    )
  if (closed_by === 'called-off')
    return (
      <Trans>
        The owner called it off <When at={closed_at} />.
      </Trans>
    )
  if (closed_by === 'withdrawn')
    return (
      <>
        <Trans>
          The house withdrew it <When at={closed_at} />:
        </Trans>{' '}
        <q>{withdrawn_reason}</q>
      </>
    )
  if (closed_by === 'moved')
    return (
      <Trans>
        The work left the owner’s coin <When at={closed_at} />, and with it the auction.
      </Trans>
    )
  if (phase === 'ended') {
    if (winning_bid) return <Trans>The owner accepts the winning bid by hand; nothing has moved yet.</Trans>
    return bid_count > 0 ? (
      <Trans>Every bid was withdrawn or ran out.</Trans>
    ) : (
      <Trans>It ended without bids.</Trans>
    )
  }
  return (
    <>
      {highest_bid ? (
        <Trans>
          The reserve was <Money units={reserve_mojos} exact />.
        </Trans>
      ) : (
        <Trans>No bids yet. A bid counts from the reserve on.</Trans>
      )}{' '}
      {minutes > 0 ? (
        <Plural
          value={minutes}
          one="A leading bid in the last minute moves the end on by a minute."
          other="A leading bid in the last # minutes moves the end on by as much."
        />
      ) : null}
    </>
  )
}

function Bids({ auction: { bids, bid_count }, now }: { auction: PanelAuction; now: number }) {
  const isGone = (at: string | null) => at !== null && Date.parse(at) <= now
  const { t, i18n } = useLingui()
  if (bids.length === 0) return null
  return (
    <>
      <h3 className={css.head}>
        <Trans>Bid history</Trans> <span className={css.quiet}>{i18n.number(bid_count)}</span>
      </h3>
      <ol className={css.bids} aria-label={t`Bid history`}>
        {bids.slice(0, SHOWN_BIDS).map((bid) => (
          <li key={bid.offer_id} className={css.bid}>
            <span className={isGone(bid.gone_at) && !bid.is_sale ? css.gone : undefined}>
              <Money units={bid.price_mojos} exact />
            </span>
            <span className={css.quiet}>
              {bid.is_sale ? (
                <Trans>accepted</Trans>
              ) : isGone(bid.gone_at) ? (
                <Trans>no longer stands</Trans>
              ) : bid.is_highest ? (
                <Trans>leads</Trans>
              ) : null}
              {bid.moved_end_to === null ? null : (
                <>
                  {' '}
                  <Trans>moved the end</Trans>
                </>
              )}
            </span>
            <Link href={`/offers/${bid.offer_id}`} className={`${textLink} ${css.when}`}>
              <When at={bid.placed_at} />
            </Link>
          </li>
        ))}
      </ol>
    </>
  )
}

/** What makes the auction the owner's own, for whoever doubts it. */
function Evidence({ auction: { proof } }: { auction: PanelAuction }) {
  return (
    <details className={css.proof}>
      <summary className={css.summary}>
        <Trans>What the owner signed</Trans>
      </summary>
      <pre className={css.text}>{proof.message}</pre>
      <p className={css.quiet}>
        <Trans>Key</Trans>: <code className={css.code}>{proof.public_key}</code>
      </p>
      <p className={css.quiet}>
        <Trans>Signature</Trans>: <code className={css.code}>{proof.signature}</code>
      </p>
    </details>
  )
}
