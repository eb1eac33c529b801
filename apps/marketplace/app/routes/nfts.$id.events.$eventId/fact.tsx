import type { ReactNode } from 'react'
import * as css from './page.css.js'

/** A line of an event's card. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}
