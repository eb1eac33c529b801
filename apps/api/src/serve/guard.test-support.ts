import type { GuardContext } from './guard.js'

/** Lets everybody in, as nobody in particular, as often as they like. */
export const openGuard: GuardContext = {
  viewerOf: async () => undefined,
  isPremium: async () => false,
  limiter: {
    count: async (quota) => ({ quota, allowed: true, remaining: 1, reset: 1 }),
    close: async () => {},
  },
  limits: {
    address: undefined,
    member: undefined,
    premium: undefined,
    isProxy: () => false,
    isExempt: () => true,
  },
}
