import type { FlatNft } from '@chiaroscuro/contract/operation'
import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { hasText, isRecord } from '#app/feature/endless/is-record.js'

function isNft(value: unknown): value is FlatNft {
  return hasText(value, 'id') && hasText(value, 'encoded_id')
}

/** What a page of its visitor's own works found about them. */
export interface WorksById {
  readonly nfts: readonly FlatNft[]
  readonly busy: boolean
  /** All that the page answered. */
  readonly answer: unknown
}

/**
 * Asks the page at `path` for the works with these ids (`?id=…`), and anew when another joins them; `undefined`
 * while nobody knows which.
 */
export function useWorksById(path: string, ids: readonly string[] | undefined): WorksById {
  const { load, data, state } = useFetcher<unknown>()
  const known = isRecord(data) && Array.isArray(data.nfts) ? data.nfts.filter(isNft) : undefined
  // In one order, whatever the order of the list: only another set of works is asked for anew.
  const query = new URLSearchParams([...(ids ?? [])].sort().map((id) => ['id', id])).toString()
  useEffect(() => {
    if (query) load(`${path}?${query}`)
  }, [path, query, load])
  const isEmpty = ids !== undefined && ids.length === 0
  return {
    nfts: isEmpty ? [] : (known ?? []),
    busy: !isEmpty && (state !== 'idle' || known === undefined),
    answer: data,
  }
}
