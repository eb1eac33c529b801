import { line } from './sparkline.css.js'
import { sparklinePoints } from './sparkline-path.js'

export interface SparklineProps {
  values: readonly number[]
  /** The course in words, such as "Floor from 1.2 to 1.5 XCH". */
  label: string
}

/** The course of a figure, without axes; draws nothing for fewer than two values. */
export function Sparkline({ values, label }: SparklineProps) {
  if (values.length < 2) return null
  return (
    <svg className={line} viewBox="0 0 96 28" role="img" aria-label={label} preserveAspectRatio="none">
      <polyline
        points={sparklinePoints(values)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
