import { createContext, type ReactNode, useContext } from 'react'
import type { AnalyticsSettings } from '#app/analytics/analytics-settings.js'
import type { ReportSettings } from '#app/error-report/report-settings.js'
import type { FiatRate } from '#app/feature/money/fiat-rate.js'
import type { Locale } from '#app/i18n/locale.js'
import { useMovingClock } from './moving-clock.js'
import type { Theme } from './theme.js'

/** What every part of a page may want to know. */
export interface Site {
  locale: Locale
  theme: Theme
  /** Milliseconds when the server drew this page. */
  now: number
  mediaUrl: string
  apiUrl: string
  /** Who is signed in. */
  viewer: SiteViewer | null
  /** What browsers sign in at; null where nobody can. */
  signIn: SignInPlace | null
  /** The network whose addresses are shown. */
  network: string
  /** Where the devnet's own wallet is; null everywhere else. */
  devWalletUrl: string | null
  /** How wallets elsewhere are reached; null where nobody registered this site. */
  walletConnect: { projectId: string; relayUrl: string } | null
  /** What XCH is worth in the money of the language; null where nobody said so lately. */
  fiat: FiatRate | null
  /** The build this page was drawn by. */
  build: string
  /** Where errors are reported and visits counted; null where they are not. */
  report: ReportSettings | null
  analytics: AnalyticsSettings | null
  /** Where the foot of the page leads besides our own pages; what is not configured is not shown. */
  places: SitePlaces
}

export interface SitePlaces {
  support?: string | undefined
  documentation?: string | undefined
  status?: string | undefined
  developers?: string | undefined
}

export interface SiteViewer {
  name: string
  email: string
  /** Where the rooms of those who run the site begin; said to them alone. */
  staffPath?: string | undefined
}

/** A user pool, as its public clients know it. */
export interface SignInPlace {
  poolId: string
  clientId: string
  region: string
  endpoint: string
  /** Whether the pool's own challenge may be chosen instead of the password, or follows it. */
  customChallenge: 'none' | 'instead' | 'after'
}

const SiteContext = createContext<Site | undefined>(undefined)

/** Makes the site known below, and lets its clock move on from where the server set it. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  const now = useMovingClock(site.now, 10_000)
  return <SiteContext.Provider value={{ ...site, now }}>{children}</SiteContext.Provider>
}

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('No SiteProvider above')
  return site
}
