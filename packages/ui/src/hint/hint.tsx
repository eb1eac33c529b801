import type { ReactNode } from 'react'
import * as css from './hint.css.js'

export interface HintProps {
  /** What is pressed; short. */
  mark: ReactNode
  /** What the mark is called. */
  label: string
  children: ReactNode
}

/** An explanation one press away. It opens by click, key and touch alike, with no script. */
export function Hint({ mark, label, children }: HintProps) {
  return (
    <details className={css.root}>
      <summary aria-label={label}>{mark}</summary>
      <div className={css.panel}>{children}</div>
    </details>
  )
}
