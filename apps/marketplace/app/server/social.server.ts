import { randomBytes } from 'node:crypto'
import { type ApiClient, ApiError, call } from '@chiaroscuro/api-client'
import { finishSocial } from '@chiaroscuro/contract/operation'
import { parse, serialize } from 'cookie'
import { SOCIAL_PROVIDERS, type SocialProvider } from '#app/feature/social/provider.js'
import { outcomeOf, type SocialOutcome } from '#app/feature/social/social-outcome.js'
import { env } from './env.server.js'
import { refusalOf } from './refusal.server.js'

export type SocialDoor = 'user' | 'wallet' | 'discord'

/** Where each way back arrives. */
export function callbackPath(door: SocialDoor, provider: SocialProvider): string {
  return door === 'discord' ? '/discord/callback' : `/${door}/claim/${provider}/callback`
}

/** Which way back an address is; the routes are these and no others. */
export function wayOfPath(pathname: string): { door: SocialDoor; provider: SocialProvider } {
  const [, door, provider] = /^\/(user|wallet)\/claim\/(discord|twitter)\/callback/.exec(pathname) ?? []
  if (door === undefined) return { door: 'discord', provider: 'discord' }
  return {
    door: door === 'user' ? 'user' : 'wallet',
    provider: provider === 'twitter' ? 'twitter' : 'discord',
  }
}

export function offeredHere(): SocialProvider[] {
  return SOCIAL_PROVIDERS.filter((one) => env().social[one] !== undefined)
}

const COOKIE = 'social-way'
const HOUR = 3600

/** What this browser is known by while somebody is on the way: kept where no script reads it, and sent along when they come back. */
export function browserOf(request: Request): { browser: string; setCookie: string } {
  const kept = parse(request.headers.get('cookie') ?? '')[COOKIE]
  const browser = kept && /^[\w-]{43}$/.test(kept) ? kept : randomBytes(32).toString('base64url')
  const secure = (env().publicUrl ?? request.url).startsWith('https:')
  const setCookie = serialize(COOKIE, browser, {
    maxAge: HOUR,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  })
  return { browser, setCookie }
}

/** Hands in what the service sent the browser back with; `undefined` where it sent nothing. */
export async function finishWay(request: Request, api: ApiClient): Promise<SocialOutcome | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  const state = searchParams.get('state')
  if (state === null) return undefined
  const { door, provider } = wayOfPath(pathname)
  const { browser } = browserOf(request)
  const code = searchParams.get('code') ?? undefined
  const error = searchParams.get('error')?.slice(0, 200)
  try {
    await call(api, finishSocial, { provider, finish: { door, browser, state, code, error } })
    return 'linked'
  } catch (refused) {
    if (!(refused instanceof ApiError)) throw refused
    return outcomeOf(refusalOf(refused), refused.status)
  }
}
