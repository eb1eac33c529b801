import { figure, Link, shorten, textLink } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { eventHref, eventKey } from '#app/feature/event-table/event-key.js'
import type { ShownEvent } from '#app/feature/event-table/shown-event.js'
import { EventPrice } from '#app/feature/money/event-price.js'
import { When } from '#app/feature/when/when.js'
import { Who } from '#app/feature/who/who.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'
import * as line from './provenance.css.js'
import type { Story } from './story.js'

/** What happened to the work, newest first, down to its mint. */
export function Provenance({ story: { count, newest, first } }: { story: Story }) {
  return (
    <section className={css.section}>
      <div className={css.sectionHead}>
        <h2 className={frame.bandTitle}>
          <Trans>Provenance</Trans>
        </h2>
        <span className={`${line.count} ${figure}`}>
          <Plural value={count} one="# event" other="# events" />
        </span>
      </div>
      <ol className={line.line}>
        {newest.map((event) => (
          <Entry key={eventKey(event)} event={event} />
        ))}
        {first ? (
          <>
            <li className={line.between}>
              <Link href="?story=whole" className={textLink} data-scroll="keep">
                <Plural value={count - newest.length - 1} one="# event between" other="# events between" />
              </Link>
            </li>
            <Entry event={first} />
          </>
        ) : null}
      </ol>
    </section>
  )
}

function Entry({ event }: { event: ShownEvent }) {
  const { t, i18n } = useLingui()
  const { address, owner, previous_address: before, previous_owner: seller } = event
  const to = owner?.name ?? (address ? shorten(address.encoded_id, 8, 4) : t`nobody`)
  const words: Record<number, string> = {
    0: t`Minted for ${to}`,
    1: t`Transferred to ${to}`,
    2: t`Bought by ${to}`,
    3: t`Burned`,
    4: t`Owner profile set`,
    5: t`Metadata updated`,
  }
  return (
    <li className={event.type === 2 ? `${line.event} ${line.trade}` : line.event}>
      <Link href={eventHref(event)} className={line.what}>
        {words[event.type] ?? t`Event`}
      </Link>
      <EventPrice event={event} none="" />
      <span className={`${line.under} ${figure}`}>
        {before && (event.type === 1 || event.type === 2) ? (
          <>
            <Trans>
              from{' '}
              <Who
                name={seller?.name}
                did={seller?.encoded_id}
                address={before.encoded_id}
                label={t`sender address`}
                plain
              />
            </Trans>
            {' · '}
          </>
        ) : null}
        <When at={event.timestamp} /> · <Trans>block {i18n.number(event.block_height)}</Trans>
      </span>
    </li>
  )
}
