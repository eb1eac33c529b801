/** One run of a project's mint: no other begins before it ended. */
export interface Turn {
  /** Set by whoever wants it to stop; it does so after its next step. */
  isOver: boolean
  /** Aborted then: a step that waits for somebody's word need not wait for it. */
  readonly signal: AbortSignal
  end(): void
}

interface Held {
  readonly turn: Turn
  readonly stop: () => void
  readonly ended: Promise<void>
}

/** Gives turns, by project, to one run after the other. */
export class Turns {
  readonly #last = new Map<string, Held>()

  /** Asks the run before to stop, and resolves once it has. */
  async take(id: string): Promise<Turn> {
    const before = this.#last.get(id)
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const stopped = new AbortController()
    const turn: Turn = { isOver: false, signal: stopped.signal, end }
    const stop = () => {
      turn.isOver = true
      stopped.abort()
    }
    this.#last.set(id, { turn, stop, ended })
    before?.stop()
    await before?.ended
    return turn
  }

  stop(id: string): void {
    this.#last.get(id)?.stop()
  }
}
