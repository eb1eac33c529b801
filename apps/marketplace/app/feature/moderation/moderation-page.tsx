import type { ModerationEntry } from '@chiaroscuro/contract/operation'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ListPage } from '#app/feature/endless/list-page.js'
import * as frame from '#app/layout/frame.css.js'
import type { Self } from './actor.js'
import * as css from './moderation.css.js'
import type { ModerationAnswer } from './moderation-answer.js'
import { ModerationLog } from './moderation-log.js'
import { ModerationSaid } from './moderation-said.js'
import { Rooms } from './rooms.js'
import { Standing } from './standing.js'

export interface Moderation {
  /** For the forms of this page. */
  key: string
  self: Self
  hidden: readonly ModerationEntry[]
  featured: readonly ModerationEntry[]
  banned: readonly ModerationEntry[]
  log: ListPage<ModerationEntry>
}

interface ModerationPageProps {
  current: 'events' | 'auction'
  moderation: Moderation
  answer: ModerationAnswer | undefined
  /** What can be acted on. */
  children: ReactNode
}

/** What both rooms of moderation have around what is acted on: what stands, and the log. */
export function ModerationPage({ current, moderation, answer, children }: ModerationPageProps) {
  const { t } = useLingui()
  const { key, self, hidden, featured, banned, log } = moderation
  const path = `/admin/${current}`
  return (
    <div className={`${frame.wrap} ${frame.bottom}`}>
      <div className={frame.pageHead}>
        <div>
          <h1 className={frame.pageTitle}>
            <Trans>Moderation</Trans>
          </h1>
          <p className={frame.pageLead}>
            <Trans>
              What is hidden is in no list here and not found by words. It stays on the chain and can be
              looked up, with the reason beside it. Every act is kept in the log.
            </Trans>
          </p>
        </div>
      </div>
      <Rooms current={current} />
      <div className={css.page}>
        <ModerationSaid answer={answer} />
        {children}
        <Standing title={t`Hidden now`} entries={hidden} undo="show" formKey={key} />
        {current === 'events' ? (
          <Standing title={t`Banned now`} entries={banned} undo="unban" formKey={key} />
        ) : null}
        <Standing title={t`Featured now`} entries={featured} undo="unfeature" formKey={key} />
        <ModerationLog log={log} path={path} self={self} />
      </div>
    </div>
  )
}
