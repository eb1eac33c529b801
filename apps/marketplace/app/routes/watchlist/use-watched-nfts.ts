import type { FlatNft } from '@chiaroscuro/contract/operation'
import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { hasText, isRecord } from '#app/feature/endless/is-record.js'
import type { Watched } from '#app/feature/watchlist/watched.js'

function isNft(value: unknown): value is FlatNft {
  return hasText(value, 'id') && hasText(value, 'encoded_id')
}

/** Looks the works of a list up, and those that join it later. */
export function useWatchedNfts(watched: readonly Watched[] | undefined): { nfts: FlatNft[]; busy: boolean } {
  const { load, data, state } = useFetcher<unknown>()
  const ids = watched?.map(({ id }) => id) ?? []
  const known = isRecord(data) && Array.isArray(data.nfts) ? data.nfts.filter(isNft) : undefined
  // In one order, whatever the order of the list: only another set of works is asked for anew.
  const query = new URLSearchParams([...ids].sort().map((id) => ['id', id])).toString()
  useEffect(() => {
    if (query) load(`/watchlist?${query}`)
  }, [query, load])
  return { nfts: known ?? [], busy: state !== 'idle' || (ids.length > 0 && known === undefined) }
}
