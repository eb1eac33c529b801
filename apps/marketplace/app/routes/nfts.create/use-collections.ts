import { apiClient, call } from '@chiaroscuro/api-client'
import { getNft, listNfts, listProfileCollections } from '@chiaroscuro/contract/operation'
import type { CollectionDraft } from '@chiaroscuro/minting/drop'
import { useEffect, useState } from 'react'
import { isRecord } from '#app/feature/endless/is-record.js'
import { useSite } from '#app/layout/site.js'

export interface Known {
  readonly id: string
  readonly name: string
}

const MOST = 100

/** Collections that a profile has already. */
export function useCollections(did: string): readonly Known[] {
  const { apiUrl } = useSite()
  const [found, setFound] = useState<readonly Known[]>([])
  useEffect(() => {
    setFound([])
    if (did === '') return
    const stop = new AbortController()
    const api = apiClient({ root: apiUrl, timeoutMs: 10_000 })
    call(api, listProfileCollections, { profile_id: did, size: MOST }, { signal: stop.signal }).then(
      ({ items }) => setFound(items.map(({ id, name }) => ({ id, name }))),
      // A profile that nobody knows yet has none.
      () => {},
    )
    return () => stop.abort()
  }, [apiUrl, did])
  return found
}

/** What a collection's works say of it: another one says the same. */
export function useCollectionDraft(id: string | undefined): CollectionDraft | undefined {
  const { apiUrl } = useSite()
  const [found, setFound] = useState<{ id: string; draft: CollectionDraft }>()
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    const { signal } = stop
    const api = apiClient({ root: apiUrl, timeoutMs: 10_000 })
    const read = async () => {
      const { items } = await call(api, listNfts, { collection_id: id, size: 1 }, { signal })
      const [first] = items
      const nft = first && (await call(api, getNft, { nft_id: first.id }, { signal }))
      const draft = nft && readDraft(nft.data.metadata_json?.collection)
      if (draft) setFound({ id, draft })
    }
    read().catch(() => {})
    return () => stop.abort()
  }, [apiUrl, id])
  return found && found.id === id ? found.draft : undefined
}

function readDraft(said: unknown): CollectionDraft | undefined {
  if (!isRecord(said) || typeof said.id !== 'string' || typeof said.name !== 'string') return undefined
  const attributes: unknown[] = Array.isArray(said.attributes) ? said.attributes : []
  const of = (type: string) => {
    const one = attributes.find((attribute) => isRecord(attribute) && attribute.type === type)
    return isRecord(one) && typeof one.value === 'string' ? one.value : undefined
  }
  return {
    ...{ id: said.id, name: said.name, description: of('description') ?? '' },
    ...{ icon: of('icon'), banner: of('banner'), website: of('website'), twitter: of('twitter') },
  }
}
