import { shorten } from '@chiaroscuro/ui'

/** The work's name, or its id while its metadata is unread. */
export function nftName(nft: { name?: string | null | undefined; encoded_id: string }): string {
  return nft.name?.trim() || shorten(nft.encoded_id)
}
