import { type PointerEvent, useState } from 'react'
import { figure, unseen } from '../theme/text.css.js'
import * as css from './chart.css.js'
import { niceTicks, spreadIndexes, ticksBeside } from './chart-scale.js'

/** One place on the horizontal axis. Values are in the unit of the axis; texts are what people read. */
export interface ChartPoint {
  label: string
  /** What stands below the axis, where that is shorter. */
  tick?: string | undefined
  /** Left out where nothing happened: the line passes over it. */
  line?: number | undefined
  lineText?: string | undefined
  bar?: number | undefined
  barText?: string | undefined
  /** What stood that day, from its beginning to its end: drawn as steps. Left out where nothing did. */
  step?: number | undefined
  stepText?: string | undefined
}

export interface ChartProps {
  title: string
  points: readonly ChartPoint[]
  labelHead: string
  lineHead?: string
  barHead?: string
  stepHead?: string
  formatTick: (value: number) => string
  /** Lower, for a place above other things. */
  slim?: boolean
}

/** The drawing's own measure; it is stretched over whatever width there is. */
const width = 1000
const height = 100

/** Steps may stand so far above everything else before they no longer count for the scale. */
const stepsAbove = 3

/** What the scale of the line and the steps has to reach: one dear step alone would flatten the rest. */
function highest(points: readonly ChartPoint[]): number {
  const most = Math.max(0, ...points.map((p) => p.line ?? 0))
  const step = Math.max(0, ...points.map((p) => p.step ?? 0))
  return most > 0 ? Math.max(most, Math.min(step, most * stepsAbove)) : step
}

interface Scales {
  readonly left: readonly number[]
  /** Of the bars, beside a line or steps: a day's sales are many times what one thing costs. */
  readonly right: readonly number[] | undefined
}

function scalesOf(points: readonly ChartPoint[]): Scales {
  const bars = Math.max(0, ...points.map((p) => p.bar ?? 0))
  const priced = points.some((p) => p.line !== undefined || p.step !== undefined)
  if (!priced) return { left: niceTicks(bars), right: undefined }
  const left = niceTicks(highest(points))
  return { left, right: bars > 0 ? ticksBeside(bars, Math.max(1, left.length - 1)) : undefined }
}

function topOf(ticks: readonly number[]): number {
  return ticks.at(-1) || 1
}

/** Bars, a line and steps over the same days, the bars by a scale of their own on the right, read out under the pointer; a table stands behind it. */
export function Chart(props: ChartProps) {
  const { title, points, labelHead, lineHead, barHead, stepHead, formatTick, slim = false } = props
  const [active, setActive] = useState<number | undefined>(undefined)
  const scales = scalesOf(points)
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - box.left) / box.width
    setActive(Math.min(points.length - 1, Math.max(0, Math.floor(share * points.length))))
  }
  const shown = active === undefined ? undefined : points[active]
  return (
    <figure className={css.root}>
      <figcaption className={css.caption}>
        <span>{title}</span>
        <span className={`${css.readout} ${figure}`} aria-hidden="true">
          {shown
            ? [shown.label, shown.lineText, shown.barText, shown.stepText].filter(Boolean).join(' · ')
            : null}
        </span>
      </figcaption>
      <div
        className={[css.field, slim && css.slim, scales.right && css.between].filter(Boolean).join(' ')}
        aria-hidden="true"
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setActive(undefined)}
      >
        <Drawing points={points} scales={scales} active={active} />
        <Ticks ticks={scales.left} className={css.tickY} format={formatTick} />
        {scales.right ? <Ticks ticks={scales.right} className={css.tickRight} format={formatTick} /> : null}
        <div>
          {spreadIndexes(points.length, 5).map((i) => (
            <span key={i} className={css.tickX} style={{ left: percent((i + 0.5) / points.length) }}>
              {points[i]?.tick ?? points[i]?.label}
            </span>
          ))}
        </div>
      </div>
      <ChartTable {...{ title, points, labelHead, lineHead, barHead, stepHead }} />
    </figure>
  )
}

interface TicksProps {
  ticks: readonly number[]
  className: string
  format: (value: number) => string
}

function Ticks({ ticks, className, format }: TicksProps) {
  return (
    <div>
      {ticks.map((value) => (
        <span key={value} className={className} style={{ top: percent(1 - value / topOf(ticks)) }}>
          {format(value)}
        </span>
      ))}
    </div>
  )
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}

interface DrawingProps {
  points: readonly ChartPoint[]
  scales: Scales
  active: number | undefined
}

function Drawing({ points, scales: { left, right = left }, active }: DrawingProps) {
  const x = (i: number) => ((i + 0.5) / points.length) * width
  const y = (value: number) => height * (1 - value / topOf(left))
  const yOfBar = (value: number) => height * (1 - value / topOf(right))
  const line = points.flatMap((p, i) => (p.line === undefined ? [] : [{ i, x: x(i), y: y(p.line) }]))
  const bars = points.flatMap((p, i) => (p.bar ? [{ i, x: x(i), y: yOfBar(p.bar) }] : []))
  const thickness = Math.min(26, (width / Math.max(1, points.length)) * 0.6)
  return (
    <svg
      className={css.plot}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="presentation"
    >
      {left.map((value) => (
        <line key={value} className={css.grid} x1={0} x2={width} y1={y(value)} y2={y(value)} />
      ))}
      {bars.map((bar) => (
        <rect
          key={bar.i}
          className={active === bar.i ? css.barOn : css.bar}
          x={bar.x - thickness / 2}
          y={bar.y}
          width={thickness}
          height={height - bar.y}
        />
      ))}
      {points.some((p) => p.step !== undefined) ? (
        <path className={css.step} d={stepPath(points, y)} />
      ) : null}
      {active === undefined ? null : (
        <line className={css.cursor} x1={x(active)} x2={x(active)} y1={0} y2={height} />
      )}
      {line.length > 1 ? (
        <polyline className={css.line} points={line.map((p) => `${p.x},${p.y}`).join(' ')} />
      ) : null}
      {line.map((p) =>
        line.length <= 40 || active === p.i ? (
          <line
            key={p.i}
            className={active === p.i ? `${css.dot} ${css.dotOn}` : css.dot}
            x1={p.x}
            x2={p.x + 0.01}
            y1={p.y}
            y2={p.y}
          />
        ) : null,
      )}
    </svg>
  )
}

/** A level a day, joined where the next day has one; what is beyond the scale runs along its edge. */
function stepPath(points: readonly ChartPoint[], y: (value: number) => number): string {
  const share = width / points.length
  return points
    .flatMap(({ step }, i) => {
      if (step === undefined) return []
      const level = Math.max(0, y(step)).toFixed(2)
      const start = points[i - 1]?.step === undefined ? `M${(i * share).toFixed(2)} ${level}` : `V${level}`
      return [`${start}H${((i + 1) * share).toFixed(2)}`]
    })
    .join('')
}

type TableProps = Pick<ChartProps, 'title' | 'points' | 'labelHead'> & {
  lineHead: string | undefined
  barHead: string | undefined
  stepHead: string | undefined
}

function ChartTable({ title, points, labelHead, lineHead, barHead, stepHead }: TableProps) {
  return (
    // A table does not get smaller than its words; what holds it does.
    <div className={unseen}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{labelHead}</th>
            {lineHead ? <th scope="col">{lineHead}</th> : null}
            {barHead ? <th scope="col">{barHead}</th> : null}
            {stepHead ? <th scope="col">{stepHead}</th> : null}
          </tr>
        </thead>
        <tbody>
          {points.map((point, i) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place
              key={i}
            >
              <th scope="row">{point.label}</th>
              {lineHead ? <td>{point.lineText ?? '–'}</td> : null}
              {barHead ? <td>{point.barText ?? '–'}</td> : null}
              {stepHead ? <td>{point.stepText ?? '–'}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
