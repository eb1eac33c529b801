import { pageTag } from '#app/layout/page-tag.js'

/** Where visits are counted, and under which name. */
export interface AnalyticsSettings {
  url: string
  domain: string
}

export const ANALYTICS_TAG = 'analytics'

/** Reads what the page says; nothing where nobody counts. */
export function readAnalyticsSettings(page: Document): AnalyticsSettings | undefined {
  const text = pageTag(page, ANALYTICS_TAG)
  if (!text) return undefined
  const said: unknown = JSON.parse(text)
  if (typeof said !== 'object' || said === null || !('url' in said && 'domain' in said)) return undefined
  const { url, domain } = said
  return typeof url === 'string' && typeof domain === 'string' ? { url, domain } : undefined
}
