import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { type ApiClient, apiClient } from '@chiaroscuro/api-client'
import { type SocialLogin, startSocialLogin } from '@chiaroscuro/social-login'
import { Hono } from 'hono'
import type { SocialConfig, SocialService } from '../src/config/social.js'
import { getAddressEndpoint } from '../src/endpoint/places.js'
import { getProfileEndpoint } from '../src/endpoint/profiles.js'
import { SOCIAL_ENDPOINTS, type SocialContext } from '../src/endpoint/social.js'
import { SOCIAL_WALLET_ENDPOINTS } from '../src/endpoint/social-wallet.js'
import type { ServeEnv } from '../src/serve/guard.js'
import { openGuard } from '../src/serve/guard.test-support.js'
import { keptAnswers } from '../src/serve/kept-answers.js'
import { LINE_RULES, line } from '../src/serve/line.js'
import { type MountContext, mount } from '../src/serve/mount.js'
import { problemDialect } from '../src/serve/problem-dialect.js'
import { readers } from '../src/serve/readers.js'
import type { Database } from '../src/store/database.js'

const SITE = 'http://site.test'
const client = {
  id: 'the-site',
  secret: 'the-secret-of-the-site',
  redirects: [
    '/user/claim/discord',
    '/user/claim/twitter',
    '/wallet/claim/discord',
    '/wallet/claim/twitter',
    '/discord',
  ].map((door) => `${SITE}${door}/callback`),
}

/** The operations of linked accounts on a real store, with both services stood in for and a clock that tests turn. */
export interface SocialApp {
  readonly services: SocialLogin
  /** As somebody who is signed in, or as nobody. */
  as(userId?: string): ApiClient
  /** Turns the clock of the API on; that of the services is the real one. */
  wait(ms: number): void
  /** Puts other services in the place of those. */
  use(social: Partial<SocialConfig>): void
  readonly now: () => number
  close(): Promise<void>
}

/** A service that believes every code, whoever brings it: nothing but our own checks stands between. */
export async function startCredulous(): Promise<{ service: SocialService; close(): void }> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    const token = JSON.stringify({ access_token: 'any', token_type: 'bearer' })
    response.end(request.url === '/me' ? JSON.stringify({ id: '42', username: 'anybody' }) : token)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const root = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    service: {
      clientId: client.id,
      clientSecret: client.secret,
      authorizeUrl: `${root}/authorize`,
      tokenUrl: `${root}/token`,
      revokeUrl: `${root}/revoke`,
      meUrl: `${root}/me`,
      scope: 'identify',
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export async function startSocialApp(db: Database): Promise<SocialApp> {
  const services = await startSocialLogin({
    client,
    now: Date.now,
    cookieKey: randomBytes(16).toString('hex'),
  })
  const service = (of: 'discord' | 'x', scope: string) => ({
    clientId: client.id,
    clientSecret: client.secret,
    authorizeUrl: services[of].authorize,
    tokenUrl: services[of].token,
    revokeUrl: services[of].revoke,
    meUrl: services[of].me,
    scope,
  })
  const given: SocialConfig = {
    discord: service('discord', 'identify'),
    twitter: service('x', 'users.read tweet.read'),
  }
  let ahead = 0
  let social = given
  const now = () => Date.now() + ahead
  let changes = 0
  const context: MountContext & SocialContext = {
    db,
    get social() {
      return social
    },
    siteUrl: SITE,
    siteDomain: new URL(SITE).host,
    network: 'devnet',
    now,
    random: (bytes) => randomBytes(bytes),
    moment: () => ({ seconds: Math.floor(now() / 1000), height: 1 }),
    view: { prefix: 'txch', mediaUrl: '', tokens: new Map(), pendingOffers: () => new Set() },
    log: { info() {}, warn() {}, error() {} },
    metrics: { requested() {} },
    readers: readers(db, undefined, now),
    answerState: async () => ({
      height: 1,
      stateHash: '',
      revision: String(changes++),
      memory: '',
      seconds: 1,
    }),
    kept: keptAnswers(now, 1_000_000),
    line: line(LINE_RULES, now),
    onWritten() {},
    ...openGuard,
  }
  const app = new Hono<ServeEnv>()
  app.use(async (c, next) => {
    const userId = c.req.header('authorization')?.slice('Bearer '.length)
    const viewer = userId ? { userId, name: null, isAdmin: false, email: null, key: undefined } : undefined
    c.set('call', { viewer, address: '127.0.0.1', header: (name) => c.req.header(name) })
    await next()
  })
  const endpoints = [...SOCIAL_ENDPOINTS, ...SOCIAL_WALLET_ENDPOINTS, getProfileEndpoint, getAddressEndpoint]
  app.route('/', mount(context, endpoints, problemDialect))
  return {
    services,
    now,
    as: (userId) =>
      apiClient({
        root: 'http://api.test',
        fetch: async (url, init) => app.request(String(url), init),
        ...(userId ? { token: async () => userId } : {}),
      }),
    wait: (ms) => {
      ahead += ms
    },
    use: (other) => {
      social = { ...given, ...other }
    },
    close: () => services.close(),
  }
}
