/** What the site takes from its surroundings. */
export interface Env {
  port: number
  host: string
  /** Where this server reaches the API. */
  apiUrl: string
  /** Where browsers reach it, for live rows. */
  publicApiUrl: string
  /** The origin that serves media; never our own. */
  publicMediaUrl: string
  /** The site's own public address, for canonical links; by default that of each request. */
  publicUrl: string | undefined
}

/** Checks raw variables; throws an error that names the wrong one. */
export function readEnv(raw: Record<string, string | undefined>): Env {
  const apiUrl = url('API_URL', raw.API_URL ?? 'http://127.0.0.1:8801')
  return {
    port: port(raw.PORT ?? '3000'),
    host: raw.HOST || 'localhost',
    apiUrl,
    publicApiUrl: url('PUBLIC_API_URL', raw.PUBLIC_API_URL || apiUrl),
    publicMediaUrl: url('PUBLIC_MEDIA_URL', raw.PUBLIC_MEDIA_URL || 'http://127.0.0.1:8802'),
    publicUrl: raw.PUBLIC_URL ? new URL(url('PUBLIC_URL', raw.PUBLIC_URL)).origin : undefined,
  }
}

function port(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > 65_535) throw new Error(`PORT must be a port number, not "${text}"`)
  return value
}

function url(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`${name} must be an http or https address`)
  }
  return text.replace(/\/+$/, '')
}

let known: Env | undefined

/** The process's own environment, read once. */
export function env(): Env {
  known ??= readEnv(process.env)
  return known
}
