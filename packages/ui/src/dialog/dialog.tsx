import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { buttonShape } from '../button/button.css.js'
import { serif } from '../theme/text.css.js'
import * as css from './dialog.css.js'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  closeLabel: string
  /** Fill the window, for looking at one work. */
  full?: boolean
  children: ReactNode
}

/** What floats above the page: focus is held inside and returns where it came from. */
export function Dialog({ open, onOpenChange, title, closeLabel, full = false, children }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={css.veil} />
        <Radix.Content className={full ? `${css.sheet} ${css.full}` : css.sheet} aria-describedby={undefined}>
          <div className={css.head}>
            <Radix.Title className={serif}>{title}</Radix.Title>
            <Radix.Close className={buttonShape({ square: true })} aria-label={closeLabel}>
              <span aria-hidden="true">✕</span>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
