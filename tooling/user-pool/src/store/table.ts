import type { z } from 'zod'

/** One record put or dropped; several are written as one line, so that all of them hold or none. */
export interface Change {
  readonly table: string
  readonly key: string
  /** Undefined where the record goes. */
  readonly record: unknown
  apply(): void
}

/** Records of one kind in memory, by key and by the other names they are found by. */
export class Table<T> {
  readonly #records = new Map<string, T>()
  readonly #byAlias = new Map<string, string>()

  readonly name: string
  readonly #schema: z.ZodType<T>
  readonly #keyOf: (record: T) => string
  readonly #aliasesOf: (record: T) => readonly string[]

  constructor(
    name: string,
    schema: z.ZodType<T>,
    keyOf: (record: T) => string,
    aliasesOf: (record: T) => readonly string[] = () => [],
  ) {
    this.name = name
    this.#schema = schema
    this.#keyOf = keyOf
    this.#aliasesOf = aliasesOf
  }

  get(key: string): T | undefined {
    return this.#records.get(key)
  }

  find(alias: string): T | undefined {
    const key = this.#byAlias.get(alias)
    return key === undefined ? undefined : this.#records.get(key)
  }

  values(): IterableIterator<T> {
    return this.#records.values()
  }

  get size(): number {
    return this.#records.size
  }

  put(record: T): Change {
    const key = this.#keyOf(record)
    return { table: this.name, key, record, apply: () => this.#set(key, record) }
  }

  drop(key: string): Change {
    return { table: this.name, key, record: undefined, apply: () => this.#forget(key) }
  }

  /** A record as the journal holds it; throws where its shape is not ours. */
  restore(key: string, record: unknown): void {
    if (record === null) this.#forget(key)
    else this.#set(key, this.#schema.parse(record))
  }

  #set(key: string, record: T): void {
    this.#forget(key)
    this.#records.set(key, record)
    for (const alias of this.#aliasesOf(record)) this.#byAlias.set(alias, key)
  }

  #forget(key: string): void {
    const old = this.#records.get(key)
    if (old === undefined) return
    for (const alias of this.#aliasesOf(old))
      if (this.#byAlias.get(alias) === key) this.#byAlias.delete(alias)
    this.#records.delete(key)
  }
}
