/** The parts of a report that could say more than what went wrong. */
interface Reported {
  request?: {
    url?: string
    cookies?: unknown
    headers?: Record<string, string>
    data?: unknown
    query_string?: unknown
    env?: unknown
  }
  user?: unknown
  server_name?: string
  breadcrumbs?: { message?: string; data?: Record<string, unknown> }[]
}

const harmless = ['accept-language', 'user-agent']

/** Takes out of a report who somebody is and what they sent: cookies, tokens, forms, and everything behind a `?`. */
export function scrub<T extends Reported>(report: T): T {
  const { request } = report
  if (request) {
    for (const name of ['cookies', 'data', 'query_string', 'env'] as const) delete request[name]
    if (request.url !== undefined) request.url = bare(request.url)
    if (request.headers)
      request.headers = Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => harmless.includes(name.toLowerCase())),
      )
  }
  delete report.user
  delete report.server_name
  for (const crumb of report.breadcrumbs ?? []) {
    if (crumb.message !== undefined) crumb.message = withoutQueries(crumb.message)
    for (const [name, value] of Object.entries(crumb.data ?? {}))
      if (crumb.data && typeof value === 'string') crumb.data[name] = withoutQueries(value)
  }
  return report
}

function bare(url: string): string {
  return url.split(/[?#]/)[0] ?? ''
}

/** Codes, tokens and addresses people are led back to stand in the queries of links. */
function withoutQueries(text: string): string {
  return text.replace(/((?:https?:\/\/|\/)[^\s?#"']*)[?#][^\s"']*/g, '$1')
}
