/** One run of a project's mint: no other begins before it ended. */
export interface Turn {
  /** Set by whoever wants it to stop; it does so after its next step. */
  isOver: boolean
  end(): void
}

/** Gives turns, by project, to one run after the other. */
export class Turns {
  readonly #last = new Map<string, { readonly turn: Turn; readonly ended: Promise<void> }>()

  /** Asks the run before to stop, and resolves once it has. */
  async take(id: string): Promise<Turn> {
    const before = this.#last.get(id)
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const turn: Turn = { isOver: false, end }
    this.#last.set(id, { turn, ended })
    if (before) before.turn.isOver = true
    await before?.ended
    return turn
  }

  stop(id: string): void {
    const last = this.#last.get(id)
    if (last) last.turn.isOver = true
  }
}
