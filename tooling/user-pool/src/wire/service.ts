import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { PoolError } from '../error.js'
import type { Pool } from '../pool.js'
import { randomUuid } from '../random-text.js'
import { aliasOf } from '../store/user.js'
import { ACTIONS } from './actions.js'
import { readBody } from './read-body.js'
import { Throttle } from './throttle.js'

/** Where most actions name the account they are about. */
const aboutSchema = z.object({
  Username: z.string().optional(),
  AuthParameters: z.object({ USERNAME: z.string().optional() }).optional(),
  ChallengeResponses: z.object({ USERNAME: z.string().optional() }).optional(),
})

/** Any page may call the service: what it may do depends on tokens alone, and there are no cookies. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-amzn-requestid,x-amzn-errortype,x-amzn-errormessage,date',
}
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'POST,OPTIONS',
  'access-control-allow-headers':
    'content-type,x-amz-target,x-amz-user-agent,amz-sdk-invocation-id,amz-sdk-request,cache-control,authorization',
  'access-control-max-age': '7200',
}

/** Answers a request to the service's one address. */
export type Service = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * The service: every action is a POST of JSON to `/`, named by a header. It stands on node:http itself, as it is
 * what everybody waits for.
 */
export function createService(pool: Pool, report: (error: unknown) => void): Service {
  const { limits } = pool.settings
  const byAddress = new Throttle(pool.clock, limits.addressRate, limits.addressBurst)
  const byAccount = new Throttle(pool.clock, limits.accountRate, limits.accountBurst)

  async function act(request: IncomingMessage): Promise<object> {
    const address = request.socket.remoteAddress ?? 'unknown'
    byAddress.spend(address)
    const action = ACTIONS.get(String(request.headers['x-amz-target'] ?? ''))
    if (!action) throw new PoolError('UnknownOperationException', 'There is no such action.')
    const body = parseObject(await readBody(request))
    const account = accountIn(body)
    if (account !== undefined) byAccount.spend(account)
    return action.run(pool, body, { address })
  }

  return async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, PREFLIGHT).end()
      return
    }
    try {
      send(pool, response, 200, await act(request))
    } catch (error) {
      if (!(error instanceof PoolError)) report(error)
      refuse(pool, response, error instanceof PoolError ? error : internal())
    }
  }
}

function parseObject(text: string): unknown {
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

function internal(): PoolError {
  return new PoolError('InternalErrorException', 'Something went wrong.')
}

function refuse(pool: Pool, response: ServerResponse, error: PoolError): void {
  response.setHeader('x-amzn-errortype', error.name)
  response.setHeader('x-amzn-errormessage', error.message.replace(/[^\x20-\x7e]/g, '?'))
  send(pool, response, statusOf(error), { __type: error.name, message: error.message })
}

function statusOf(error: PoolError): number {
  if (error.name === 'InternalErrorException') return 500
  return error.name === 'RequestEntityTooLargeException' ? 413 : 400
}

function send(pool: Pool, response: ServerResponse, status: number, body: object): void {
  // As text: node:http then sends head and body in one write.
  const text = JSON.stringify(body)
  response.writeHead(status, {
    ...CORS,
    'content-type': 'application/x-amz-json-1.1',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-amzn-requestid': randomUuid(pool.random),
    // The rest of a body that is too large is never read, so its connection cannot carry another request.
    ...(status === 413 ? { connection: 'close' } : {}),
  })
  response.end(text)
}
