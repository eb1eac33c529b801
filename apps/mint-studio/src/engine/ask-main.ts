/** Asks main for what only main may do; nothing comes back where it does not do it. */
export type AskMain = (name: string, input: unknown) => Promise<unknown>

export interface MainLine {
  readonly ask: AskMain
  /** An answer came. */
  take(answer: { readonly number: number; readonly value?: unknown }): void
}

/** The engine's way to ask main: `send` is its port. */
export function askMain(send: (message: unknown) => void): MainLine {
  const waiting = new Map<number, (value: unknown) => void>()
  let last = 0
  return {
    ask(name, input) {
      const number = ++last
      return new Promise((resolve) => {
        waiting.set(number, resolve)
        send({ kind: 'ask', number, name, input })
      })
    },
    take({ number, value }) {
      waiting.get(number)?.(value)
      waiting.delete(number)
    },
  }
}
