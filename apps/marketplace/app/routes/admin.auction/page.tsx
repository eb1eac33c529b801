import { Link, textLink } from '@chiaroscuro/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { Outcome } from '#app/feature/auction/auction-card.js'
import { phaseAt } from '#app/feature/auction/phase-at.js'
import type { ShownAuction } from '#app/feature/auction/shown-auction.js'
import type { ListPage } from '#app/feature/endless/list-page.js'
import * as form from '#app/feature/form/form.css.js'
import { ActForm } from '#app/feature/moderation/act-form.js'
import * as css from '#app/feature/moderation/moderation.css.js'
import type { ModerationAnswer } from '#app/feature/moderation/moderation-answer.js'
import { type Moderation, ModerationPage } from '#app/feature/moderation/moderation-page.js'
import { Money } from '#app/feature/money/money.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { When } from '#app/feature/when/when.js'
import * as frame from '#app/layout/frame.css.js'

export interface AdminAuctionPageProps {
  moderation: Moderation
  /** The server's time. */
  now: string
  auctions: ListPage<ShownAuction>
  answer: ModerationAnswer | undefined
}

/** Where auctions are featured, hidden and ended. */
export function AdminAuctionPage({ moderation, now, auctions, answer }: AdminAuctionPageProps) {
  return (
    <ModerationPage current="auction" moderation={moderation} answer={answer}>
      <section className={css.section}>
        <h2 className={frame.bandTitle}>
          <Trans>Auctions, the newest first</Trans>
        </h2>
        {auctions.items.length === 0 ? (
          <p className={form.hint}>
            <Trans>None yet.</Trans>
          </p>
        ) : (
          <ul className={css.rows}>
            {auctions.items.map((auction, index) => (
              <Row
                key={auction.id}
                auction={auction}
                now={now}
                formKey={`${moderation.key}-${index}`}
                typed={answer?.typed}
              />
            ))}
          </ul>
        )}
        <div className={css.acts}>
          {auctions.later ? (
            <a className={textLink} href="/admin/auction">
              <Trans>The newest</Trans>
            </a>
          ) : null}
          {auctions.next ? (
            <a className={textLink} href={`/admin/auction?${new URLSearchParams({ page: auctions.next })}`}>
              <Trans>Older</Trans>
            </a>
          ) : null}
        </div>
      </section>
    </ModerationPage>
  )
}

interface RowProps {
  auction: ShownAuction
  now: string
  formKey: string
  typed: ModerationAnswer['typed']
}

function Row({ auction, now, formKey, typed }: RowProps) {
  const name = nftName(auction.nft)
  const isOver = phaseAt(auction, Date.parse(now)) === 'ended'
  const isTyped = typed?.target === auction.id
  return (
    <li className={css.row}>
      <div className={css.what}>
        <Link href={`/nfts/${auction.nft.encoded_id}`} className={textLink}>
          {name}
        </Link>
        <span className={css.small}>
          {isOver ? (
            <Outcome auction={auction} />
          ) : (
            <Trans>
              Ends <When at={auction.ends_at} />
            </Trans>
          )}
          {' · '}
          <Plural value={auction.bid_count} one="# bid" other="# bids" />
          {' · '}
          <Money units={auction.highest ?? auction.reserve_mojos} />
        </span>
      </div>
      <details className={css.fold} open={isTyped || undefined}>
        <summary className={css.door}>
          <Trans>Act on it</Trans>
        </summary>
        <ActForm
          formKey={formKey}
          acts={isOver ? ['hide'] : ['feature', 'hide', 'end']}
          about={{ kind: 'auction', target: auction.id, name }}
          reason={isTyped ? typed.reason : undefined}
        />
      </details>
    </li>
  )
}
