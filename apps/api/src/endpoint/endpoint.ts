import type { Operation, ProblemCode } from '@chiaroscuro/contract/operation'
import type { z } from 'zod'
import type { Moment } from '../query/open-offer.js'
import type { Database } from '../store/database.js'
import type { ViewContext } from '../view/view-context.js'

/** What endpoints may use. */
export interface EndpointContext {
  readonly db: Database
  readonly view: ViewContext
  /** Now, and the height the index has reached. */
  readonly moment: () => Moment
  /** Told which files, by their hashes on chain, somebody looks at before they are there. */
  readonly onWanted?: (keys: readonly string[]) => void
}

/** An operation with the schema of its input and what answers it. */
export interface Endpoint<Context> {
  readonly operation: Operation<never, unknown>
  readonly input: z.ZodType
  readonly handle: (context: Context, input: never) => Promise<unknown>
}

/** Ties the three together so that they cannot disagree. */
export function endpoint<Context, Schema extends z.ZodType, Input, Output>(
  operation: Operation<Input, Output>,
  input: Schema,
  handle: (context: Context, input: z.output<Schema>) => Promise<Output>,
): Endpoint<Context> {
  return {
    operation: operation as Operation<never, unknown>,
    input,
    handle: handle as Endpoint<Context>['handle'],
  }
}

/** The thing asked for does not exist; the message is the field's own sentence. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
}

/** The request cannot be carried out as it stands. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly code: ProblemCode
  /** More to say, such as the offer that is known already. */
  readonly extra: object

  constructor(code: ProblemCode, message: string, extra: object = {}) {
    super(message)
    this.code = code
    this.extra = extra
  }
}
