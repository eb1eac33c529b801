interface Alone<Fault> {
  hold(): Promise<void>
  letGo(): void
  fail(fault: Fault | 'damaged' | 'other-window'): void
}

const LOCK_MS = 4000

/** Holds something by its name while no other window of this browser does; gives the way out. */
export function alone<Fault>(name: string, { hold, letGo, fail }: Alone<Fault>): () => void {
  let leave: () => void = () => {}
  const over = new Promise<void>((done) => {
    leave = done
  })
  let isOver = false
  void navigator.locks
    // A page that is being left lets go a moment after the next one asks.
    .request(name, { signal: AbortSignal.timeout(LOCK_MS) }, async () => {
      if (isOver) return
      await hold().catch(() => fail('damaged'))
      await over
    })
    .catch(() => {
      if (!isOver) fail('other-window')
    })
  return () => {
    isOver = true
    letGo()
    leave()
  }
}
