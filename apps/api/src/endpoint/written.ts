/** A value that was written as JSON before, and is kept as that alone: most who are given it need nothing else. */
export class Written<Value> {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** The value again, as JSON has it. */
  read(): Value {
    return JSON.parse(this.text)
  }

  toJSON(): Value {
    return this.read()
  }
}

export function write<Value extends object>(value: Value): Written<Value> {
  return new Written(JSON.stringify(value))
}

/** What an operation answers; a list may have items among its own that were written before. */
export type Answer<Output> =
  | Output
  | (Output extends { readonly items: readonly (infer Item)[] }
      ? Omit<Output, 'items'> & { readonly items: readonly (Item | Written<Item>)[] }
      : never)
