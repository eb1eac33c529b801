import * as css from '../screen/screen.css.js'

export interface ProgressProps {
  label: string
  done: number
  count: number
}

/** How much of something that goes on is done. */
export function Progress({ label, done, count }: ProgressProps) {
  const share = count > 0 ? Math.min(1, done / count) : 0
  return (
    <div
      className={css.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={done}
    >
      <div className={css.run} style={{ transform: `scaleX(${share})` }} />
    </div>
  )
}
