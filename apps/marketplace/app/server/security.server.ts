import type { Env } from './env.server.js'
import { userPoolUrl } from './user-pool-url.server.js'

/**
 * What a page may load. Scripts run by nonce only; media, frames and live rows come from the two
 * configured origins; what is chosen here and not sent anywhere yet is shown as `blob:`. `style-src-attr` stays open for
 * aspect ratios and placeholder colours. A page that others may frame runs no script at all; a draft may stand in the
 * frame of the editor that asked for it.
 */
export function contentSecurityPolicy(
  nonce: string,
  env: Env,
  { development = false, framed = false, editor }: Frames & { development?: boolean } = {},
): string {
  const media = new URL(env.publicMediaUrl).origin
  const api = new URL(env.publicApiUrl).origin
  const rules: Record<string, string> = {
    'default-src': "'none'",
    'script-src': framed ? "'none'" : ["'self'", `'nonce-${nonce}'`, ...bridgeOf(editor)].join(' '),
    'style-src': development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: blob: ${media}`,
    'media-src': `blob: ${media}`,
    'font-src': "'self'",
    'connect-src': [
      "'self'",
      ...(development ? ['ws:'] : []),
      api,
      // Files that members put there.
      media,
      ...identityOrigins(env),
      ...toldOrigins(env),
      ...(env.devWalletUrl ? [new URL(env.devWalletUrl).origin] : []),
      ...(env.walletConnect ? [new URL(env.walletConnect.relayUrl).origin] : []),
    ].join(' '),
    'frame-src': [media, ...(env.botCheck ? [new URL(env.botCheck.script).origin] : [])].join(' '),
    'manifest-src': "'self'",
    'worker-src': framed ? "'none'" : "'self'",
    'form-action': ["'self'", ...linkedOrigins(env)].join(' '),
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': framed ? '*' : (editor ?? "'none'"),
  }
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

interface Frames {
  /** By everybody. */
  framed?: boolean
  /** By this origin. */
  editor?: string | undefined
}

/** The one script by which an editor tells a draft in its frame what was saved. */
function bridgeOf(editor: string | undefined): string[] {
  return editor ? [`${editor}/f/storyblok-v2-latest.js`] : []
}

/** The user pool, which the browser proves passwords to by itself. */
function identityOrigins({ identity }: Env): string[] {
  return identity ? [new URL(userPoolUrl(identity)).origin] : []
}

/** Where forms that link an account lead on to. */
function linkedOrigins({ social }: Env): string[] {
  return [social.discord, social.twitter].flatMap((origin) => origin ?? [])
}

/** Who is told of errors and of visits, where anybody is. */
function toldOrigins({ errorReport, analytics }: Env): string[] {
  return [errorReport?.dsn, analytics?.url].flatMap((url) => (url ? [new URL(url).origin] : []))
}
