import type { NftDetail } from '@chiaroscuro/contract/operation'
import { useHeld } from '#app/wallet/use-held.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'

/** A work, and the address it is at (`nft1…`, `xch1…`). */
export interface OwnedWork {
  readonly encoded_id: string
  readonly owner: string | null
}

/** Whether the wallet holds the work; `undefined` until it has said so. Asked again once the owner changes. */
export function useOwns(
  port: WalletPort | undefined,
  { encoded_id, owner_address }: Pick<NftDetail, 'encoded_id' | 'owner_address'>,
  address: string | null | undefined,
): boolean | undefined {
  return useOwnsAll(port, [{ encoded_id, owner: owner_address?.encoded_id ?? null }], address)
}

/** The same of several works: whether it holds every one of them. */
export function useOwnsAll(
  port: WalletPort | undefined,
  works: readonly OwnedWork[],
  address: string | null | undefined,
): boolean | undefined {
  const { ids, fault } = useHeld(port, works.map(({ owner }) => owner).join())
  // A wallet that cannot list its NFTs still has an address.
  if (fault) return works.every(({ owner }) => owner !== null && owner === address)
  return ids && works.every(({ encoded_id }) => ids.includes(encoded_id))
}
