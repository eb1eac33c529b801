import type { AnalyticsSettings } from './analytics-settings.js'

/** Where visits are counted, if anywhere. */
export interface AnalyticsEnv {
  analytics: AnalyticsSettings | undefined
}

type Raw = Record<string, string | undefined>
type ReadUrl = (name: string, text: string) => string

/** Checks raw variables; throws an error that names the wrong one. */
export function readAnalyticsEnv(raw: Raw, url: ReadUrl): AnalyticsEnv {
  const { ANALYTICS_URL: endpoint, ANALYTICS_DOMAIN: domain } = raw
  if (!endpoint && !domain) return { analytics: undefined }
  if (!endpoint || !domain) throw new Error('ANALYTICS_URL and ANALYTICS_DOMAIN go together')
  if (!/^[\w.:-]{1,253}$/.test(domain)) throw new Error('ANALYTICS_DOMAIN must be the name of a site')
  return { analytics: { url: url('ANALYTICS_URL', endpoint), domain } }
}
