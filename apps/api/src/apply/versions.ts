/** A row that holds over a range of heights: `validFrom` ≤ height < `validTo`, the newest open. */
interface Versioned {
  readonly validFrom: number
  validTo?: number | null | undefined
}

/** The end of a version. */
export interface Close {
  readonly key: string
  readonly validFrom: number
  readonly validTo: number
}

/** New versions of things over some blocks, kept in memory until they are written. */
export interface Versions<R extends Versioned> {
  current(key: string): R | undefined
  /** The thing as it is after the block; a block leaves one version of each. */
  put(key: string, row: R): void
  /** Ends a block: what was born and closed in it. */
  endBlock(): { readonly born: readonly R[]; readonly closed: readonly Close[] }
  /** All new rows, and ends of rows that the store holds. */
  result(): { readonly born: readonly R[]; readonly closed: readonly Close[] }
}

/** Starts from the open rows of the store. */
export function versions<R extends Versioned>(open: ReadonlyMap<string, R>): Versions<R> {
  const known = new Map(open)
  const born: R[] = []
  const closedInStore: Close[] = []
  let inBlock = new Map<string, R>()
  return {
    current: (key) => inBlock.get(key) ?? known.get(key),
    put: (key, row) => {
      inBlock.set(key, row)
    },
    endBlock() {
      const closed: Close[] = []
      for (const [key, row] of inBlock) {
        const before = known.get(key)
        if (before) {
          const close = { key, validFrom: before.validFrom, validTo: row.validFrom }
          closed.push(close)
          if (open.get(key) === before) closedInStore.push(close)
          else before.validTo = row.validFrom
        }
        known.set(key, row)
        born.push(row)
      }
      const result = { born: [...inBlock.values()], closed }
      inBlock = new Map()
      return result
    },
    result: () => ({ born, closed: closedInStore }),
  }
}
