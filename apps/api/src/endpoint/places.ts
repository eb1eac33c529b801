import { getAddress, getStatus, type Status } from '@chiaroscuro/contract/operation'
import { addressPath } from '@chiaroscuro/contract/schema'
import { parseAddress } from '@chiaroscuro/domain/id'
import { and, count, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { didsOfAddress } from '../query/did-lists.js'
import { nftCount } from '../query/nft-count.js'
import { pendingFiles } from '../query/pending-files.js'
import { linksOf } from '../query/social-rows.js'
import { collection, nft, unreadable } from '../store/schema.js'
import { toAddress, toDidProfile } from '../view/common.js'
import { toSocialAccount } from '../view/social.js'
import { type EndpointContext, endpoint, NotFoundError } from './endpoint.js'
import { withPeople } from './with-people.js'

export const getAddressEndpoint = endpoint(
  getAddress,
  addressPath,
  async ({ db, view }: EndpointContext, input) => {
    const puzzleHash = parseAddress(input.address_id)
    if (puzzleHash === undefined) throw new NotFoundError('Unknown address.')
    const current = isNull(nft.validTo)
    const [[owned], [created], links] = await Promise.all([
      db
        .select({ count: count() })
        .from(nft)
        .where(and(current, eq(nft.ownerHash, puzzleHash))),
      db
        .select({ count: count() })
        .from(nft)
        .where(and(current, eq(nft.minterHash, puzzleHash))),
      linksOf(db, { subjectKind: 'address', subject: puzzleHash }),
    ])
    const dids = await didsOfAddress(db, puzzleHash)
    const named = await withPeople({ db, view }, dids)
    return {
      ...toAddress(view, puzzleHash),
      owned_nfts_count: owned?.count ?? 0,
      created_nfts_count: created?.count ?? 0,
      social: links.map(toSocialAccount),
      associated_profiles: dids.map((did) => toDidProfile(named, did)),
    }
  },
)

/** What only the process that follows knows. */
export interface StatusContext extends EndpointContext {
  readonly standing: () => Pick<
    Status,
    | 'network'
    | 'address_prefix'
    | 'source'
    | 'height'
    | 'header_hash'
    | 'timestamp'
    | 'peak_height'
    | 'synced'
  >
}

export const getStatusEndpoint = endpoint(
  getStatus,
  z.object({}),
  async ({ db, standing }: StatusContext) => {
    const [nfts, [collections], [bad], pendingMedia] = await Promise.all([
      nftCount(db),
      db.select({ count: count() }).from(collection),
      db.select({ count: count() }).from(unreadable),
      pendingFiles(db),
    ])
    return {
      ...standing(),
      nft_count: nfts,
      collection_count: collections?.count ?? 0,
      unreadable_count: bad?.count ?? 0,
      pending_media: pendingMedia,
    }
  },
)
