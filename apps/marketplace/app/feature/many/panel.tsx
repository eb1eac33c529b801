import { type ReactNode, useEffect, useId, useRef } from 'react'
import * as css from './many.css.js'

/** Something to be filled in about those chosen. It takes the focus: it opens far from what was pressed. */
export function Panel({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  const root = useRef<HTMLElement>(null)
  useEffect(() => root.current?.focus(), [])
  return (
    <section ref={root} className={css.panel} aria-labelledby={id} tabIndex={-1}>
      <h2 id={id} className={css.panelTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}
