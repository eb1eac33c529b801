import { useEffect, useRef, useState } from 'react'
import { type PieceRow, studio } from './bridge.js'

/** Rows of one question. */
const PAGE = 50

export interface RowsAsked {
  readonly id: string
  readonly revision: number
  /** The first row that is seen, and the one behind the last. */
  readonly from: number
  readonly to: number
}

/** The rows that are seen, by their index, as far as they are there yet; old ones stay until the new ones come. */
export function useRows({ id, revision, from, to }: RowsAsked): ReadonlyMap<number, PieceRow> {
  const [rows, setRows] = useState<ReadonlyMap<number, PieceRow>>(new Map())
  const asked = useRef(new Map<number, number>())

  useEffect(() => {
    for (let page = Math.floor(from / PAGE); page * PAGE < to; page++) {
      if (asked.current.get(page) === revision) continue
      asked.current.set(page, revision)
      studio()
        .listPieces({ id, from: page * PAGE, count: PAGE })
        .then(
          (found) =>
            setRows((before) => {
              const next = new Map(before)
              for (const row of found) next.set(row.at, row)
              return next
            }),
          // Asked again with the next look.
          () => asked.current.delete(page),
        )
    }
  }, [id, revision, from, to])
  return rows
}
