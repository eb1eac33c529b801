import { type ApiClient, call } from '@chiaroscuro/api-client'
import { type FrontPage, frontPage, type Notable } from '@chiaroscuro/cms'
import { getCollection, listCollections, type NftCollection } from '@chiaroscuro/contract/operation'
import { parseCollectionId } from '@chiaroscuro/domain/id'
import { pick } from '#app/feature/shown/pick.js'
import { contentFor, memory, told } from '#app/server/cms.server.js'

const SHOWN = [
  'id',
  'name',
  'thumbnail_uri',
  'placeholder_color',
  'nft_count',
] as const satisfies readonly (keyof NftCollection)[]

/** A collection the editors picked, as the index knows it. */
export interface NotableCollection {
  collection: Pick<NftCollection, (typeof SHOWN)[number]>
  note: string
}

/** What the editors say on the front page; picks that the index does not know are left out. */
export async function editorsChoice(request: Request, api: ApiClient) {
  const content = contentFor(request)
  const { value } = await told(request, content, memory.front, 'front', (cms, language) =>
    cms.story(frontPage, 'front', language),
  )
  const { notable, supporters }: FrontPage = value.content
  const found = await Promise.all(notable.map((one) => findNotable(api, one).catch(() => undefined)))
  return { notable: found.filter((one) => one !== undefined), supporters: [...supporters] }
}

async function findNotable(
  api: ApiClient,
  { collection: wanted, note }: Notable,
): Promise<NotableCollection | undefined> {
  const found = await findCollection(api, wanted)
  if (!found || found.blocked_content || found.sensitive_content) return undefined
  return { collection: pick(found, SHOWN), note }
}

/** By id; a name counts only where it is exactly that of one collection, since anybody may take a name. */
async function findCollection(api: ApiClient, wanted: string): Promise<NftCollection | undefined> {
  const id = parseCollectionId(wanted)
  if (id) return call(api, getCollection, { collection_id: id })
  const { items } = await call(api, listCollections, { search: wanted, size: 10 })
  const same = items.filter(({ name }) => name === wanted)
  return same.length === 1 ? same[0] : undefined
}
