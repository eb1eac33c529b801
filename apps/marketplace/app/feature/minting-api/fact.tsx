import type { ReactNode } from 'react'
import * as css from './minting-api.css.js'

/** A line of a list of facts. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </>
  )
}
