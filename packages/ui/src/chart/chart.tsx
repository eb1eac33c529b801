import { type PointerEvent, useState } from 'react'
import { figure, unseen } from '../theme/text.css.js'
import * as css from './chart.css.js'
import { niceTicks, spreadIndexes } from './chart-scale.js'

/** One place on the horizontal axis. Values are in the unit of the axis; texts are what people read. */
export interface ChartPoint {
  label: string
  /** Left out where nothing happened: the line passes over it. */
  line?: number | undefined
  lineText?: string | undefined
  bar?: number | undefined
  barText?: string | undefined
}

export interface ChartProps {
  title: string
  points: readonly ChartPoint[]
  labelHead: string
  lineHead?: string
  barHead?: string
  formatTick: (value: number) => string
  /** Lower, for a place above other things. */
  slim?: boolean
}

/** The drawing's own measure; it is stretched over whatever width there is. */
const width = 1000
const height = 100

/** Bars and a line over the same days, read out under the pointer; a table stands behind it. */
export function Chart({ title, points, labelHead, lineHead, barHead, formatTick, slim = false }: ChartProps) {
  const [active, setActive] = useState<number | undefined>(undefined)
  const ticks = niceTicks(Math.max(0, ...points.flatMap((p) => [p.line ?? 0, p.bar ?? 0])))
  const top = ticks.at(-1) || 1
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
          {shown ? [shown.label, shown.lineText, shown.barText].filter(Boolean).join(' · ') : null}
        </span>
      </figcaption>
      <div
        className={slim ? `${css.field} ${css.slim}` : css.field}
        aria-hidden="true"
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setActive(undefined)}
      >
        <Drawing points={points} ticks={ticks} top={top} active={active} />
        <div>
          {ticks.map((value) => (
            <span key={value} className={css.tickY} style={{ top: percent(1 - value / top) }}>
              {formatTick(value)}
            </span>
          ))}
        </div>
        <div>
          {spreadIndexes(points.length, 5).map((i) => (
            <span key={i} className={css.tickX} style={{ left: percent((i + 0.5) / points.length) }}>
              {points[i]?.label}
            </span>
          ))}
        </div>
      </div>
      <ChartTable {...{ title, points, labelHead, lineHead, barHead }} />
    </figure>
  )
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}

interface DrawingProps {
  points: readonly ChartPoint[]
  ticks: readonly number[]
  top: number
  active: number | undefined
}

function Drawing({ points, ticks, top, active }: DrawingProps) {
  const x = (i: number) => ((i + 0.5) / points.length) * width
  const y = (value: number) => height * (1 - value / top)
  const line = points.flatMap((p, i) => (p.line === undefined ? [] : [{ i, x: x(i), y: y(p.line) }]))
  const bars = points.flatMap((p, i) => (p.bar ? [{ i, x: x(i), y: y(p.bar) }] : []))
  const thickness = Math.min(26, (width / Math.max(1, points.length)) * 0.6)
  return (
    <svg
      className={css.plot}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="presentation"
    >
      {ticks.map((value) => (
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

type TableProps = Pick<ChartProps, 'title' | 'points' | 'labelHead'> & {
  lineHead: string | undefined
  barHead: string | undefined
}

function ChartTable({ title, points, labelHead, lineHead, barHead }: TableProps) {
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
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
