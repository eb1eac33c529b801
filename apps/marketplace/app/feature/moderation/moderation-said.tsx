import { useLingui } from '@lingui/react/macro'
import * as form from '#app/feature/form/form.css.js'
import { Told } from '#app/feature/form/told.js'
import { actDone } from './act-words.js'
import type { ModerationAnswer, ModerationFault } from './moderation-answer.js'

/** What became of an act; a fault takes the focus so that it is read out. */
export function ModerationSaid({ answer }: { answer: ModerationAnswer | undefined }) {
  const { t, i18n } = useLingui()
  const fault = answer?.fault
  const faults: Record<ModerationFault, string> = {
    unknown: t`Nothing is known by this id or address.`,
    reason: t`A reason is needed: up to 500 characters that can be read.`,
    refused: t`That cannot be done to it as it stands. It may have been done already.`,
    over: t`The auction has ended already.`,
    silent: t`The index does not answer at the moment. Nothing was changed; please try again.`,
  }
  if (fault)
    return (
      <Told of={fault} tone="fault">
        {faults[fault]}
      </Told>
    )
  if (!answer?.done) return null
  const { act, name } = answer.done
  return (
    <p className={`${form.said} ${form.note}`} role="status">
      {i18n._(actDone[act])}
      {name ? `: ${name}` : null}
    </p>
  )
}
