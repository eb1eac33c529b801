import type { z } from 'zod'

/** What a refusal looks like on the wire. */
export interface Refusal {
  readonly status: number
  readonly type: 'application/json' | 'application/problem+json'
  readonly body: object
}

/** An input that cannot be taken, and where it stood. */
export interface InvalidInput {
  readonly in: 'query' | 'body'
  /** Its name, then the way into it. */
  readonly path: readonly (string | number)[]
  readonly message: string
  /** One word for the kind of fault. */
  readonly kind: string
}

/** How one of the API's languages says what went wrong. */
export interface Dialect {
  /** Whether a path is written in it. */
  readonly owns: (path: string) => boolean
  /** Throws what this language alone refuses, knowing the names of what was given and what the operation takes. */
  readonly vet?: (given: Readonly<Record<string, unknown>>, input: z.ZodType) => void
  /** Whether `?fields=` narrows an answer. */
  readonly hasFields?: true
  readonly invalid: (faults: readonly InvalidInput[]) => Refusal
  /** `undefined` for what nobody foresaw. */
  readonly refused: (error: Error) => Refusal | undefined
  readonly unknownPath: Refusal
  readonly tooLarge: Refusal
  readonly failed: Refusal
}
