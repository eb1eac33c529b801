import { WalletFault } from '#app/wallet/wallet-fault.js'

const LONGEST = 300

/** What the API answered instead, as whoever trades is told it. */
export function apiRefused(error: unknown): never {
  throw new WalletFault('refused', error instanceof Error ? error.message.slice(0, LONGEST) : '', error)
}
