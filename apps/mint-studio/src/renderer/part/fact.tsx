import type { ReactNode } from 'react'
import * as css from '../screen/screen.css.js'

/** A figure under its name; stands in a `dl`. */
export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}
