import { type ApiClient, call } from '@chiaroscuro/api-client'
import { type FlatNft, listNfts } from '@chiaroscuro/contract/operation'

/** The works that a page is asked for by their ids (`id`), up to `most`; the page knows of nobody's own list. */
export async function worksAskedFor(api: ApiClient, url: URL, most: number): Promise<FlatNft[]> {
  const id = [...new Set(url.searchParams.getAll('id'))].slice(0, most)
  if (id.length === 0) return []
  return (await call(api, listNfts, { id, size: most })).items
}
