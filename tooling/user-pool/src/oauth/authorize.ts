import type { Context } from 'hono'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { PoolError } from '../error.js'
import { localOnly, pageHeaders } from '../page/guard.js'
import type { Call, Pool } from '../pool.js'
import type { Progress } from '../sign-in/progress.js'
import type { Caller } from '../wire/caller.js'
import type { Throttle } from '../wire/throttle.js'
import type { OauthCodes } from './codes.js'
import type { AuthorizeRequest } from './request.js'
import { readAuthorizeRequest, wayBack } from './request.js'
import type { Step } from './sign-in-page.js'
import { problemPage, signInPage } from './sign-in-page.js'
import { FACTORS, takeCode, takePassword } from './sign-in-steps.js'

/** The hosted sign-in: a form, and the way back with a code. */
export function authorizeRoutes(pool: Pool, codes: OauthCodes, caller: Caller, throttle: Throttle): Hono {
  const app = new Hono()
  app.use('/oauth2/authorize', localOnly, pageHeaders)
  app.get('/oauth2/authorize', (context) =>
    withRequest(context, pool, context.req.query(), (request) =>
      context.html(signInPage(request, { name: 'password' })),
    ),
  )
  app.post('/oauth2/authorize', bodyLimit({ maxSize: 16 * 1024 }), async (context) => {
    const fields = textFields(await context.req.parseBody())
    return withRequest(context, pool, fields, async (request) => {
      throttle.spend(caller(context))
      const result = await takeStep(pool, fields, request, { address: caller(context) })
      if ('name' in result) return context.html(signInPage(request, result), result.problem ? 401 : 200)
      if (!('AuthenticationResult' in result))
        return context.html(signInPage(request, toStep(result, fields)))
      return context.redirect(
        wayBack(request, {
          code: codes.give({
            clientId: request.client_id,
            redirectUri: request.redirect_uri,
            codeChallenge: request.code_challenge,
            tokens: result.AuthenticationResult,
          }),
        }),
        303,
      )
    })
  })
  return app
}

type Fields = Readonly<Record<string, string>>

async function withRequest(
  context: Context,
  pool: Pool,
  fields: Fields,
  answer: (request: AuthorizeRequest) => Response | Promise<Response>,
): Promise<Response> {
  try {
    return await answer(readAuthorizeRequest(pool, fields))
  } catch (error) {
    if (!(error instanceof PoolError)) throw error
    return context.html(problemPage(error.message), 400)
  }
}

/** What came of the form: progress, or the same step with the reason it failed. */
async function takeStep(
  pool: Pool,
  fields: Fields,
  { scope, nonce }: AuthorizeRequest,
  call: Call,
): Promise<Progress | Step> {
  const asked = { scope, nonce }
  const { session, challenge, username = '', password = '', code = '' } = fields
  try {
    if (session) return await takeCode(pool, session, username, code, asked, call)
    return await takePassword(pool, username.slice(0, 128), password.slice(0, 256), asked, call)
  } catch (error) {
    if (!(error instanceof PoolError)) throw error
    const problem = error.message
    if (session && challenge && error.keepsSession)
      return { name: 'code', session, challenge, username, problem }
    return { name: 'password', problem }
  }
}

function toStep(progress: Exclude<Progress, { AuthenticationResult: object }>, fields: Fields): Step {
  const { ChallengeName: challenge, Session: session } = progress
  if (!FACTORS.some((factor) => factor === challenge))
    return {
      name: 'password',
      problem: 'This account has a step to finish first: please sign in on the site.',
    }
  return { name: 'code', challenge, session, username: fields.username ?? '' }
}

function textFields(body: Record<string, unknown>): Fields {
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
