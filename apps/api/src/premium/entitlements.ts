/** What somebody may, by whether they are a premium member: the one place that says so. */
export interface Entitlements {
  /** Of the requests a minute that everybody signed in may send. */
  readonly requestFactor: number
  /** API keys that open something at once. */
  readonly apiKeys: number
  /** Searches that are looked out for at once. */
  readonly savedSearches: number
  /** Whether their profile is shown among the supporters. */
  readonly supporterMark: boolean
}

const MEMBER: Entitlements = { requestFactor: 1, apiKeys: 25, savedSearches: 5, supporterMark: false }
const PREMIUM: Entitlements = { requestFactor: 5, apiKeys: 100, savedSearches: 100, supporterMark: true }

export function entitlementsOf(isPremium: boolean): Entitlements {
  return isPremium ? PREMIUM : MEMBER
}
