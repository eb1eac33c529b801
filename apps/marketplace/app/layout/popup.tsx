import { buttonShape } from '@chiaroscuro/ui'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import * as css from './header.css.js'
import { useClosedByChoice } from './use-closed-by-choice.js'

export interface PopupProps {
  label: string
  mark: ReactNode
  /** Only a drawing: the label is not shown. */
  square?: boolean
  upwards?: boolean
  /** Opens from its left edge. */
  leftwards?: boolean
  /** How the word looks; a button unless it says otherwise. */
  shape?: string
  children: ReactNode
}

/** A small menu that opens without script; with script it also closes on Escape, on leaving and on a press elsewhere. */
export function Popup({
  label,
  mark,
  square = false,
  upwards = false,
  leftwards = false,
  shape = buttonShape({ square }),
  children,
}: PopupProps) {
  const root = useRef<HTMLDetailsElement>(null)
  useClosedByChoice(root)
  useEffect(() => {
    const elsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target))
        root.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', elsewhere)
    return () => document.removeEventListener('pointerdown', elsewhere)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    root.current?.removeAttribute('open')
    root.current?.querySelector('summary')?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) {
      root.current?.removeAttribute('open')
    }
  }
  return (
    <details ref={root} className={css.popup} onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className={shape} aria-label={square ? label : undefined} title={label}>
        {mark}
      </summary>
      <div
        className={[css.popupPanel, upwards && css.popupUp, leftwards && css.popupLeft]
          .filter(Boolean)
          .join(' ')}
      >
        {children}
      </div>
    </details>
  )
}
