import { parseAddress } from '@chiaroscuro/domain/id'

/** Where a gift goes, as somebody typed it. */
export type Target =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly fault: 'no-address' | 'other-network' | 'own' }

const PREFIXES = ['xch', 'txch']

/** Reads an address of this network. `own` is the wallet's. */
export function readTarget(text: string, network: string, own: string | null): Target {
  const address = text.trim().toLowerCase()
  const prefix = PREFIXES.find((one) => address.startsWith(`${one}1`))
  if (!prefix || parseAddress(address) === undefined) return { ok: false, fault: 'no-address' }
  if (prefix !== (network === 'mainnet' ? 'xch' : 'txch')) return { ok: false, fault: 'other-network' }
  return address === own ? { ok: false, fault: 'own' } : { ok: true, address }
}
