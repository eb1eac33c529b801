import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { type Endpoint, NotFoundError } from '../endpoint/endpoint.js'
import type { Dialect, Refusal } from './dialect.js'
import type { Log } from './log.js'

export interface MountContext {
  readonly log: Log
  readonly metrics: { requested(operation: string, status: number, seconds: number): void }
}

/** The routes of one dialect, each from its operation in the contract. */
export function mount<C extends MountContext>(
  context: C,
  endpoints: readonly Endpoint<C>[],
  dialect: Dialect,
): Hono {
  const app = new Hono()
  for (const { operation, input, handle } of endpoints) {
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1')
    app.on(operation.method, path, timed(context, `${operation.method} ${operation.path}`), async (c) => {
      const places = storable(c.req.param())
      const given: Record<string, unknown> = { ...readQuery(c), ...places }
      if (operation.body) given[operation.body] = await c.req.json().catch(() => undefined)
      const parsed = input.safeParse(given)
      if (!parsed.success) {
        const { issues } = parsed.error
        // What stands in the path names a thing: a name that cannot be one names nothing.
        if (issues.some(({ path: [name] }) => typeof name === 'string' && name in places))
          throw new NotFoundError('Not Found')
        return refuse(dialect.invalid(issues.map((issue) => toFault(issue, operation.body))))
      }
      // The schema that was just checked belongs to this handler: `endpoint` tied them together.
      const answer = await handle(context, parsed.data as never)
      return answer instanceof Response ? answer : c.json(answer as object)
    })
  }
  app.onError((error, c) => {
    const known = dialect.refused(error)
    if (known) return refuse(known)
    context.log.error('a request failed', error, { method: c.req.method, path: c.req.path })
    return refuse(dialect.failed)
  })
  return app
}

export function refuse({ status, type, body }: Refusal): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } })
}

function toFault(issue: z.core.$ZodIssue, body: string | undefined) {
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
function readQuery(c: Context): Record<string, string | string[]> {
  const entries = Object.entries(c.req.queries()).map(([name, values]) => {
    const texts = values.map(withoutNul)
    return [name, texts.length === 1 ? (texts[0] ?? '') : texts]
  })
  return Object.fromEntries(entries)
}

function storable(places: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(places).map(([name, text]) => [name, withoutNul(text)]))
}

/** PostgreSQL's text cannot hold NUL; what is stored has it replaced in the same way. */
function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD')
}
