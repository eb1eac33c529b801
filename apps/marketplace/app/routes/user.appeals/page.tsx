import type { Restriction } from '@chiaroscuro/contract/operation'
import { EmptyState, quiet } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from '@remix-run/react'
import { Answer } from '#app/feature/appeal/answer.js'
import { AppealWords } from '#app/feature/appeal/appeal-words.js'
import { Send } from '#app/feature/form/send.js'
import { TextArea } from '#app/feature/form/text-area.js'
import { Told } from '#app/feature/form/told.js'
import { actDone } from '#app/feature/moderation/act-words.js'
import { EntryTarget, nameOf } from '#app/feature/moderation/entry-target.js'
import { When } from '#app/feature/when/when.js'
import * as frame from '#app/layout/frame.css.js'
import type { AppealFault, AppealOutcome } from './appeal-outcome.js'
import * as css from './page.css.js'

interface AppealsProps {
  /** One a page, for its forms. */
  formKey: string
  restrictions: readonly Restriction[]
  outcome: AppealOutcome | undefined
}

/** What the house decided about what is somebody's, and what they say against it. */
export function AppealsPage({ formKey, restrictions, outcome }: AppealsProps) {
  const { t } = useLingui()
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Decisions and appeals</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>
              What the house hid, stopped or banned of yours, and why. You can appeal each decision once;
              whoever runs the site answers here.
            </Trans>
          </p>
        </div>
      </div>
      <Said outcome={outcome} />
      {restrictions.length === 0 ? (
        <EmptyState title={t`Nothing was decided against you`}>
          <Trans>Should the house ever hide something of yours, it stands here with the reason.</Trans>
        </EmptyState>
      ) : (
        <ul className={css.rows}>
          {restrictions.map((one) => (
            <Row key={one.act} restriction={one} formKey={`${formKey}-${one.act}`} outcome={outcome} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface RowProps {
  restriction: Restriction
  formKey: string
  outcome: AppealOutcome | undefined
}

function Row({ restriction, formKey, outcome }: RowProps) {
  const { i18n } = useLingui()
  const { act, what, reason, at, stands, appeal } = restriction
  const refused = outcome && 'fault' in outcome && outcome.act === act ? outcome : undefined
  return (
    <li className={css.row}>
      <div className={css.what}>
        <h2 className={css.name}>
          <EntryTarget entry={restriction} />
        </h2>
        <p className={quiet}>
          {i18n._(actDone[what])} · <When at={at} />
          {stands ? null : ' · '}
          {stands ? null : <Trans>Taken back since</Trans>}
        </p>
        <q className={css.reason}>{reason}</q>
      </div>
      <div className={css.side}>
        {appeal ? (
          <Appealed appeal={appeal} />
        ) : stands ? (
          <AppealForm key={refused?.text} restriction={restriction} formKey={formKey} typed={refused?.text} />
        ) : null}
      </div>
    </li>
  )
}

function Appealed({ appeal }: { appeal: NonNullable<Restriction['appeal']> }) {
  return (
    <>
      <p className={quiet}>
        <Trans>
          You appealed <When at={appeal.at} />
        </Trans>
      </p>
      <AppealWords text={appeal.text} />
      {appeal.answer ? (
        <Answer answer={appeal.answer} />
      ) : (
        <p>
          <Trans>Nobody has answered yet.</Trans>
        </p>
      )}
    </>
  )
}

interface AppealFormProps {
  restriction: Restriction
  formKey: string
  typed: string | undefined
}

function AppealForm({ restriction, formKey, typed }: AppealFormProps) {
  const { t } = useLingui()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className={css.form}>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="act" value={restriction.act} />
      <TextArea
        label={t`Your appeal: ${nameOf(restriction)}`}
        name="text"
        rows={4}
        minLength={20}
        maxLength={2000}
        required
        defaultValue={typed}
        hint={t`Why the decision is wrong, in 20 to 2,000 characters. It is kept in the log of the house.`}
      />
      <div>
        <Send busy={busy}>{t`Send the appeal`}</Send>
      </div>
    </Form>
  )
}

/** Said above, and read out. */
function Said({ outcome }: { outcome: AppealOutcome | undefined }) {
  const { t } = useLingui()
  if (!outcome) return null
  if ('done' in outcome)
    return (
      <Told of={outcome} tone="note">
        <Trans>Your appeal was sent. The answer will stand here.</Trans>
      </Told>
    )
  const faults: Record<AppealFault, string> = {
    text: t`An appeal has 20 to 2,000 characters that can be read.`,
    gone: t`There is no such decision about what is yours.`,
    over: t`This was taken back already: there is nothing left to appeal.`,
    waiting: t`Somebody else whose it is, too, has appealed this. Please wait for the answer.`,
    appealed: t`You have appealed this already.`,
    'too-often': t`Too many appeals in too short a time. Please try again in an hour.`,
    silent: t`The appeal could not be sent just now. Nothing was changed; please try again in a minute.`,
  }
  return (
    <Told of={outcome} tone="fault">
      {faults[outcome.fault]}
    </Told>
  )
}
