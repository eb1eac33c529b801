import { pageTag } from '#app/layout/page-tag.js'

/** Shares of visits whose times and replays are sent; replays of visits with an error always (specification, section 9). */
export const TRACE_RATE = 0.1
export const REPLAY_RATE = 0.1
export const REPLAY_ON_ERROR_RATE = 1

/** What a page needs to know to report its errors. */
export interface ReportSettings {
  /** Where they go; public by its nature. */
  dsn: string
  environment: string
  /** Our own APIs, of the main and the test network, as `host` or `host:port`. */
  apiHosts: readonly string[]
  /** Whose widget's errors are not ours. */
  botCheckOrigin: string | null
}

/** Tags that carry settings to the parts of the site that come later. */
export const REPORT_TAG = 'error-report'

/** Reads what the page says; nothing where errors are not reported. */
export function readReportSettings(page: Document): ReportSettings | undefined {
  const text = pageTag(page, REPORT_TAG)
  if (!text) return undefined
  const said: unknown = JSON.parse(text)
  return isReportSettings(said) ? said : undefined
}

function isReportSettings(said: unknown): said is ReportSettings {
  if (typeof said !== 'object' || said === null) return false
  if (!('dsn' in said && 'environment' in said && 'apiHosts' in said && 'botCheckOrigin' in said))
    return false
  return (
    typeof said.dsn === 'string' &&
    typeof said.environment === 'string' &&
    Array.isArray(said.apiHosts) &&
    said.apiHosts.every((host) => typeof host === 'string') &&
    (said.botCheckOrigin === null || typeof said.botCheckOrigin === 'string')
  )
}
