import { listIdMarks, listIds } from '@chiaroscuro/contract/operation'
import { listIdMarksQuery, listIdsQuery } from '@chiaroscuro/contract/schema'
import { asHex32, formatDid, formatNftId } from '@chiaroscuro/domain/id'
import { usernamesOf } from '../query/claimed-profiles.js'
import { idMarkRows, type ListedKind, listedIdRows } from '../query/listed-id-rows.js'
import { oncePer } from '../query/once-per.js'
import { type EndpointContext, endpoint } from './endpoint.js'

const DEFAULT_SIZE = 5000

export const listIdsEndpoint = endpoint(
  listIds,
  listIdsQuery,
  async ({ db }: EndpointContext, { kind, after, until, size = DEFAULT_SIZE }) => {
    const ids = await listedIdRows(db, { kind, after, until, size })
    const usernames = await usernamesOf(db, kind === 'profile' ? ids : [])
    return {
      ids: ids.map((id) => usernames.get(id) ?? written(kind, id)),
      next: ids.length < size ? null : (ids.at(-1) ?? null),
    }
  },
)

/** Blocks for which marks hold: about an hour. */
const KEPT_BLOCKS = 200
const marks = oncePer<readonly string[]>(12)

export const listIdMarksEndpoint = endpoint(
  listIdMarks,
  listIdMarksQuery,
  async ({ db, moment }: EndpointContext, { kind, size = DEFAULT_SIZE }) => {
    const age = Math.floor(moment().height / KEPT_BLOCKS)
    const after = await marks(db, `${kind} ${size} ${age}`, () => idMarkRows(db, kind, size))
    return { after: [...after] }
  },
)

function written(kind: ListedKind, id: string): string {
  if (kind === 'collection') return id
  return kind === 'nft' ? formatNftId(asHex32(id)) : formatDid(asHex32(id))
}
