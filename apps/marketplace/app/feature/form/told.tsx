import { type ReactNode, useEffect, useRef } from 'react'
import { fault, note, said } from './form.css.js'

interface ToldProps {
  /** What was answered: something new takes the focus, so that it is read out. */
  of: unknown
  tone: 'fault' | 'note'
  children: ReactNode
}

/** What became of a form, above it. */
export function Told({ of, tone, children }: ToldProps) {
  const root = useRef<HTMLParagraphElement>(null)
  useEffect(() => root.current?.focus(), [of])
  const [look, role] = tone === 'fault' ? [fault, 'alert'] : [note, 'status']
  return (
    <p ref={root} className={`${said} ${look}`} role={role} tabIndex={-1}>
      {children}
    </p>
  )
}
