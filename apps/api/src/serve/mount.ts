import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import {
  type Call,
  type Endpoint,
  type EndpointContext,
  NotFoundError,
  RefusedError,
  type Rules,
} from '../endpoint/endpoint.js'
import { admit } from '../identity/viewer.js'
import type { Database } from '../store/database.js'
import {
  type AnswerState,
  entityTag,
  isKnown,
  keepable,
  keepingHeaders,
  notModified,
  tagsEnd,
  withHeaders,
} from './conditional.js'
import type { Dialect, Refusal } from './dialect.js'
import { fieldsOf, onlyFields } from './fields.js'
import { countCall, type GuardContext, type ServeEnv } from './guard.js'
import { jsonPieces, type Piece } from './json-text.js'
import type { KeptAnswers, Made } from './kept-answers.js'
import type { Line } from './line.js'
import type { Log } from './log.js'
import { plainResponse } from './plain-answer.js'
import type { Readers } from './readers.js'

export interface MountContext extends GuardContext {
  readonly log: Log
  readonly metrics: { requested(operation: string, status: number, seconds: number): void }
  readonly db: Database
  readonly readers: Readers
  /** What answers from this database are made of at this moment. */
  readonly answerState: (db: Database) => Promise<AnswerState>
  /** Answers made a moment ago. */
  readonly kept: KeptAnswers
  /** Where reads wait for their turn, before any of their work is done. */
  readonly line: Line
  readonly changesAt?: EndpointContext['changesAt']
  /** Told after each call that may have written, and whether others may be shown what it wrote. */
  readonly onWritten: (isShown: boolean) => void
}

/** The routes of one dialect, each from its operation in the contract. */
export function mount<C extends MountContext>(
  context: C,
  endpoints: readonly Endpoint<C>[],
  dialect: Dialect,
): Hono<ServeEnv> {
  const app = new Hono<ServeEnv>()
  for (const one of endpoints) {
    const { method, path } = one.operation
    const route = path.replace(/\{(\w+)\}/g, ':$1')
    app.on(method, route, timed(context, `${method} ${path}`), (c) => answerCall(context, one, dialect, c))
  }
  app.onError((error, c) => {
    const known = dialect.refused(error)
    if (known) return refuse(known, error)
    context.log.error('a request failed', error, { method: c.req.method, path: c.req.path })
    return refuse(dialect.failed)
  })
  return app
}

async function answerCall<C extends MountContext>(
  context: C,
  { operation, input, handle, rules }: Endpoint<C>,
  dialect: Dialect,
  c: Context<ServeEnv>,
): Promise<Response> {
  const call = c.get('call')
  if (operation.access) admit(call.viewer, operation.access)
  if (rules.quota) await countCall(context.limiter, rules.quota, call)
  const places = storable(c.req.param())
  const given: Record<string, unknown> = { ...readQuery(c), ...places }
  if (operation.body) given[operation.body] = await c.req.text().then(readBody)
  dialect.vet?.(given, input)
  const parsed = input.safeParse(given)
  if (!parsed.success) {
    const { issues } = parsed.error
    // What stands in the path names a thing: a name that cannot be one names nothing.
    if (issues.some(({ path: [name] }) => typeof name === 'string' && name in places))
      throw new NotFoundError('Not Found')
    return refuse(dialect.invalid(issues.map((issue) => toFault(issue, operation.body))))
  }
  // What somebody sends is bounded by quotas, and by those who read it.
  const waits = operation.method === 'GET' && !rules.elsewhere
  const present = async (from: C) => {
    const end = waits ? await context.line.turn(isAhead(context, call)) : undefined
    try {
      // The schema that was just checked belongs to this handler: `endpoint` tied them together.
      const answer = await handle(from, parsed.data as never, call)
      if (answer instanceof Response) return answer
      const fields = dialect.hasFields ? fieldsOf(given.fields) : undefined
      return jsonPieces(fields ? onlyFields(answer, fields) : answer)
    } finally {
      end?.()
    }
  }
  const finish = (answer: Response | readonly Piece[], headers: Readonly<Record<string, string>>) =>
    answer instanceof Response
      ? withHeaders(answer, headers)
      : plainResponse({ pieces: answer }, c.req.header('accept-encoding'), headers, rules.status)
  if (operation.method === 'GET' && !operation.access)
    return read(context, call, async (from) =>
      rules.keeps === false
        ? finish(await present(from), { 'cache-control': 'no-cache' })
        : once(from, c, rules, present),
    )
  let isDone = false
  try {
    const answer = await present(withoutShelves(context))
    isDone = true
    return await finish(answer, { 'cache-control': 'no-store' })
  } finally {
    if (operation.method !== 'GET') {
      context.onWritten(isDone && !rules.unseen)
      context.readers.wrote(call)
    }
  }
}

/** Whoever says who they are, and our own site, do not wait behind those who do not. */
function isAhead({ limits }: MountContext, { viewer, address }: Call): boolean {
  return viewer !== undefined || limits.isExempt(address)
}

/** Who has just written is not told what others were told a moment before. */
function withoutShelves<C extends object>(context: C): C {
  return { ...context, cards: undefined, people: undefined }
}

/** Reads from a copy where there is one, and from the primary where that fails. */
async function read<C extends MountContext>(
  context: C,
  call: Call,
  answer: (from: C) => Promise<Response>,
): Promise<Response> {
  const db = context.readers.readerOf(call)
  const from = (one: Database): C => (one === context.db ? context : { ...context, db: one })
  try {
    return await answer(from(db))
  } catch (error) {
    const other = context.readers.instead(db, error)
    if (!other) throw error
    return answer(from(other))
  }
}

/** An answer, unless the caller has it already. */
async function once<C extends MountContext>(
  context: C,
  c: Context<ServeEnv>,
  rules: Rules,
  present: (from: C) => Promise<Response | readonly Piece[]>,
): Promise<Response> {
  const { pathname, search } = new URL(c.req.url)
  const state = await context.answerState(context.db)
  const tag = entityTag(state, `${pathname}${search}`)
  if (isKnown(c.req.header('if-none-match'), tag)) return notModified(tag)
  const answer = await context.kept.take(context.db, state, tag, () => made(context, rules, state, present))
  return answer instanceof Response
    ? keepable(answer, tag)
    : plainResponse(answer, c.req.header('accept-encoding'), keepingHeaders(tag))
}

/** An answer, and until when it stands if its handler tells of every time that changes it; no longer than it is asked for. */
async function made<C extends MountContext>(
  context: C,
  { dated }: Rules,
  state: AnswerState,
  present: (from: C) => Promise<Response | readonly Piece[]>,
): Promise<Response | Made> {
  let end = tagsEnd(state)
  const changesAt = (seconds: number | null) => {
    if (seconds !== null) end = Math.min(end, seconds)
  }
  const pieces = await present(dated ? { ...context, changesAt } : context)
  return pieces instanceof Response ? pieces : { pieces, until: dated ? end * 1000 : undefined }
}

/** What went wrong, in a dialect's words; headers are the error's own. */
export function refuse({ status, type, body }: Refusal, error?: Error): Response {
  const headers = new Headers(error instanceof RefusedError ? error.headers.map(([...pair]) => pair) : [])
  headers.set('content-type', type)
  return new Response(JSON.stringify(body), { status, headers })
}

export function toFault(issue: z.core.$ZodIssue, body: string | undefined) {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))
  const [first, ...rest] = path
  const inBody = body !== undefined && first === body
  return {
    in: inBody ? ('body' as const) : ('query' as const),
    path: inBody ? rest : path,
    message: issue.message,
    kind: issue.code ?? 'invalid',
  }
}

function timed({ metrics }: MountContext, name: string): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    await next()
    metrics.requested(name, c.res.status, (performance.now() - started) / 1000)
  }
}

/** Parameters given once are text, given more often a list. */
export function readQuery(c: Context): Record<string, string | string[]> {
  const entries = Object.entries(c.req.queries()).map(([name, values]) => {
    const texts = values.map(withoutNul)
    return [name, texts.length === 1 ? (texts[0] ?? '') : texts]
  })
  return Object.fromEntries(entries)
}

function storable(places: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(places).map(([name, text]) => [name, withoutNul(text)]))
}

/** A body's JSON, or nothing where it is none. Only what is written as an escape can be what no database holds. */
function readBody(text: string): unknown {
  try {
    return JSON.parse(text, text.includes('\\u') ? storableValue : undefined)
  } catch {
    return undefined
  }
}

/** PostgreSQL's JSON cannot hold half a surrogate pair either. */
function storableValue(_: string, value: unknown): unknown {
  return typeof value === 'string' ? withoutNul(value).replace(/\p{Surrogate}/gu, '\uFFFD') : value
}

/** PostgreSQL's text cannot hold NUL; what is stored has it replaced in the same way. */
function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD')
}
