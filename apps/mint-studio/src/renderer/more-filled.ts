/** Rows that are given their cells in one frame: a far jump shows more than one frame can take. */
const A_FRAME = 10

export interface FilledAsked {
  /** The first row drawn, the first that is seen, and the one behind the last drawn. */
  readonly from: number
  readonly top: number
  readonly to: number
  /** What is there of the rows, by their index. */
  readonly rows: ReadonlyMap<number, unknown>
}

/** The same set where no row of the window waits; else those of the window, and the next few. */
export function moreFilled(filled: ReadonlySet<number>, asked: FilledAsked): ReadonlySet<number> {
  const { from, top, to, rows } = asked
  const next = new Set<number>()
  let added = 0
  for (let step = 0; step < to - from; step++) {
    // From the first that is seen to the end, then what is above it.
    const at = from + ((top - from + step) % (to - from))
    if (filled.has(at)) next.add(at)
    else if (added < A_FRAME && rows.has(at)) {
      next.add(at)
      added++
    }
  }
  return added > 0 ? next : filled
}
