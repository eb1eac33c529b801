import { type ReactNode, useEffect, useState } from 'react'
import { mono, unseen } from '../theme/text.css.js'
import * as css from './copyable.css.js'
import { shorten } from './shorten.js'

export interface CopyableProps {
  /** The whole text, which is what gets copied. */
  value: string
  copyLabel: string
  copiedLabel: string
  /** What is shown instead of the shortened text, such as a link. */
  children?: ReactNode
  head?: number
  tail?: number
}

/** A hash, id or address: shortened in the middle, whole on hover and in the clipboard. */
export function Copyable({ value, copyLabel, copiedLabel, children, head, tail }: CopyableProps) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const back = setTimeout(() => setCopied(false), 1600)
    return () => clearTimeout(back)
  }, [copied])

  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <span className={css.root}>
      <span className={mono} title={value}>
        {children ?? shorten(value, head, tail)}
      </span>
      <button
        type="button"
        className={copied ? `${css.copy} ${css.done}` : css.copy}
        aria-label={copyLabel}
        onClick={copy}
      >
        <svg
          width="13"
          height="13"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          aria-hidden="true"
        >
          {copied ? <path d="m3 8.5 3.5 3.5L13 4.5" /> : <path d="M5.5 5.5h8v8h-8zM10.5 5V2.5h-8v8H5" />}
        </svg>
      </button>
      <span role="status" className={unseen}>
        {copied ? copiedLabel : ''}
      </span>
    </span>
  )
}
