import type { SocialAccount } from '@chiaroscuro/contract/operation'

export type SocialProvider = SocialAccount['provider']

/** Services in the order they are shown; `twitter` is what X is called in addresses. */
export const SOCIAL_PROVIDERS = ['discord', 'twitter'] as const satisfies readonly SocialProvider[]

/** What the services call themselves, in every language. */
export const SERVICE_NAMES: Readonly<Record<SocialProvider, string>> = { discord: 'Discord', twitter: 'X' }

export function isSocialProvider(value: unknown): value is SocialProvider {
  return SOCIAL_PROVIDERS.some((one) => one === value)
}
