import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'cookie'
import type { PreviewEnv } from './content-env.server.js'

/** Previews end by themselves after this, seconds. */
const PREVIEW_SECONDS = 3600
/** How far the editor's clock may be ahead of ours, seconds. */
const CLOCK_SKEW = 300
const COOKIE = 'preview'

/** Whether a request may see drafts: by the cookie of preview mode, or by what the content service's editor signs. */
export function isPreview(request: Request, preview: PreviewEnv | undefined, now: number): boolean {
  if (!preview) return false
  return hasCookie(request, preview, now) || isFromEditor(new URL(request.url).searchParams, preview, now)
}

/** The cookie of preview mode; with no time left it takes preview mode away. */
export function previewCookie(
  preview: PreviewEnv,
  now: number,
  secure: boolean,
  seconds = PREVIEW_SECONDS,
): string {
  const until = String(Math.floor(now / 1000) + seconds)
  return serialize(COOKIE, seconds > 0 ? `${until}.${sign(until, preview.secret)}` : '', {
    httpOnly: true,
    maxAge: seconds,
    path: '/',
    sameSite: 'lax',
    secure,
  })
}

/** Whether a text is the secret that opens preview mode. */
export function opensPreview(given: string, preview: PreviewEnv): boolean {
  return isSame(sign(given, 'preview'), sign(preview.secret, 'preview'))
}

function hasCookie(request: Request, { secret }: PreviewEnv, now: number): boolean {
  const [until = '', given = ''] = (parse(request.headers.get('cookie') ?? '')[COOKIE] ?? '').split('.')
  return /^\d{1,12}$/.test(until) && Number(until) * 1000 > now && isSame(given, sign(until, secret))
}

/**
 * The editor opens a page with `_storyblok` (the story's id) and a token over space, preview token and time; only who
 * holds the preview token can make one.
 */
function isFromEditor(query: URLSearchParams, { token }: PreviewEnv, now: number): boolean {
  const space = query.get('_storyblok_tk[space_id]') ?? ''
  const time = query.get('_storyblok_tk[timestamp]') ?? ''
  const given = query.get('_storyblok_tk[token]') ?? ''
  if (!/^\d{1,20}$/.test(query.get('_storyblok') ?? '')) return false
  if (!/^\d{1,20}$/.test(space) || !/^\d{1,12}$/.test(time) || !/^[0-9a-f]{40}$/.test(given)) return false
  const age = now / 1000 - Number(time)
  if (age > PREVIEW_SECONDS || age < -CLOCK_SKEW) return false
  return isSame(given, createHash('sha1').update(`${space}:${token}:${time}`).digest('hex'))
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
