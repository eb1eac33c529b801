import { removeGarden, saveGarden } from '@chiaroscuro/contract/operation'
import { gardenBody, gardenPath } from '@chiaroscuro/contract/schema'
import { parseCollectionId, parseDid } from '@chiaroscuro/domain/id'
import { dropGarden, keepGarden } from '../query/garden-members.js'
import { endpoint, InvalidBodyError } from './endpoint.js'
import { gardenOf, gardenPresenter } from './gardens.js'
import type { PeopleContext } from './people-context.js'

export const saveGardenEndpoint = endpoint(
  saveGarden,
  gardenPath.extend({ garden: gardenBody }),
  async (context: PeopleContext, { slug, garden }) => {
    const now = context.now()
    await keepGarden(context.db, {
      garden: {
        id: Buffer.from(context.random(16)).toString('hex'),
        slug,
        name: garden.name,
        description: garden.description ?? null,
        bannerUri: garden.banner_uri ?? null,
        ownerDid: parsed('owner_id', garden.owner_id, parseDid),
        createdAt: now,
        updatedAt: now,
      },
      dids: (garden.profile_ids ?? []).map((text) => parsed('profile_ids', text, parseDid)),
      collections: (garden.collection_ids ?? []).map((text) =>
        parsed('collection_ids', text, parseCollectionId),
      ),
    })
    const kept = await gardenOf(context, slug)
    return (await gardenPresenter(context, [kept]))(kept)
  },
)

export const removeGardenEndpoint = endpoint(
  removeGarden,
  gardenPath,
  async (context: PeopleContext, { slug }) => {
    const garden = await gardenOf(context, slug)
    const shown = (await gardenPresenter(context, [garden]))(garden)
    await dropGarden(context.db, garden.id)
    return shown
  },
)

/** An id of a body in either of its forms; throws `InvalidBodyError`. */
export function parsed<Id extends string>(
  name: string,
  text: string,
  parse: (text: string) => Id | undefined,
): Id {
  const id = parse(text)
  if (id === undefined) throw new InvalidBodyError(name, 'Not an id of that kind')
  return id
}
