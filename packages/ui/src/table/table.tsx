import { type ReactNode, useMemo } from 'react'
import * as css from './table.css.js'

export interface TableColumn<Row> {
  id: string
  head: string
  /** Figures stand at the end. */
  align?: 'start' | 'end'
  /** On a narrow screen: over the whole card, with its head as a label, bare, or not at all. */
  card?: 'whole' | 'labelled' | 'bare' | 'none'
  sorted?: 'ascending' | 'descending'
  headContent?: ReactNode
  cell: (row: Row, index: number) => ReactNode
}

export interface TableProps<Row> {
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  rowClass?: (row: Row) => string | undefined
}

function classOf<Row>(column: TableColumn<Row>, base: string) {
  const { align, card = 'labelled' } = column
  const parts = [
    base,
    align === 'end' && css.end,
    align === 'end' && card === 'labelled' && css.spread,
    card === 'whole' && css.whole,
    card === 'none' && css.wideOnly,
  ]
  return parts.filter(Boolean).join(' ')
}

/** A table that turns into cards where it would not fit. Roles are written out, since `display` would take them away. */
export function Table<Row>({ label, columns, rows, keyOf, rowClass }: TableProps<Row>) {
  // Rows that came from above move every other one: only cells that say their place care.
  const isPlaced = columns.some(({ cell }) => cell.length > 1)
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: changing display drops the native roles
    <table className={css.table} role="table" aria-label={label}>
      <thead className={css.head} role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              aria-sort={column.sorted}
              className={classOf(column, css.headCell)}
            >
              {column.headContent ?? column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body} role="rowgroup">
        {rows.map((row, index) => (
          <TableRow
            key={keyOf(row)}
            columns={columns}
            row={row}
            place={isPlaced ? index : 0}
            className={[css.row, rowClass?.(row)].filter(Boolean).join(' ')}
          />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: changing display drops the native roles
  )
}

interface TableRowProps<Row> {
  columns: readonly TableColumn<Row>[]
  row: Row
  place: number
  className: string
}

/** Drawn anew where its row, its place or the columns are others: a live list has hundreds that stay as they are. */
function TableRow<Row>({ columns, row, place, className }: TableRowProps<Row>) {
  return useMemo(
    () => (
      // biome-ignore lint/a11y/noRedundantRoles: changing display drops the native roles
      <tr role="row" className={className}>
        {columns.map((column) => (
          // biome-ignore lint/a11y/noRedundantRoles: changing display drops the native roles
          <td key={column.id} role="cell" className={classOf(column, css.cell)}>
            {(column.card ?? 'labelled') === 'labelled' ? (
              <span className={css.label} aria-hidden="true">
                {column.head}
              </span>
            ) : null}
            {column.cell(row, place)}
          </td>
        ))}
      </tr>
    ),
    [columns, row, place, className],
  )
}
