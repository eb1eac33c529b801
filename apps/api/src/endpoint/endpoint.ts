import type { FlatNft, Operation, ProblemCode } from '@chiaroscuro/contract/operation'
import type { z } from 'zod'
import type { Viewer } from '../identity/viewer.js'
import type { Quota } from '../limit/limiter.js'
import type { ClaimedProfile } from '../query/claimed-profiles.js'
import type { Moment } from '../query/open-offer.js'
import type { Database } from '../store/database.js'
import type { ViewContext } from '../view/view-context.js'
import type { Answer, Written } from './written.js'

/** What endpoints may use. */
export interface EndpointContext {
  readonly db: Database
  readonly view: ViewContext
  /** Now, and the height the index has reached. */
  readonly moment: () => Moment
  /** Told which files, by their hashes on chain, somebody looks at before they are there. */
  readonly onWanted?: (keys: readonly string[]) => void
  /** Cards that were shown a moment ago; without it all are made anew. */
  readonly cards?: CardShelf
  /** What is said of DIDs, as far as it was asked a moment ago; without it all is asked anew. */
  readonly people?: PeopleShelf
  /** Told of each time at which the answer changes by itself (Unix seconds; null for none), for rules that say so (`dated`). */
  readonly changesAt?: (seconds: number | null) => void
}

/** The claims that stand of these DIDs; those that nobody claimed are left out. */
export type PeopleShelf = (
  db: Database,
  dids: readonly string[],
) => Promise<ReadonlyMap<string, ClaimedProfile>>

/** A card, and when it changes by itself. */
export interface DatedCard<Card = FlatNft> {
  readonly card: Card
  /** Unix seconds; null where time alone does not change it. */
  readonly until: number | null
  /** The height of the chain, likewise. */
  readonly untilHeight: number | null
  /** DIDs: whose it is, and who made it. */
  readonly speaksOf: readonly string[]
}

export type WrittenCard = DatedCard<Written<FlatNft>>

/** The cards of NFTs of a database by their launcher ids: those at hand, and what `make` makes of the others. */
export type CardShelf = (
  db: Database,
  launcherIds: readonly string[],
  make: (missing: readonly string[]) => Promise<readonly DatedCard[]>,
) => Promise<ReadonlyMap<string, WrittenCard>>

/** How a request came in. */
export interface Call {
  /** Whoever proved who they are; there wherever the operation asks for somebody. */
  readonly viewer: Viewer | undefined
  /** Where it came from, as far as our own proxies vouch for it. */
  readonly address: string
  readonly header: (name: string) => string | undefined
}

/** An operation with the schema of its input and what answers it. */
export interface Endpoint<Context> {
  readonly operation: Operation<never, unknown>
  readonly input: z.ZodType
  readonly handle: (context: Context, input: never, call: Call) => Promise<unknown>
  readonly rules: Rules
}

/** How an operation is served, where it differs from the rest. */
export interface Rules {
  /** Of a call that went well; 200 unless said. */
  readonly status?: 201 | 202
  /** Allows less than everything together does. */
  readonly quota?: Quota
  /** False for a read whose answer is old at once. */
  readonly keeps?: false
  /** Its handler tells of every time at which the answer changes by itself; what does not is kept for seconds. */
  readonly dated?: true
  /** What it writes is shown to nobody else: those who keep answers need not hear of it. */
  readonly unseen?: true
  /** It waits for others, not for us: a node, a service. */
  readonly elsewhere?: true
}

/** Ties the three together so that they cannot disagree. */
export function endpoint<Context, Schema extends z.ZodType, Input, Output>(
  operation: Operation<Input, Output>,
  input: Schema,
  handle: (context: Context, input: z.output<Schema>, call: Call) => Promise<Answer<Output> | Response>,
  rules: Rules = {},
): Endpoint<Context> {
  return {
    operation: operation as Operation<never, unknown>,
    input,
    handle: handle as Endpoint<Context>['handle'],
    rules,
  }
}

/** The thing asked for does not exist; the message is the field's own sentence. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
}

/** What is said where no operation has a method and path, or none that the caller may know of. */
export const NO_OPERATION = 'No operation has this method and path.'

/** The request cannot be carried out as it stands. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly code: ProblemCode
  /** More to say, such as the offer that is known already. */
  readonly extra: object
  /** What the answer's headers say of it. */
  readonly headers: readonly (readonly [string, string])[]

  constructor(
    code: ProblemCode,
    message: string,
    extra: object = {},
    headers: readonly (readonly [string, string])[] = [],
  ) {
    super(message)
    this.code = code
    this.extra = extra
    this.headers = headers
  }
}

/** Something in a body is not what it should be, which only its handler could tell. */
export class InvalidBodyError extends Error {
  override readonly name = 'InvalidBodyError'
  /** Its name in the body. */
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}
