import type { IncomingMessage, ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type Provider from 'oidc-provider'
import type { Client } from './authority.js'
import { consentPage, overPage, PAGE_POLICY } from './page.js'
import { type Person, personOf, type Service } from './service.js'

interface Raw {
  Bindings: { incoming: IncomingMessage; outgoing: ServerResponse }
}

/** A service with what answers for it. */
export interface Stand {
  readonly service: Service
  readonly authority: Provider
}

/** The services' addresses: a page to allow or deny, who a token is for, and OAuth 2. */
export function createApp(stands: readonly Stand[], { id: clientId }: Client): Hono<Raw> {
  const app = new Hono<Raw>()
  app.use(bodyLimit({ maxSize: 8192 }))
  app.get('/healthz', (c) => c.json({ ok: true }))
  for (const stand of stands) mount(app, stand, clientId)
  app.notFound((c) => c.json({ message: 'There is nothing here.' }, 404))
  return app
}

function mount(app: Hono<Raw>, { service, authority }: Stand, clientId: string): void {
  const persons = new Map<string, Person>()
  const door = `${service.root}/sign-in/:uid`

  app.get(door, async (c) => {
    const visit = await visitOf(authority, c)
    return visit ? page(c, consentPage({ service, site: visit.site })) : page(c, overPage(service), 400)
  })

  app.post(door, async (c) => {
    const visit = await visitOf(authority, c)
    if (!visit || c.req.header('sec-fetch-site') === 'cross-site') return page(c, overPage(service), 400)
    const form = await c.req.parseBody()
    if (form.answer !== 'allow') {
      const denied = { error: 'access_denied', error_description: 'They said no.' }
      return c.redirect(await authority.interactionResult(c.env.incoming, c.env.outgoing, denied), 303)
    }
    const typed = String(form.other ?? '').trim() || String(form.person ?? '')
    const person = personOf(service, typed)
    if (!person) return page(c, consentPage({ service, site: visit.site, typed }), 400)
    persons.set(person.id, person)
    const grant = new authority.Grant({ accountId: person.id, clientId })
    grant.addOIDCScope(visit.scope)
    const result = {
      login: { accountId: person.id, remember: false },
      consent: { grantId: await grant.save() },
    }
    return c.redirect(await authority.interactionResult(c.env.incoming, c.env.outgoing, result), 303)
  })

  app.get(service.me, async (c) => {
    const [, text = ''] = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '') ?? []
    const token = text && (await authority.AccessToken.find(text))
    const person = token ? persons.get(token.accountId) : undefined
    if (!token || !person || !service.scopes.every((scope) => token.scopes.has(scope)))
      return c.json({ message: '401: Unauthorized', code: 0 }, 401)
    return c.json(service.answer(person))
  })

  const answer = authority.callback()
  app.all(`${service.root}/*`, async (c) => {
    const { incoming, outgoing } = c.env
    // Whoever comes anew is asked anew who they are: there are several persons in one browser.
    if (c.req.path === service.authorize)
      incoming.headers.cookie = withoutSession(incoming.headers.cookie ?? '')
    await answer(incoming, outgoing)
    return RESPONSE_ALREADY_SENT
  })
}

function withoutSession(cookies: string): string {
  return cookies
    .split(/; */)
    .filter((one) => !/^\w+_session(\.sig)?=/.test(one))
    .join('; ')
}

/** The sign-in that the browser's own cookie names; `undefined` where there is none, or the address is another's. */
async function visitOf(authority: Provider, c: Context<Raw>) {
  try {
    const { uid, params } = await authority.interactionDetails(c.env.incoming, c.env.outgoing)
    if (uid !== c.req.param('uid')) return undefined
    return { site: new URL(String(params.redirect_uri)).host, scope: String(params.scope ?? '') }
  } catch {
    return undefined
  }
}

function page(c: Context<Raw>, body: ReturnType<typeof overPage>, status: 200 | 400 = 200) {
  c.header('content-security-policy', PAGE_POLICY)
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  c.header('x-content-type-options', 'nosniff')
  return c.html(body, status)
}
