import {
  getToken,
  type ListedToken,
  listTokens,
  removeToken,
  saveToken,
} from '@chiaroscuro/contract/operation'
import { listTokensQuery, tokenBody, tokenPath } from '@chiaroscuro/contract/schema'
import { parseCollectionId, parseHex32 } from '@chiaroscuro/domain/id'
import { eq } from 'drizzle-orm'
import { cursorOf, toPage } from '../query/keyset.js'
import { listTokenRows, type TokenRow } from '../query/token-rows.js'
import { tokenListing } from '../store/schema.js'
import { type EndpointContext, endpoint, NotFoundError } from './endpoint.js'
import { parsed } from './keep-garden.js'
import type { PeopleContext } from './people-context.js'

const DEFAULT_SIZE = 50
/** Thousandths, as CATs have unless they say otherwise. */
const CAT_DECIMALS = 3

export const listTokensEndpoint = endpoint(
  listTokens,
  listTokensQuery,
  async ({ db }: EndpointContext, input) => {
    const size = input.size ?? DEFAULT_SIZE
    const rows = await listTokenRows(db, {
      query: input.query,
      collectionId: input.collection_id,
      gardenId: input.garden_id,
      cursor: cursorOf(input.page),
      size,
    })
    return toPage(rows, input.page, size, toListedToken)
  },
)

export const getTokenEndpoint = endpoint(getToken, tokenPath, async ({ db }: EndpointContext, input) => {
  const [row] = await listTokenRows(db, { named: input.token_id, size: 1 })
  if (!row) throw new NotFoundError('Unknown token.')
  return toListedToken(row)
})

export const saveTokenEndpoint = endpoint(
  saveToken,
  tokenPath.extend({ token: tokenBody }),
  async ({ db, now }: PeopleContext, { token_id: tokenId, token }) => {
    const assetId = parseHex32(tokenId)
    if (assetId === undefined) throw new NotFoundError('Unknown token.')
    const row = {
      assetId,
      code: token.code,
      name: token.name,
      description: token.description ?? null,
      rank: token.rank,
      decimals: token.decimals ?? CAT_DECIMALS,
      collectionId:
        token.collection_id === undefined
          ? null
          : parsed('collection_id', token.collection_id, parseCollectionId),
      gardenId: token.garden_id ?? null,
      updatedAt: now(),
    }
    await db.insert(tokenListing).values(row).onConflictDoUpdate({ target: tokenListing.assetId, set: row })
    const { code, name, description, rank, decimals } = row
    return { id: assetId, code, name, description, rank, decimals }
  },
)

export const removeTokenEndpoint = endpoint(
  removeToken,
  tokenPath,
  async ({ db }: PeopleContext, { token_id: tokenId }) => {
    const assetId = parseHex32(tokenId)
    const [row] =
      assetId === undefined
        ? []
        : await db.delete(tokenListing).where(eq(tokenListing.assetId, assetId)).returning()
    if (!row) throw new NotFoundError('Unknown token.')
    const { code, name, description, rank, decimals } = row
    return { id: row.assetId, code, name, description, rank, decimals }
  },
)

function toListedToken({ id, code, name, description, rank, decimals }: TokenRow): ListedToken {
  return { id, code, name, description, rank, decimals }
}
