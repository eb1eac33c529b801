import type { ReportSettings } from './report-settings.js'

/** Where errors of the site are reported to, if anywhere. */
export interface ReportEnv {
  errorReport: Omit<ReportSettings, 'botCheckOrigin'> | undefined
}

type Raw = Record<string, string | undefined>
type ReadUrl = (name: string, text: string) => string

/** Checks raw variables; throws an error that names the wrong one. */
export function readReportEnv(raw: Raw, publicApiUrl: string, url: ReadUrl): ReportEnv {
  const { SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: environment } = raw
  if (!dsn) return { errorReport: undefined }
  const { username, password, pathname } = new URL(url('SENTRY_DSN', dsn))
  if (!username || password || !/\/\d+$/.test(pathname))
    throw new Error('SENTRY_DSN must hold a public key, no secret one, and the number of a project')
  const testnet = raw.PUBLIC_TESTNET_API_URL && url('PUBLIC_TESTNET_API_URL', raw.PUBLIC_TESTNET_API_URL)
  const apiHosts = [publicApiUrl, ...(testnet ? [testnet] : [])].map((one) => new URL(one).host)
  return { errorReport: { dsn, environment: environment || 'production', apiHosts } }
}
