import { useEffect, useReducer } from 'react'
import { advanceProgress, progressRule } from './progress.js'
import { bar } from './progress-bar.css.js'

export interface ProgressBarProps {
  /** Whether a page is on its way. */
  busy: boolean
  label: string
}

/** The thin line on top while the next page is fetched. */
export function ProgressBar({ busy, label }: ProgressBarProps) {
  const [progress, step] = useReducer(advanceProgress, { kind: 'idle' })

  useEffect(() => {
    if (!busy) {
      step('finish')
      return
    }
    step('start')
    const creep = setInterval(() => step('trickle'), progressRule.trickleEveryMs)
    return () => clearInterval(creep)
  }, [busy])

  useEffect(() => {
    if (progress.kind !== 'done') return
    const leave = setTimeout(() => step('hide'), progressRule.speedMs)
    return () => clearTimeout(leave)
  }, [progress.kind])

  if (progress.kind === 'idle') return null
  const share = progress.kind === 'done' ? 1 : progress.share
  return (
    <div
      className={bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={1}
      aria-valuenow={share}
      style={{ transform: `scaleX(${share})`, opacity: progress.kind === 'done' ? 0 : 1 }}
    />
  )
}
