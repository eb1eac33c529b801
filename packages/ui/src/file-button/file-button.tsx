import type { ReactNode } from 'react'
import { type ButtonShape, buttonShape } from '../button/button.css.js'
import { unseen } from '../theme/text.css.js'
import * as css from './file-button.css.js'

export interface FileButtonProps {
  /** What is chosen: the name of the field. */
  children: ReactNode
  /** As `accept` of an input. */
  accept: string
  tone?: ButtonShape['tone']
  size?: ButtonShape['size']
  disabled?: boolean
  onFile: (file: File) => void
}

/** Chooses a file of this machine, in the page's own words: browsers have theirs in their own language. */
export function FileButton({ children, accept, tone, size, disabled, onFile }: FileButtonProps) {
  return (
    <label className={`${buttonShape({ tone, size })} ${css.root}`}>
      {children}
      <input
        type="file"
        className={unseen}
        {...{ accept, disabled }}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again once it was put right.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
