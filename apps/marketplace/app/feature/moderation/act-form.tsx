import type { ActedKind, ModerationAct } from '@chiaroscuro/contract/operation'
import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { actWords } from './act-words.js'
import * as css from './moderation.css.js'
import { ReasonField } from './reason-field.js'

interface ActFormProps {
  /** One a form, so that what is sent twice is done once. */
  formKey: string
  acts: readonly ModerationAct[]
  /** What the form is about; without it `children` ask. */
  about?: { kind: ActedKind; target: string; name: string }
  children?: ReactNode
  reason?: string | undefined
  /** Who reads the reason besides those who run the site. */
  readers?: 'concerned' | 'staff'
}

/** Why, and what is to be done. */
export function ActForm({
  formKey,
  acts,
  about,
  children,
  reason = '',
  readers = 'concerned',
}: ActFormProps) {
  const { i18n } = useLingui()
  return (
    <Form method="post" className={css.form}>
      <input type="hidden" name="key" value={formKey} />
      {about ? (
        <>
          <input type="hidden" name="kind" value={about.kind} />
          <input type="hidden" name="target" value={about.target} />
        </>
      ) : (
        children
      )}
      <ReasonField reason={reason}>
        {readers === 'staff' ? (
          <Trans>Kept in the log.</Trans>
        ) : (
          <Trans>
            Kept in the log. Anybody who opens what is hidden or ended can read it; of a profile or a ban,
            whom it is about.
          </Trans>
        )}
      </ReasonField>
      <div className={css.acts}>
        {acts.map((act) => (
          <Button
            key={act}
            type="submit"
            name="act"
            value={act}
            aria-label={about ? `${i18n._(actWords[act])}: ${about.name}` : undefined}
          >
            {i18n._(actWords[act])}
          </Button>
        ))}
      </div>
    </Form>
  )
}
