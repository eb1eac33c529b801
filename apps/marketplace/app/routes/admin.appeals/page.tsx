import type { AppealEntry } from '@chiaroscuro/contract/operation'
import { Button, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from '@remix-run/react'
import { Answer } from '#app/feature/appeal/answer.js'
import { AppealWords } from '#app/feature/appeal/appeal-words.js'
import type { ListPage } from '#app/feature/endless/list-page.js'
import * as form from '#app/feature/form/form.css.js'
import { Told } from '#app/feature/form/told.js'
import { actDone } from '#app/feature/moderation/act-words.js'
import { Actor, type Self } from '#app/feature/moderation/actor.js'
import { EntryTarget, nameOf } from '#app/feature/moderation/entry-target.js'
import * as moderated from '#app/feature/moderation/moderation.css.js'
import { ReasonField } from '#app/feature/moderation/reason-field.js'
import { Rooms } from '#app/feature/moderation/rooms.js'
import { When } from '#app/feature/when/when.js'
import * as frame from '#app/layout/frame.css.js'
import type { VerdictFault, VerdictOutcome } from './verdict-outcome.js'

interface AdminAppealsProps {
  /** One a page, for its forms. */
  formKey: string
  self: Self
  appeals: ListPage<AppealEntry>
  outcome: VerdictOutcome | undefined
}

/** What people say against decisions, those that wait first; each is granted or turned down with a reason. */
export function AdminAppealsPage({ formKey, self, appeals, outcome }: AdminAppealsProps) {
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Appeals</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>
              What people say against decisions about what is theirs: those that wait first, the oldest on
              top. Granting takes the decision back at once.
            </Trans>
          </p>
        </div>
      </div>
      <Rooms current="appeals" />
      <div className={moderated.page}>
        <Said outcome={outcome} />
        {appeals.items.length === 0 ? (
          <p className={form.hint}>
            <Trans>Nobody has appealed anything.</Trans>
          </p>
        ) : (
          <ul className={moderated.rows}>
            {appeals.items.map((appeal) => (
              <Row key={appeal.number} {...{ appeal, formKey, self, outcome }} />
            ))}
          </ul>
        )}
        <div className={moderated.acts}>
          {appeals.later ? (
            <a className={textLink} href="/admin/appeals">
              <Trans>Those that wait</Trans>
            </a>
          ) : null}
          {appeals.next ? (
            <a className={textLink} href={`/admin/appeals?${new URLSearchParams({ page: appeals.next })}`}>
              <Trans>More</Trans>
            </a>
          ) : null}
        </div>
      </div>
    </div>
  )
}

interface RowProps {
  appeal: AppealEntry
  formKey: string
  self: Self
  outcome: VerdictOutcome | undefined
}

function Row({ appeal, formKey, self, outcome }: RowProps) {
  const { i18n } = useLingui()
  const { number, about, stands, text, by, by_name, at, answer } = appeal
  const refused = outcome && 'fault' in outcome && outcome.appeal === number ? outcome : undefined
  return (
    <li className={moderated.row}>
      <div className={moderated.what}>
        <EntryTarget entry={about} />
        <span className={moderated.small}>
          {i18n._(actDone[about.act])} · <When at={about.at} />
          {stands ? null : ' · '}
          {stands ? null : <Trans>Taken back since</Trans>}
        </span>
        <q className={moderated.reason}>{about.reason}</q>
        <span className={moderated.small}>
          <Trans>
            Appealed <When at={at} />
          </Trans>
          {' · '}
          <Actor id={by} name={by_name} self={self} />
        </span>
        <AppealWords text={text} />
      </div>
      {answer ? (
        <Answer answer={answer} by={<Actor id={answer.by} name={answer.by_name} self={self} />} />
      ) : (
        <VerdictForm appeal={appeal} formKey={`${formKey}-${number}`} reason={refused?.reason ?? ''} />
      )}
    </li>
  )
}

interface VerdictFormProps {
  appeal: AppealEntry
  formKey: string
  reason: string
}

function VerdictForm({ appeal: { number, about }, formKey, reason }: VerdictFormProps) {
  const { t } = useLingui()
  const name = nameOf(about)
  return (
    <Form method="post" className={moderated.form}>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="appeal" value={number} />
      <ReasonField reason={reason}>
        <Trans>Kept in the log, and told to whoever appealed.</Trans>
      </ReasonField>
      <div className={moderated.acts}>
        <Button type="submit" name="verdict" value="grant" aria-label={t`Grant: ${name}`}>
          <Trans>Grant</Trans>
        </Button>
        <Button type="submit" name="verdict" value="uphold" aria-label={t`Turn down: ${name}`}>
          <Trans>Turn down</Trans>
        </Button>
      </div>
    </Form>
  )
}

/** What became of an answer; a fault takes the focus so that it is read out. */
function Said({ outcome }: { outcome: VerdictOutcome | undefined }) {
  const { t } = useLingui()
  if (!outcome) return null
  if ('done' in outcome)
    return (
      <p className={`${form.said} ${form.note}`} role="status">
        {outcome.done === 'granted' ? (
          <Trans>Granted: it was taken back</Trans>
        ) : (
          <Trans>Turned down: the decision stands</Trans>
        )}
      </p>
    )
  const faults: Record<VerdictFault, string> = {
    reason: t`A reason is needed: up to 500 characters that can be read.`,
    unknown: t`There is no such appeal.`,
    answered: t`This appeal was answered already.`,
    silent: t`The index does not answer at the moment. Nothing was changed; please try again.`,
  }
  return (
    <Told of={outcome} tone="fault">
      {faults[outcome.fault]}
    </Told>
  )
}
