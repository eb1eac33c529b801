import { ApiError } from '@chiaroscuro/api-client'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppLoadContext } from '@remix-run/node'
import type { Arriving, Settled } from '#app/feature/section/arriving.js'
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

/** Nothing waits longer than this for what a page can do without. See docs/decisions/0060. */
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
    /** A page, or its data, is asked for: what is late may come after the rest. */
    takesParts?: boolean
  }
}

/** What comes after the rest of a page is waited for longer: it keeps nothing else waiting. */
const LATE_MS = 8_000
/** So long a page waits for a part once it has what it cannot do without: most are there by then, and the page is whole. */
const SOON_MS = 300

/** A part that a page can do without, and can be given after the rest. */
export interface LatePart<T> {
  readonly come: Promise<unknown>
  /** The part itself if it is there, or its promise. */
  readonly part: Arriving<T>
}

/** Asks for a part at the same time as for the others; `soon` waits for it. */
export function late<T>({ takesParts = false }: AppLoadContext, answer: Promise<T>): LatePart<T> {
  const come = settled(answer, takesParts ? LATE_MS : PART_MS)
  let part: Arriving<T> = come
  void come.then((it) => {
    part = it
  })
  return {
    come,
    get part() {
      return part
    },
  }
}

/** Waits for parts, all at once: for a moment where who asks can be given them later, else until they are there or given up. */
export async function soon(
  { takesParts = false }: AppLoadContext,
  ...parts: readonly LatePart<unknown>[]
): Promise<void> {
  const all = Promise.all(parts.map(({ come }) => come))
  await (takesParts ? within(SOON_MS, all, () => undefined) : all)
}

function tooLate(): never {
  throw new Error('A part of a page did not come in time')
}
