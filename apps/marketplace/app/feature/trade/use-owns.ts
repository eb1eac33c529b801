import type { NftDetail } from '@chiaroscuro/contract/operation'
import { useHeld } from '#app/wallet/use-held.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'

/** Whether the wallet holds the work; `undefined` until it has said so. Asked again once the owner changes. */
export function useOwns(
  port: WalletPort | undefined,
  nft: Pick<NftDetail, 'encoded_id' | 'owner_address'>,
  address: string | null | undefined,
): boolean | undefined {
  const owner = nft.owner_address?.encoded_id
  const { ids, fault } = useHeld(port, owner)
  // A wallet that cannot list its NFTs still has an address.
  if (fault) return owner !== undefined && owner === address
  return ids?.includes(nft.encoded_id)
}
