import { useCallback, useMemo, useState } from 'react'
import { MOST_AT_ONCE } from '#app/wallet/wallet-port.js'

export interface Selection {
  /** Those chosen that are still shown, in the order shown. */
  readonly ids: readonly string[]
  /** How many may be chosen. */
  readonly most: number
  /** Whether no more can be chosen. */
  readonly isFull: boolean
  has(id: string): boolean
  toggle(id: string): void
  /** Chooses all shown, as far as may be. */
  all(): void
  clear(): void
}

/** Some of what is shown. */
export function useSelection(shown: readonly string[], most = MOST_AT_ONCE): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ids = useMemo(() => shown.filter((id) => chosen.has(id)), [shown, chosen])
  const toggle = useCallback(
    (id: string) => {
      setChosen((before) => {
        const after = new Set(before)
        if (!after.delete(id) && after.size < most) after.add(id)
        return after
      })
    },
    [most],
  )
  return {
    ids,
    most,
    isFull: ids.length >= most,
    has: (id) => chosen.has(id),
    toggle,
    all: () => setChosen(new Set(shown.slice(0, most))),
    clear: useCallback(() => setChosen(new Set()), []),
  }
}
