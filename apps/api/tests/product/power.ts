import type { Reach } from './test-minter.js'

/** A process that is killed at one of its calls, before it takes effect or just after, and does nothing from then on. */
export class Power {
  #calls = 0
  #killed = false
  readonly #at: number
  readonly #isAfter: boolean

  constructor(at: number, isAfter: boolean) {
    this.#at = at
    this.#isAfter = isAfter
  }

  get isOut(): boolean {
    return this.#killed
  }

  /** Every call to others goes through it. */
  readonly between = ({ desk, node }: Reach): Reach => {
    const { chainTime } = node
    return { desk: this.#guarded(desk), node: { ...this.#guarded(node), chainTime } }
  }

  #guarded<T extends object>(port: T): T {
    return new Proxy(port, {
      get: (target, name) => {
        const held: unknown = Reflect.get(target, name)
        if (typeof held !== 'function') return held
        return async (...args: unknown[]) => {
          if (this.#killed) throw new Error('no power')
          const isNow = ++this.#calls === this.#at
          if (isNow && !this.#isAfter) this.#cut()
          const answer: unknown = await held(...args)
          if (isNow) this.#cut()
          return answer
        }
      },
    })
  }

  #cut(): never {
    this.#killed = true
    throw new Error('no power')
  }
}
