import * as operations from '@chiaroscuro/contract/public'
import { parseAddress } from '@chiaroscuro/domain/id'
import { CHIP_0002, signerPuzzleHash, verifySignedMessage } from '@chiaroscuro/domain/signature'
import { countNfts } from '../../../query/address-counts.js'
import { didsOfAddress } from '../../../query/did-lists.js'
import type { NftListRow } from '../../../query/nft-rows.js'
import type { ItemFilter } from '../../../query/read-filter.js'
import { toAddress } from '../../../view/common.js'
import { answer, type PublicContext } from '../answer.js'
import { type Paging, paged } from '../paging.js'
import { listNfts, nftPresenter } from '../present.js'
import { InvalidParameterError } from '../public-dialect.js'
import { loadPeople } from '../view/people.js'
import { puzzleHashOf } from './ids.js'

/** Items shown by collection at once. */
const MOST_GROUPED = 1000

export const getAddress = answer(operations.getAddress, async (context, { id_hex }) => {
  const puzzleHash = puzzleHashOf(id_hex)
  const [counts, dids] = await Promise.all([
    countNfts(context.db, puzzleHash),
    didsOfAddress(context.db, puzzleHash),
  ])
  const people = await loadPeople(context, dids)
  return {
    ...toAddress(context.view, puzzleHash),
    owned_nfts_count: counts.owned,
    created_nfts_count: counts.created,
    associated_profiles: dids.map((did) => people(did)),
  }
})

export const listAddressNfts = answer(operations.listAddressNfts, async (context, input) => {
  const id = puzzleHashOf(input.id_hex)
  const filter = { collection_id: input.collection_id }
  return listMoved(context, input, {
    owned: { ...filter, owner_address_id: id, owned: true },
    created: { ...filter, minter_address_id: id },
  })
})

/** Lists items by one of two relations, the latest moved first. Throws `InvalidParameterError` for a third. */
export async function listMoved(
  context: PublicContext,
  input: Paging & { type: string; include_metadata?: boolean },
  filters: Readonly<Record<'owned' | 'created', ItemFilter>>,
) {
  const { type } = input
  if (type !== 'owned' && type !== 'created')
    throw new InvalidParameterError('query', 'type', 'must be owned or created')
  const rows = await listNfts(context, input, filters[type], 'moved')
  const present = await nftPresenter(context, rows, { metadata: input.include_metadata ?? false })
  return paged(rows, input, present)
}

export const listAddressNftsByCollection = answer(
  operations.listAddressNftsByCollection,
  async (context, { id_hex }) => {
    const filter = { owner_address_id: puzzleHashOf(id_hex), owned: true }
    const rows = await listNfts(context, { size: MOST_GROUPED }, filter, 'moved')
    const present = await nftPresenter(context, rows)
    return [...byCollection(rows)].map(([id, items]) => {
      const nfts = items.map(present)
      return {
        id,
        name: items[0]?.collectionName ?? null,
        sensitive_content: nfts[0]?.collection_sensitive_content ?? null,
        blocked_content: nfts[0]?.collection_blocked_content ?? null,
        thumbnail_uri: nfts[0]?.thumbnail_uri ?? null,
        nfts,
      }
    })
  },
)

function byCollection(rows: readonly NftListRow[]): Map<string | null, NftListRow[]> {
  const groups = new Map<string | null, NftListRow[]>()
  for (const row of rows) {
    const id = row.detail.collectionId
    const group = groups.get(id)
    if (group) group.push(row)
    else groups.set(id, [row])
  }
  return groups
}

/** A signature takes some 25 ms to look at. */
const SIGNATURES = { name: 'signatures', points: 120, seconds: 60 }

export const verifySignature = answer(
  operations.verifySignature,
  async (_, { body }) => {
    const signingMode = body.signing_mode ?? CHIP_0002
    const signer = signerPuzzleHash(body.pubkey, signingMode)
    // The address costs little to compare; the signature is looked at only then.
    const isOwn = signer !== undefined && signer === parseAddress(body.address)
    const { message, signature, pubkey: publicKey } = body
    return { verified: isOwn && verifySignedMessage({ message, publicKey, signature, signingMode }) }
  },
  { quota: SIGNATURES, unseen: true },
)
