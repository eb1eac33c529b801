import type { ReactNode } from 'react'
import { serif } from '../theme/text.css.js'
import * as css from './empty-state.css.js'

export interface EmptyStateProps {
  title: string
  /** What this would show and how to fill it, or what failed and what still works. */
  children?: ReactNode
  action?: ReactNode
  /** Announce it: something went wrong. */
  alert?: boolean
}

/** Nothing to show, said plainly. */
export function EmptyState({ title, children, action, alert = false }: EmptyStateProps) {
  return (
    <div className={css.root} role={alert ? 'alert' : undefined}>
      <p className={`${css.title} ${serif}`}>{title}</p>
      {children ? <p className={css.body}>{children}</p> : null}
      {action ? <div className={css.actions}>{action}</div> : null}
    </div>
  )
}
