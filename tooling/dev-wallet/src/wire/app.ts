import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { html } from 'hono/html'
import { z } from 'zod'
import type { Account } from '../account.js'
import type { Connections } from '../connections.js'
import type { Desk } from '../desk.js'
import type { WalletContext } from '../method/context.js'
import { METHOD_NAMES, understand } from '../method/methods.js'
import { connectPage } from '../page/connect-page.js'
import { pageOf } from '../page/document.js'
import { requestPage, type TokenNames } from '../page/request-page.js'
import { Proposal } from '../proposal.js'
import { WALLET_ERROR_NUMBERS, WalletError } from '../wallet-error.js'

/** What the server is made of. */
export interface WalletParts {
  readonly context: WalletContext
  readonly accounts: readonly Account[]
  readonly desk: Desk
  readonly connections: Connections
  /** Origins that may ask. */
  readonly sites: readonly string[]
  readonly tokenNames: () => Promise<TokenNames>
  /** Goes with every click: known to the wallet's own pages alone. */
  readonly pageToken: string
  readonly nonce: () => string
  /** A window opens before its request is there, since a site may fetch something first: waited for so long. */
  readonly arrivalMs: number
  readonly report: (error: unknown) => void
}

const asked = z.object({
  id: z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
  method: z.string().max(60),
  params: z.unknown().optional(),
})
/** The fee that a page showed when it was answered. */
const shown = z.object({ paid: z.string() })
const withdrawn = asked.pick({ id: true })
const LARGEST = 2 << 20
const LARGEST_FORM = 4096
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

type Env = { Variables: { nonce: string } }

/** The wallet's two doors: `/rpc` for sites, its own pages for the person. */
export function walletApp(parts: WalletParts): Hono<Env> {
  const app = new Hono<Env>()
  // A foreign name that leads to this machine must not reach the keys.
  app.use(async (c, next) => {
    if (!LOCAL.test(c.req.header('host') ?? '')) return c.text('not here\n', 403)
    return next()
  })
  app.use(
    '/rpc',
    cors({
      origin: (origin) => (parts.sites.includes(origin) ? origin : null),
      allowMethods: ['POST'],
      allowHeaders: ['content-type', 'authorization'],
      maxAge: 600,
    }),
    bodyLimit({
      maxSize: LARGEST,
      onError: (c) => c.json(toError(new WalletError('invalid-params', 'This is too large')), 413),
    }),
  )
  app.post('/rpc', async (c) => {
    try {
      const origin = c.req.header('origin') ?? ''
      if (!parts.sites.includes(origin)) throw new WalletError('unauthorized', 'This site may not ask')
      const request = asked.safeParse(await c.req.json().catch(() => undefined))
      if (!request.success) throw new WalletError('invalid-params', 'This is no request')
      const token = /^Bearer (\S{20,100})$/.exec(c.req.header('authorization') ?? '')?.[1]
      return c.json({ result: (await answer(parts, origin, token, request.data)) ?? null })
    } catch (error) {
      const told =
        error instanceof WalletError ? error : new WalletError('refused', 'The wallet failed', error)
      if (told !== error || told.code === 'disconnected') parts.report(error)
      return c.json(toError(told))
    }
  })
  pages(app, parts)
  return app
}

function toError({ code, message }: WalletError) {
  return { error: { code: WALLET_ERROR_NUMBERS[code], reason: code, message } }
}

type Request = z.infer<typeof asked>

async function answer(parts: WalletParts, origin: string, token: string | undefined, request: Request) {
  const { desk, connections, accounts, context } = parts
  const { id, method, params } = request
  // What a site asked for it may take back: it alone knows the id.
  if (method === 'withdraw') {
    desk.refuse(withdrawn.safeParse(params).data?.id ?? '', 'The site took it back')
    return null
  }
  if (method === 'connect') return connect(parts, origin, id)
  const account = token === undefined ? undefined : accounts[connections.accountOf(origin, token) ?? -1]
  if (!account || token === undefined) throw new WalletError('unauthorized', 'Connect first')
  if (method === 'disconnect') return connections.end(token)
  // Asked for beside, so that the page need not wait.
  void parts.tokenNames()
  const understood = await understand({ ...context, account }, method, params)
  if ('told' in understood) return understood.told
  const proposal = await Proposal.of(understood.asked, context.node)
  return desk.ask({
    id,
    page: async (pageToken, fault) =>
      requestPage({ id, origin, account, proposal, fault }, pageToken, await parts.tokenNames()),
    change: (form) => proposal.change(form),
    isShownAs: (form) => proposal.isShownAs(shown.safeParse(form).data?.paid),
    commit: () => proposal.prepared.commit(),
  })
}

function connect({ desk, accounts, connections, context }: WalletParts, origin: string, id: string) {
  return desk.ask({
    id,
    page: async (pageToken) => {
      const shown = accounts.map(async (account) => {
        const { xch, nfts } = await context.holdings.of(account)
        return { account, mojos: xch.reduce((sum, { coin }) => sum + coin.amount, 0n), nfts: nfts.length }
      })
      return connectPage(id, origin, await Promise.all(shown), pageToken)
    },
    commit: async ({ account: chosen = 0 }) => {
      const account = accounts[chosen]
      if (!account) throw new WalletError('invalid-params', 'There is no such account')
      const { name, address, index } = account
      return {
        token: connections.add(origin, index),
        name,
        address,
        network: context.network,
        methods: METHOD_NAMES,
      }
    },
  })
}

function pages(app: Hono<Env>, { desk, pageToken, nonce, arrivalMs }: WalletParts): void {
  app.use('/request/*', async (c, next) => {
    const once = nonce()
    c.set('nonce', once)
    await next()
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${once}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    )
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'no-referrer')
    c.header('cache-control', 'no-store')
  })
  app.get('/request/:id', async (c) => {
    const found = await desk.find(c.req.param('id'), arrivalMs)
    if (found) return c.html(await found.page(pageToken))
    return c.html(pageOf('Over', over('There is nothing to answer here any more.')), 404)
  })
  app.post('/request/:id', bodyLimit({ maxSize: LARGEST_FORM }), async (c) => {
    const form = await c.req.parseBody()
    if (form.token !== pageToken)
      return c.html(pageOf('Refused', over('Answer on the wallet’s own page.')), 403)
    const id = c.req.param('id')
    const waiting = await desk.find(id, 0)
    if (waiting?.change && form.answer === 'fee') {
      const fault = await waiting.change(form)
      return c.html(await waiting.page(pageToken, fault), fault ? 422 : 200)
    }
    if (form.answer === 'approve' && waiting?.isShownAs?.(form) === false)
      return c.html(await waiting.page(pageToken, 'The fee was changed elsewhere. Look again.'), 409)
    if (form.answer !== 'approve') {
      if (!desk.refuse(id)) return c.html(pageOf('Over', over('This request is over.')), 409)
      return c.html(pageOf('Refused', closing('Refused. Nothing was signed.', c.get('nonce'))))
    }
    const account =
      typeof form.account === 'string' && /^\d$/.test(form.account) ? Number(form.account) : undefined
    const failed = await desk.approve(id, { account })
    if (failed) return c.html(pageOf('Not done', over(failed.message)), 409)
    return c.html(pageOf('Done', closing('Done. The site goes on by itself.', c.get('nonce'))))
  })
  app.get('/', (c) =>
    c.html(pageOf('Wallet', html`<h1>Wallet</h1><p>Sites open this wallet when they ask for something.</p>`)),
  )
}

function over(words: string) {
  return html`<h1>Nothing to do</h1><p class="warn">${words}</p><p class="soft">You can close this window.</p>`
}

/** A window that a site opened closes itself. */
function closing(words: string, nonce: string) {
  return html`<h1>${words}</h1><p class="soft">You can close this window.</p><script nonce="${nonce}">close()</script>`
}
