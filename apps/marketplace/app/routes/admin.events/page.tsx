import { Link, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { eventHref, eventKey } from '#app/feature/event-table/event-key.js'
import { EventType } from '#app/feature/event-table/event-table.js'
import type { ShownEvent } from '#app/feature/event-table/shown-event.js'
import { Field } from '#app/feature/form/field.js'
import * as form from '#app/feature/form/form.css.js'
import { ActForm } from '#app/feature/moderation/act-form.js'
import * as css from '#app/feature/moderation/moderation.css.js'
import type { ModerationAnswer } from '#app/feature/moderation/moderation-answer.js'
import { type Moderation, ModerationPage } from '#app/feature/moderation/moderation-page.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { When } from '#app/feature/when/when.js'
import * as frame from '#app/layout/frame.css.js'

export interface AdminEventsPageProps {
  moderation: Moderation
  /** What the form is to be about already. */
  target: string
  /** What happened last; null where it could not be had. */
  events: readonly ShownEvent[] | null
  answer: ModerationAnswer | undefined
}

/** Where works, collections, offers and profiles are hidden, collections featured, and people banned. */
export function AdminEventsPage({ moderation, target, events, answer }: AdminEventsPageProps) {
  const { t } = useLingui()
  const typed = answer?.typed
  const about = typed?.target ?? target
  return (
    <ModerationPage current="events" moderation={moderation} answer={answer}>
      <section className={css.section} id="act">
        <h2 className={frame.bandTitle}>
          <Trans>Hide, feature or ban</Trans>
        </h2>
        <ActForm
          formKey={moderation.key}
          acts={['hide', 'show', 'feature', 'unfeature', 'ban', 'unban']}
          reason={typed?.reason}
        >
          <Field
            key={about}
            label={t`Id, or the address of its page`}
            name="target"
            maxLength={300}
            defaultValue={about}
            autoComplete="off"
            spellCheck={false}
            hint={t`Of an item, a collection, an offer or a profile. Only collections are featured here. A ban is of the account that claimed a profile, and takes every claim of theirs.`}
          />
        </ActForm>
      </section>
      <section className={css.section}>
        <h2 className={frame.bandTitle}>
          <Trans>Latest activity</Trans>
        </h2>
        {events && events.length > 0 ? (
          <Events events={events} />
        ) : (
          <p className={form.hint}>
            {events ? <Trans>No activity yet</Trans> : <Trans>This cannot be read at the moment.</Trans>}
          </p>
        )}
      </section>
    </ModerationPage>
  )
}

/** What happened last, each with the way to act on its work. */
function Events({ events }: { events: readonly ShownEvent[] }) {
  const { t } = useLingui()
  return (
    <ul className={css.rows}>
      {events.map((event) => {
        const name = nftName(event.nft)
        return (
          <li key={eventKey(event)} className={css.row}>
            <div className={css.what}>
              <Link href={eventHref(event)} className={textLink}>
                {name}
              </Link>
              <span className={css.small}>
                <EventType type={event.type} /> · <When at={event.timestamp} />
                {event.collection?.name ? ` · ${event.collection.name}` : null}
              </span>
            </div>
            <a
              className={textLink}
              href={`/admin/events?${new URLSearchParams({ target: event.nft.encoded_id })}#act`}
              aria-label={`${t`Act on it`}: ${name}`}
            >
              <Trans>Act on it</Trans>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
