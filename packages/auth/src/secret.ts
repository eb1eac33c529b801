/**
 * Something that must reach the service and nothing else: a password, a session of a challenge, a device's keys.
 * It may travel in a state or an effect, because whoever prints, logs or stores those finds only "[secret]".
 */
export class Secret<T = string> {
  readonly #value: T

  constructor(value: T) {
    this.#value = value
  }

  /** The thing itself; for the one line that sends it. */
  reveal(): T {
    return this.#value
  }

  toJSON(): string {
    return '[secret]'
  }

  toString(): string {
    return '[secret]'
  }
}
