import { ApiError } from '@chiaroscuro/api-client'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppLoadContext } from '@remix-run/node'
import { pathOfPage } from './data-path.js'
import { i18nFor } from './i18n.server.js'
import { partMissing } from './part-missing.js'
import { localeOf } from './preference.server.js'
import { within } from './within.js'

/** The path of the page a request is for, query included, whether it is fetched whole or as data. */
export function pagePath(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  const path = pathOfPage(pathname)
  const params = new URLSearchParams(searchParams)
  params.delete('_routes')
  const query = params.toString()
  return query ? `${path}?${query}` : path
}

/** The specification's page for what is well addressed but not there: 404 'Page Not Found: {fullPath}'. */
export function notFound(request: Request): Response {
  return new Response(`Page Not Found: ${pagePath(request)}`, { status: 404 })
}

/** The specification's page for what no route has: 404 'Page not found: {path}'. */
export function noSuchPage(request: Request): Response {
  const path = new URL(request.url).pathname.replace(/\.data$/, '')
  return new Response(`Page not found: ${path}`, { status: 404 })
}

/** The page for what cannot be shown while a service is silent, in the language of whoever asks. */
export function unavailable(request: Request, words: MessageDescriptor): Response {
  const text = i18nFor(localeOf(request))._(words)
  return new Response(text, { status: 503, headers: { 'retry-after': '30' } })
}

/** Waits for what a page cannot do without; turns the API's refusals into pages. */
export async function needed<T>(request: Request, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw toResponse(request, error)
  }
}

function toResponse(request: Request, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  if (error.status === 400 || error.status === 404 || error.status === 422) return notFound(request)
  return unavailable(request, msg`The index does not answer at the moment. Please try again in a minute.`)
}

/** A part of a page that may fail alone. */
export type Settled<T> = { ok: true; value: T } | { ok: false }

/** A page is whole when it is sent; it does not wait longer than this for what it can do without. See docs/decisions/0060. */
const PART_MS = 2_500

/** Waits for a part that the page can do without; its failure is logged and stays with it. */
export async function settled<T>(answer: Promise<T>, patienceMs = PART_MS): Promise<Settled<T>> {
  try {
    return { ok: true, value: await within(patienceMs, answer, tooLate) }
  } catch (error) {
    console.error(error instanceof Error ? `${error.name}: ${error.message}` : error)
    partMissing.publish(undefined)
    return { ok: false }
  }
}

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** Scripts of a page ask: they are given what is there, and the rest when it comes. */
    takesParts?: boolean
  }
}

/** What is waited for of a part that takes long by nature, before it is left out. */
const LONG_MS = 8_000

/**
 * A part that takes long by nature, `undefined` where it does not come. A page is sent whole and waits for it a little; its
 * scripts, which show what is there meanwhile, are given a promise. See docs/decisions/0060.
 */
export async function later<T>(
  { takesParts = false }: AppLoadContext,
  answer: Promise<T>,
): Promise<{ part: T | undefined | Promise<T | undefined> }> {
  const part = settled(answer, takesParts ? LONG_MS : PART_MS).then((it) => (it.ok ? it.value : undefined))
  return { part: takesParts ? part : await part }
}

function tooLate(): never {
  throw new Error('A part of a page did not come in time')
}
