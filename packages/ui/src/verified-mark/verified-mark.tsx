import { Hint } from '../hint/hint.js'
import { mark } from './verified-mark.css.js'

export interface VerifiedMarkProps {
  label: string
  /** Who, how and when; shown on press. Without it the mark is only a mark (inside links). */
  reason?: string
}

/** A tick that carries its reason. */
export function VerifiedMark({ label, reason }: VerifiedMarkProps) {
  if (reason === undefined) {
    return (
      <span className={mark} role="img" aria-label={label}>
        ✓
      </span>
    )
  }
  return (
    <Hint label={label} mark={<span className={mark}>✓</span>}>
      {reason}
    </Hint>
  )
}
