import type { AppealAnswer } from '@chiaroscuro/contract/operation'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { When } from '#app/feature/when/when.js'
import * as css from './appeal.css.js'

interface AnswerProps {
  answer: AppealAnswer
  /** Who answered, where that is anybody's business. */
  by?: ReactNode
}

/** What an appeal was answered, and why. */
export function Answer({ answer, by }: AnswerProps) {
  return (
    <div className={css.answer}>
      <p className={css.verdict}>
        {answer.granted ? (
          <Trans>Granted: it was taken back</Trans>
        ) : (
          <Trans>Turned down: the decision stands</Trans>
        )}
      </p>
      <p>
        <q>{answer.reason}</q>
      </p>
      <p>
        <When at={answer.at} />
        {by ? <> · {by}</> : null}
      </p>
    </div>
  )
}
