import { isRecord } from '#app/feature/endless/is-record.js'
import { kept } from '#app/feature/kept/kept.js'
import type { ConnectedWallet, WalletKind } from './wallet-port.js'

/** The wallet this browser is connected with; null where none is. */
export const keptWallet = kept<ConnectedWallet | null>(
  'wallet',
  readKeptWallet,
  (wallet) => wallet ?? undefined,
)

const KINDS: readonly WalletKind[] = ['dev', 'injected', 'walletconnect']

/** Reads what is kept; what is not ours is no wallet. */
export function readKeptWallet(json: unknown): ConnectedWallet | null {
  if (!isRecord(json) || typeof json.name !== 'string') return null
  const { name, address, token } = json
  const kind = KINDS.find((one) => one === json.kind)
  if (!kind) return null
  return {
    kind,
    name,
    address: typeof address === 'string' ? address : null,
    token: typeof token === 'string' ? token : null,
  }
}
