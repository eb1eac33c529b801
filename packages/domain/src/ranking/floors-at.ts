/** A price that stood from a moment on, until another where it no longer did; null: it still does. */
export interface Stand {
  readonly price: bigint
  readonly from: number
  readonly until: number | null
}

/** The lowest price that stood at each of these moments, which rise; `undefined` where none did. */
export function floorsAt(stands: readonly Stand[], moments: readonly number[]): (bigint | undefined)[] {
  const floors: (bigint | undefined)[] = moments.map(() => undefined)
  // The cheapest first, each takes what is left of its time: where to look on from a moment that is taken.
  const onwards = Array.from({ length: moments.length + 1 }, (_, at) => at)
  const freeFrom = (start: number): number => {
    let at = start
    for (let next = onwards[at]; next !== undefined && next !== at; next = onwards[at]) {
      // Each look makes the next one shorter.
      onwards[at] = onwards[next] ?? next
      at = next
    }
    return at
  }
  for (const { price, from, until } of [...stands].sort(cheapestFirst)) {
    const end = until === null ? moments.length : firstFrom(moments, until)
    for (let at = freeFrom(firstFrom(moments, from)); at < end; at = freeFrom(at)) {
      floors[at] = price
      onwards[at] = at + 1
    }
  }
  return floors
}

function cheapestFirst(a: Stand, b: Stand): number {
  return a.price < b.price ? -1 : a.price > b.price ? 1 : 0
}

/** Place of the first moment that is not before another. */
function firstFrom(moments: readonly number[], start: number): number {
  let [low, high] = [0, moments.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((moments[middle] ?? start) < start) low = middle + 1
    else high = middle
  }
  return low
}
