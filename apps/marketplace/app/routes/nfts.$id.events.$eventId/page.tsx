import type { NftEvent } from '@chiaroscuro/contract/operation'
import { buttonShape, exactTimeText, figure, Link } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { eventHref } from '#app/feature/event-table/event-key.js'
import { eventName } from '#app/feature/event-table/event-name.js'
import { EventType } from '#app/feature/event-table/event-table.js'
import { Hash } from '#app/feature/hash/hash.js'
import { EventPrice } from '#app/feature/money/event-price.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { Picture } from '#app/feature/picture/picture.js'
import { When } from '#app/feature/when/when.js'
import { Who } from '#app/feature/who/who.js'
import * as frame from '#app/layout/frame.css.js'
import { type EventSpendRows, EventSpends } from './event-spends.js'
import { EvidenceFacts } from './evidence-facts.js'
import { Fact } from './fact.js'
import * as css from './page.css.js'

export interface NftEventPageProps {
  event: NftEvent
  spends: EventSpendRows
  earlier: NftEvent | null
  later: NftEvent | null
}

export function NftEventPage({ event, spends, earlier, later }: NftEventPageProps) {
  const { i18n } = useLingui()
  const name = nftName(event.nft)
  return (
    <div className={`${frame.wrap} ${css.layout}`}>
      <Link href={`/nfts/${event.nft.encoded_id}`} className={css.work}>
        <Picture
          uri={event.nft.is_blocked ? null : event.nft.thumbnail_uri}
          alt=""
          work={event.nft}
          color={event.nft.placeholder_color}
          sizes="320px"
          eager
        />
        <span>
          <span className={css.workName}>{name}</span>
          <span className={css.under}>{event.collection?.name}</span>
        </span>
      </Link>
      <div>
        <p className={css.under}>
          <EventType type={event.type} />
        </p>
        <h1 className={frame.pageTitle}>
          <Trans>
            {i18n._(eventName(event.type))} of {name}
          </Trans>
        </h1>
        {event.price_mojos ? (
          <p className={css.price}>
            <EventPrice event={event} exact />
          </p>
        ) : null}
        <EventFacts event={event} />
        <EventSpends event={event} spends={spends} />
        <Neighbours earlier={earlier} later={later} />
      </div>
    </div>
  )
}

function EventFacts({ event }: { event: NftEvent }) {
  const { t, i18n } = useLingui()
  const { address, owner, previous_address: before, previous_owner: seller } = event
  const instant = Date.parse(event.timestamp ?? '')
  return (
    <dl className={`${css.facts} ${figure}`}>
      <Fact name={t`When`}>
        <When at={event.timestamp} /> {Number.isNaN(instant) ? null : `· ${exactTimeText(instant)}`}
      </Fact>
      <Fact name={t`Block height`}>{i18n.number(event.block_height)}</Fact>
      {before ? (
        <Fact name={t`From`}>
          <Who
            name={seller?.name}
            did={seller?.encoded_id}
            address={before.encoded_id}
            label={t`sender address`}
          />
        </Fact>
      ) : null}
      {address ? (
        <Fact name={t`To`}>
          <Who
            name={owner?.name}
            did={owner?.encoded_id}
            address={address.encoded_id}
            label={t`recipient address`}
          />
        </Fact>
      ) : null}
      <EvidenceFacts event={event} />
      <Fact name={t`Coin spent`}>
        <Hash value={event.coin_id} name={t`coin id`} head={12} tail={8} />
      </Fact>
      <Fact name={t`Coin created`}>
        {event.child_coin_id ? (
          <Hash value={event.child_coin_id} name={t`coin id`} head={12} tail={8} />
        ) : (
          t`none: the NFT was melted`
        )}
      </Fact>
      <Fact name={t`Size of the spend`}>{t`${i18n.number(event.spend_bytes)} bytes`}</Fact>
    </dl>
  )
}

function Neighbours({ earlier, later }: Pick<NftEventPageProps, 'earlier' | 'later'>) {
  const { t, i18n } = useLingui()
  if (!earlier && !later) return null
  return (
    <nav className={css.neighbours} aria-label={t`Provenance`}>
      {earlier ? (
        <Link href={eventHref(earlier)} className={buttonShape({})} rel="prev">
          ← {i18n._(eventName(earlier.type))}
        </Link>
      ) : (
        <span />
      )}
      {later ? (
        <Link href={eventHref(later)} className={buttonShape({})} rel="next">
          {i18n._(eventName(later.type))} →
        </Link>
      ) : null}
    </nav>
  )
}
