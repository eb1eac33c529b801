import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { z } from 'zod'
import { PoolError } from '../error.js'
import type { Pool } from '../pool.js'
import { randomUuid } from '../random-text.js'
import { aliasOf } from '../store/user.js'
import { ACTIONS } from './actions.js'
import type { Caller } from './caller.js'
import { Throttle } from './throttle.js'

/** The largest request: a passkey's attestation is the longest thing anybody has to say. */
const MOST_BYTES = 100 * 1024

/** Where most actions name the account they are about. */
const aboutSchema = z.object({
  Username: z.string().optional(),
  AuthParameters: z.object({ USERNAME: z.string().optional() }).optional(),
  ChallengeResponses: z.object({ USERNAME: z.string().optional() }).optional(),
})

/** The service's one address: every action is a POST of JSON, named by a header. */
export function serviceRoutes(pool: Pool, caller: Caller, report: (error: unknown) => void): Hono {
  const { limits } = pool.settings
  const byAddress = new Throttle(pool.clock, limits.addressRate, limits.addressBurst)
  const byAccount = new Throttle(pool.clock, limits.accountRate, limits.accountBurst)
  const app = new Hono()
  app.use(
    '/',
    cors({
      origin: '*',
      allowMethods: ['POST', 'OPTIONS'],
      allowHeaders: [
        'content-type',
        'x-amz-target',
        'x-amz-user-agent',
        'amz-sdk-invocation-id',
        'amz-sdk-request',
        'cache-control',
      ],
      exposeHeaders: ['x-amzn-requestid', 'x-amzn-errortype', 'x-amzn-errormessage', 'date'],
      maxAge: 7200,
    }),
  )
  app.post(
    '/',
    bodyLimit({
      maxSize: MOST_BYTES,
      onError: () =>
        refusal(pool, new PoolError('RequestEntityTooLargeException', 'Request body is too large.')),
    }),
    async (context) => {
      try {
        const call = { address: caller(context) }
        byAddress.spend(call.address)
        const action = ACTIONS.get(context.req.header('x-amz-target') ?? '')
        if (!action) throw new PoolError('UnknownOperationException', 'There is no such action.')
        const body = readJson(await context.req.text())
        byAccount.spend(accountIn(body) ?? `nobody ${call.address}`)
        return answer(pool, 200, await action.run(pool, body, call))
      } catch (error) {
        if (error instanceof PoolError) return refusal(pool, error)
        report(error)
        return refusal(pool, new PoolError('InternalErrorException', 'Something went wrong.'))
      }
    },
  )
  return app
}

function readJson(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  } catch {
    // said below
  }
  throw new PoolError('SerializationException', 'The request is not a JSON object.')
}

function accountIn(body: unknown): string | undefined {
  const about = aboutSchema.safeParse(body).data
  const name = about?.Username ?? about?.AuthParameters?.USERNAME ?? about?.ChallengeResponses?.USERNAME
  return name === undefined ? undefined : aliasOf(name.slice(0, 128))
}

function refusal(pool: Pool, error: PoolError): Response {
  const status =
    error.name === 'InternalErrorException'
      ? 500
      : error.name === 'RequestEntityTooLargeException'
        ? 413
        : 400
  const response = answer(pool, status, { __type: error.name, message: error.message })
  response.headers.set('x-amzn-errortype', error.name)
  // The rest of such a body is never read, so the connection cannot carry another request.
  if (status === 413) response.headers.set('connection', 'close')
  response.headers.set('x-amzn-errormessage', error.message.replace(/[^\x20-\x7e]/g, '?'))
  return response
}

function answer(pool: Pool, status: number, body: object): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'cache-control': 'no-store',
      'x-amzn-requestid': randomUuid(pool.random),
    },
  })
}
