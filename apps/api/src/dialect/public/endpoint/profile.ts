import * as operations from '@chiaroscuro/contract/public'
import { parseDid } from '@chiaroscuro/domain/id'
import { type ClaimedProfile, claimedByUsername, claimedProfiles } from '../../../query/claimed-profiles.js'
import { listCollectionRows } from '../../../query/collection-rows.js'
import { listCreatorRows } from '../../../query/creator-rows.js'
import { heldCollections, knownDids } from '../../../query/did-lists.js'
import { findProfile } from '../../../query/profile-rows.js'
import { didsOfSocial, linksOfDids } from '../../../query/social-rows.js'
import { plansOf, supportersNow } from '../../../query/supporter-rows.js'
import { toXchNumber } from '../../../view/common.js'
import { answer, type PublicContext } from '../answer.js'
import { cursorOf, paged } from '../paging.js'
import { collectionPresenter, loadCollections } from '../present.js'
import { loadPeople, toProfile } from '../view/people.js'
import { listMoved } from './address.js'
import { didIdOf, known } from './ids.js'

export const listProfiles = answer(operations.listProfiles, async (context, input) => {
  const { interval, size } = input
  const traded = !input.include_zero_volume
  const ask = { interval, traded, cursor: cursorOf(input), size }
  const rows = await listCreatorRows(context.db, ask)
  const dids = rows.map((row) => row.did_id)
  const [people, plans] = await Promise.all([
    loadPeople(context, dids),
    plansOf(context.db, dids, context.now()),
  ])
  return paged(rows, input, (row) => ({
    ...people(row.did_id),
    volume: toXchNumber(row.volume),
    active_subscription: toSubscription(plans.get(row.did_id)),
  }))
})

export const listSupporters = answer(operations.listSupporters, async (context) => {
  const rows = await supportersNow(context.db, context.now())
  const people = await loadPeople(
    context,
    rows.map(({ didId }) => didId),
  )
  return rows.map(({ didId, plan }) => ({
    ...people(didId),
    active_subscription: toSubscription(plan),
  }))
})

function toSubscription(plan: number | undefined): operations.ListedProfile['active_subscription'] {
  return plan === undefined ? null : { plan: plan === 1 ? 1 : 0 }
}

export const getProfile = answer(operations.getProfile, async (context, input) => {
  const { did, claim } = await findDid(context, input.username_or_id)
  const { counts } = known(await findProfile(context.db, did), 'profile')
  const [plans, links] = await Promise.all([
    plansOf(context.db, [did], context.now()),
    linksOfDids(context.db, [did]),
  ])
  const shown = input.include_counts
  return {
    ...toProfile(context, did, claim, links.get(did)),
    active_subscription: toSubscription(plans.get(did)),
    featured_nfts_count: shown ? 0 : null,
    owned_nfts_count: shown ? counts.owned : null,
    created_nfts_count: shown ? counts.created : null,
    collections_count: shown ? counts.collections : null,
    active_mints_count: shown ? 0 : null,
  }
})

/** A DID by either id form or by the username its holder claimed. Throws `NotFoundError`. */
async function findDid(
  { db }: PublicContext,
  text: string,
): Promise<{ did: string; claim: ClaimedProfile | undefined }> {
  const did = parseDid(text)
  if (did !== undefined) return { did, claim: (await claimedProfiles(db, [did])).get(did) }
  const claim = known(await claimedByUsername(db, text), 'profile')
  return { did: claim.didId, claim }
}

export const listProfileNfts = answer(operations.listProfileNfts, async (context, input) => {
  const did = didIdOf(input.id_hex)
  const filter = { collection_id: input.collection_id }
  return listMoved(context, input, {
    owned: { ...filter, owner_did: did, owned: true },
    created: { ...filter, minter_did: did },
  })
})

export const listProfileCollections = answer(operations.listProfileCollections, async (context, input) => {
  const rows = await listCollectionRows(context.db, {
    interval: 'all',
    sort: 'volume',
    minter: didIdOf(input.id_hex),
    cursor: cursorOf(input),
    size: input.size,
  })
  const asked = { floor: true, metadata: input.include_latest_metadata }
  return paged(rows, input, await collectionPresenter(context, rows, asked))
})

export const findProfiles = answer(
  operations.findProfiles,
  async (context, { body }) => {
    const asked = body.flatMap((text) => parseDid(text) ?? [])
    const seen = await knownDids(context.db, asked)
    const dids = [...new Set(asked)].filter((did) => seen.has(did))
    const people = await loadPeople(context, dids)
    return dids.map((did) => people(did))
  },
  { unseen: true },
)

export const listDiscordProfiles = answer(operations.listDiscordProfiles, async (context, input) => {
  const dids = await didsOfSocial(context.db, 'discord', input.discord_id)
  const people = await loadPeople(context, dids)
  return dids.map((did) => people(did))
})

export const listHeldCollections = answer(operations.listHeldCollections, async (context, { id_hex }) => {
  const rows = await heldCollections(context.db, didIdOf(id_hex))
  const collections = await loadCollections(
    context,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, name, held }) => ({
    id,
    name,
    thumbnail_uri: collections.get(id)?.thumbnail_uri ?? null,
    nfts_owned: held,
  }))
})
