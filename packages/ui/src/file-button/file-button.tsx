import { type ReactNode, useEffect, useRef } from 'react'
import { type ButtonShape, buttonShape } from '../button/button.css.js'
import { unseen } from '../theme/text.css.js'
import * as css from './file-button.css.js'

type Taken =
  | { multiple?: false; onFile: (file: File) => void }
  | { multiple: true; onFiles: (files: readonly File[]) => void }

export type FileButtonProps = Taken & {
  /** What is chosen: the name of the field. */
  children: ReactNode
  /** As `accept` of an input. */
  accept: string
  tone?: ButtonShape['tone']
  size?: ButtonShape['size']
  disabled?: boolean
  /** The field of a form, which posts it: the file stays in it, and shows there without script. */
  name?: string
  required?: boolean
}

/**
 * Chooses files of this machine, in the page's own words: browsers have theirs in their own language. Which file is
 * in a field with a name is for the page to say.
 */
export function FileButton({ children, accept, tone, size, disabled, ...field }: FileButtonProps) {
  const { name, required, multiple } = field
  const input = useRef<HTMLInputElement>(null)
  const take = (target: HTMLInputElement) => {
    const files = [...(target.files ?? [])]
    // The same file may be chosen again once it was put right.
    if (name === undefined) target.value = ''
    const [file] = files
    if (!file) return
    if (field.multiple) field.onFiles(files)
    else field.onFile(file)
  }
  const first = useRef(take)
  useEffect(() => {
    // Whoever was faster than the script has chosen already.
    if (input.current) first.current(input.current)
  }, [])
  return (
    <label className={`${buttonShape({ tone, size })} ${name === undefined ? css.root : css.posted}`}>
      {children}
      <input
        ref={input}
        type="file"
        className={name === undefined ? unseen : css.postedInput}
        {...{ accept, disabled, name, required, multiple }}
        onChange={({ target }) => take(target)}
      />
    </label>
  )
}
