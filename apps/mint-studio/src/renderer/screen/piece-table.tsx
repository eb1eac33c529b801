import { figure } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type PieceField, type PieceRow, type ProjectView, studio } from '../bridge.js'
import { Cell } from '../part/cell.js'
import { useFilled } from '../use-filled.js'
import type { OpenProject } from '../use-project.js'
import { useRows } from '../use-rows.js'
import * as css from './items-screen.css.js'

const ROW = css.ROW_HEIGHT
/** Rows drawn beyond what is seen, so that a turn of the wheel meets no gap. */
const SPARE = 8

export interface Field {
  key: string
  head: string
  field: PieceField
  of: (row: PieceRow) => string
  wide?: boolean
}

/** Columns that can be written in. */
export function useFields(traits: readonly string[]): Field[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      { key: 'name', head: t`Name`, field: { kind: 'name' }, of: ({ name }) => name, wide: true },
      { key: 'file', head: t`File`, field: { kind: 'file' }, of: ({ file }) => file },
      ...traits.map((name) => ({
        ...{ key: `trait ${name}`, head: name, field: { kind: 'trait' as const, name } },
        of: (row: PieceRow) => row.traits[name] ?? '',
      })),
      {
        ...{ key: 'description', head: t`Description`, field: { kind: 'description' } as const, wide: true },
        of: (row) => row.description,
      },
      { key: 'edition', head: t`Edition`, field: { kind: 'edition' }, of: ({ edition }) => edition },
      { key: 'price', head: t`Own price`, field: { kind: 'price' }, of: ({ price }) => price },
      { key: 'to', head: t`First owner`, field: { kind: 'to' }, of: (row) => row.to, wide: true },
    ],
    [traits, t],
  )
}

export interface PieceTableProps {
  view: ProjectView
  act: OpenProject['act']
}

/** The pieces' table; only rows that are seen, or about to be, are drawn. */
export function PieceTable({ view, act }: PieceTableProps) {
  const { id, count, traits, revision, isFixed } = view
  const [{ top, height }, setSeen] = useState({ top: 0, height: 800 })
  const from = Math.max(0, top - SPARE)
  const to = Math.min(count, top + Math.ceil(height / ROW) + 1 + SPARE)
  const rows = useRows({ id, revision, from, to })
  const filled = useFilled({ from, top, to, rows })
  const fields = useFields(traits)
  const frame = useRef<HTMLDivElement>(null)
  // Only when another row is the first, or the window is another, is anything drawn anew.
  const measure = useCallback(() => {
    if (!frame.current) return
    const [top, height] = [Math.floor(frame.current.scrollTop / ROW), frame.current.clientHeight]
    setSeen((seen) => (seen.top === top && seen.height === height ? seen : { top, height }))
  }, [])
  useEffect(() => {
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [measure])

  return (
    <div ref={frame} className={css.frame} onScroll={measure}>
      <table className={css.table} aria-rowcount={count + 1}>
        <thead>
          <tr>
            <th scope="col" className={css.number}>
              <Trans>No.</Trans>
            </th>
            <th scope="col" className={css.pictureHead}>
              <Trans>Picture</Trans>
            </th>
            <th scope="col" className={css.series}>
              <Trans>Series</Trans>
            </th>
            <th scope="col" className={css.series}>
              <Trans>Rank</Trans>
            </th>
            {fields.map(({ key, head, wide }) => (
              <th key={key} scope="col" className={wide ? css.wide : css.column}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {from > 0 ? <tr style={{ height: `${from * ROW}px` }} /> : null}
          {Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index).map((at) => (
            <Row
              key={at}
              at={at}
              row={filled.has(at) ? rows.get(at) : undefined}
              {...{ fields, id, isFixed, act }}
            />
          ))}
          {to < count ? <tr style={{ height: `${(count - to) * ROW}px` }} /> : null}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  at: number
  row: PieceRow | undefined
  fields: readonly Field[]
  id: string
  isFixed: boolean
  act: OpenProject['act']
}

/** Drawn anew only where something of its own is another. */
const Row = memo(function Row({ at, row, fields, id, isFixed, act }: RowProps) {
  const { t } = useLingui()
  const number = at + 1
  return (
    <tr className={css.row} aria-rowindex={at + 2}>
      <th scope="row" className={`${css.numberCell} ${figure}`}>
        {number}
      </th>
      <td className={css.pictureCell}>
        {row?.picture ? (
          <img className={css.picture} src={`/${row.picture}`} alt="" />
        ) : (
          <span className={css.picture} />
        )}
      </td>
      <td className={`${css.seriesCell} ${figure}`}>{row?.series}</td>
      <td className={`${css.seriesCell} ${figure}`}>{row?.rank || ''}</td>
      {fields.map(({ key, head, field, of }) => (
        <td key={key} className={css.cell}>
          {row ? (
            <Cell
              value={of(row)}
              label={t`${head}, piece ${number}`}
              isFixed={isFixed}
              onChange={(value) => act(() => studio().editPiece({ id, at, field, value }))}
            />
          ) : null}
        </td>
      ))}
    </tr>
  )
})
