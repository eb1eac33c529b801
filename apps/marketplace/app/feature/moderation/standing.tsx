import type { ModerationAct, ModerationEntry } from '@chiaroscuro/contract/operation'
import { Trans, useLingui } from '@lingui/react/macro'
import * as form from '#app/feature/form/form.css.js'
import { When } from '#app/feature/when/when.js'
import * as frame from '#app/layout/frame.css.js'
import { ActForm } from './act-form.js'
import { actWords } from './act-words.js'
import { EntryTarget, nameOf } from './entry-target.js'
import * as css from './moderation.css.js'

interface StandingProps {
  title: string
  entries: readonly ModerationEntry[]
  /** What takes one of them back. */
  undo: ModerationAct
  formKey: string
}

/** What is hidden, or featured, at the moment: why, since when, and the way back. */
export function Standing({ title, entries, undo, formKey }: StandingProps) {
  const { i18n } = useLingui()
  return (
    <section className={css.section}>
      <h2 className={frame.bandTitle}>{title}</h2>
      {entries.length === 0 ? (
        <p className={form.hint}>
          <Trans>Nothing at the moment.</Trans>
        </p>
      ) : (
        <ul className={css.rows}>
          {entries.map((entry) => (
            <li key={entry.number} className={css.row}>
              <div className={css.what}>
                <EntryTarget entry={entry} />
                <q className={css.reason}>{entry.reason}</q>
                <span className={css.small}>
                  <When at={entry.at} />
                </span>
              </div>
              <details className={css.fold}>
                <summary className={css.door}>{i18n._(actWords[undo])}…</summary>
                <ActForm
                  formKey={`${formKey}-${undo}-${entry.number}`}
                  acts={[undo]}
                  about={{ kind: entry.kind, target: entry.target, name: nameOf(entry) }}
                />
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
