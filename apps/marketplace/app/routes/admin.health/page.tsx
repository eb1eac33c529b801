import type { QueueHealth, Status } from '@chiaroscuro/contract/operation'
import { quiet, textLink } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fact } from '#app/feature/minting-api/fact.js'
import * as facts from '#app/feature/minting-api/minting-api.css.js'
import { ActForm } from '#app/feature/moderation/act-form.js'
import { queueWords } from '#app/feature/moderation/act-words.js'
import * as css from '#app/feature/moderation/moderation.css.js'
import type { ModerationAnswer } from '#app/feature/moderation/moderation-answer.js'
import { ModerationLog } from '#app/feature/moderation/moderation-log.js'
import type { Moderation } from '#app/feature/moderation/moderation-page.js'
import { ModerationSaid } from '#app/feature/moderation/moderation-said.js'
import { Rooms } from '#app/feature/moderation/rooms.js'
import { When } from '#app/feature/when/when.js'
import * as frame from '#app/layout/frame.css.js'

export interface AdminHealthPageProps {
  moderation: Moderation
  status: Status
  queues: readonly QueueHealth[]
  /** When the minter was last heard of, and how many of its bundles stand still; null where none ever was. */
  minter: { seenAt: string; stuck: number } | null
  answer: ModerationAnswer | undefined
}

/** How far the index is, what waits, and the way to set going what has failed. */
export function AdminHealthPage({ moderation, status, queues, minter, answer }: AdminHealthPageProps) {
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Health</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>
              How far the index is, and the work that waits for others. What failed is tried again by itself,
              ever less often; here it can be tried at once. Every act is kept in the log.
            </Trans>
          </p>
        </div>
      </div>
      <Rooms current="health" />
      <div className={css.page}>
        <ModerationSaid answer={answer} />
        <Index status={status} />
        <section className={css.section} aria-labelledby="minter">
          <h2 id="minter" className={frame.bandTitle}>
            <Trans>The minter</Trans>
          </h2>
          {minter ? (
            <p>
              <Trans>
                Heard of <When at={minter.seenAt} />.
              </Trans>{' '}
              <a className={textLink} href="/admin/minting-api">
                <Plural
                  value={minter.stuck}
                  _0="No bundle stands still"
                  one="# bundle stands still"
                  other="# bundles stand still"
                />
              </a>
            </p>
          ) : (
            <p className={quiet}>
              <Trans>No minter was ever heard of.</Trans>
            </p>
          )}
        </section>
        <Queues queues={queues} formKey={moderation.key} />
        <ModerationLog log={moderation.log} path="/admin/health" self={moderation.self} />
      </div>
    </div>
  )
}

function Index({ status }: { status: Status }) {
  const { i18n } = useLingui()
  const { height, peak_height: peak, timestamp, unreadable_count: unreadable } = status
  return (
    <section className={css.section} aria-labelledby="index">
      <h2 id="index" className={frame.bandTitle}>
        <Trans>The index</Trans>
      </h2>
      <dl className={facts.facts}>
        <Fact name={<Trans>Newest block</Trans>}>
          {height === null ? '–' : i18n.number(height)}
          {timestamp ? (
            <span className={css.small}>
              {' · '}
              <When at={timestamp} />
            </span>
          ) : null}
        </Fact>
        <Fact name={<Trans>Behind the chain</Trans>}>
          {height === null || peak === null ? (
            '–'
          ) : (
            <Plural
              value={Math.max(0, peak - height)}
              _0="Not at all"
              one="# block behind"
              other="# blocks behind"
            />
          )}
        </Fact>
        <Fact name={<Trans>Spends that break the rules</Trans>}>{i18n.number(unreadable)}</Fact>
      </dl>
    </section>
  )
}

function Queues({ queues, formKey }: { queues: readonly QueueHealth[]; formKey: string }) {
  const { i18n } = useLingui()
  return (
    <section className={css.section} aria-labelledby="queues">
      <h2 id="queues" className={frame.bandTitle}>
        <Trans>Queues</Trans>
      </h2>
      <ul className={css.rows}>
        {queues.map((one) => (
          <li key={one.queue} className={css.row}>
            <div className={css.what}>
              {i18n._(queueWords[one.queue])}
              <State queue={one} />
            </div>
            {one.failing + one.given_up === 0 ? null : (
              <details className={css.fold}>
                <summary className={css.door}>
                  <Trans>Try again now</Trans>…
                </summary>
                <ActForm
                  formKey={`${formKey}-${one.queue}`}
                  acts={['retry']}
                  about={{ kind: 'queue', target: one.queue, name: i18n._(queueWords[one.queue]) }}
                  readers="staff"
                />
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function State({ queue: { waiting, failing, given_up: givenUp, next_at: next } }: { queue: QueueHealth }) {
  return (
    <>
      <span className={css.small}>
        <Plural value={waiting} _0="Nothing waits" one="# waits" other="# wait" />
        {' · '}
        <Plural value={failing} _0="nothing failed" one="# failed" other="# failed" />
        {givenUp === 0 ? null : (
          <>
            {' · '}
            <Plural value={givenUp} one="# was given up" other="# were given up" />
          </>
        )}
      </span>
      {next === null ? null : (
        <span className={css.small}>
          <Trans>
            Tried again <When at={next} />
          </Trans>
        </span>
      )}
    </>
  )
}
