import { createHash } from 'node:crypto'
import { ApiError, call } from '@chiaroscuro/api-client'
import { finishSocial, type SocialProvider, startSocial } from '@chiaroscuro/contract/operation'
import { HttpError } from '@chiaroscuro/http'
import { answerAt } from '@chiaroscuro/social-login'
import type { SocialApp } from './social-app.js'

/** Who goes to which service, from where, by which page they come back. */
export interface Way {
  readonly user: string
  readonly provider: SocialProvider
  readonly door: 'user' | 'wallet' | 'discord'
  readonly browser: string
}

/** What the service sends the browser back with. */
export interface Back {
  readonly state: string
  readonly code: string | undefined
  readonly error: string | undefined
}

/** What a browser keeps to itself, by a name that tests give it. */
export function browserOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url')
}

/** Goes to the service and answers there; nobody's name is a no. */
export async function goTo(app: SocialApp, way: Way, person: string | null = 'kestrel') {
  const { user, provider, door, browser } = way
  const start = { door: door === 'wallet' ? ('user' as const) : door, browser }
  const { authorize_url } = await call(app.as(user), startSocial, { provider, start })
  return backFrom(authorize_url, person)
}

export async function backFrom(
  authorizeUrl: string,
  person: string | null,
): Promise<Back & { path: string }> {
  const back = await answerAt(
    authorizeUrl,
    person === null ? { answer: 'deny' } : { person, answer: 'allow' },
  )
  const said = (name: string) => back.searchParams.get(name) ?? undefined
  return { path: back.pathname, state: said('state') ?? '', code: said('code'), error: said('error') }
}

export function comeBack(app: SocialApp, { user, provider, door, browser }: Way, back: Back) {
  const { state, code, error } = back
  return call(app.as(user), finishSocial, { provider, finish: { door, browser, state, code, error } })
}

/** Why it was refused: its fault, or its problem's name. */
export async function faultOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => 'it was taken',
    (one: unknown) => one,
  )
  if (!(error instanceof ApiError)) throw error
  const body = error.cause instanceof HttpError ? error.cause.body : undefined
  return typeof body === 'object' && body !== null && 'fault' in body
    ? String(body.fault)
    : String(error.code)
}
