import type { snapshotBody } from '@chiaroscuro/contract/schema'
import { isBurnAddress } from '@chiaroscuro/domain/chain'
import {
  type AddressPrefix,
  asHex32,
  formatAddress,
  formatDid,
  formatNftId,
  parseCollectionId,
  parseDid,
  parseNftId,
} from '@chiaroscuro/domain/id'
import { isSettlementHash } from '@chiaroscuro/domain/puzzle'
import type { SnapshotHead, SnapshotKey } from '@chiaroscuro/domain/snapshot'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type EndpointContext, InvalidBodyError, RefusedError } from '../endpoint/endpoint.js'
import { blockAt, toAsOf } from '../endpoint/past.js'
import { usernamesOf } from '../query/claimed-profiles.js'
import { type SnapshotRow, type SnapshotSubjects, snapshotRows } from '../query/snapshot-rows.js'
import { atOneMoment } from '../store/at-one-moment.js'
import { type SnapshotHolder, signedSnapshot } from './snapshot-text.js'

/** What a snapshot is made with. */
export interface SnapshotDesk extends Pick<EndpointContext, 'db' | 'view' | 'moment'> {
  readonly siteDomain: string
  readonly network: string
}

const MOST = 200_000

/** A snapshot, signed, in parts of its text. */
export async function takeSnapshot(
  desk: SnapshotDesk,
  key: SnapshotKey,
  snapshot: z.output<typeof snapshotBody>,
): Promise<{ readonly head: SnapshotHead; readonly text: Iterable<string> }> {
  const asked = {
    collections: idsOf('collection_ids', snapshot.collection_ids, parseCollectionId),
    profiles: idsOf('profile_ids', snapshot.profile_ids, parseDid),
    nfts: idsOf('nft_ids', snapshot.nft_ids, parseNftId),
    traits: snapshot.traits ?? [],
  }
  const { block, rows, names } = await readAtOnce(desk, asked, snapshot.at)
  const head: SnapshotHead = {
    version: 1,
    site: desk.siteDomain,
    network: desk.network,
    ...toAsOf(block),
    of: {
      collections: asked.collections,
      profiles: asked.profiles.map((id) => formatDid(id)),
      nfts: asked.nfts.map((id) => formatNftId(id)),
      traits: asked.traits,
    },
    holders: rows.length,
    nfts: rows.reduce((sum, { nft_count }) => sum + nft_count, 0),
  }
  const holders = toHolders(desk.view.prefix, rows, names)
  return { head, text: signedSnapshot(head, holders, snapshot.format ?? 'csv', key) }
}

/** In an order of their own, each once: the same question has the same answer, byte for byte. */
function idsOf<Id extends string>(
  field: string,
  texts: readonly string[] = [],
  parse: (text: string) => Id | undefined,
): Id[] {
  const ids = texts.map((text, at) => {
    const id = parse(text.trim())
    if (id === undefined) throw new InvalidBodyError(`${field}.${at}`, 'Not such an id')
    return id
  })
  return [...new Set(ids)].sort()
}

/** Everything as of one moment of the store: no block and no reorg comes between. */
function readAtOnce({ db, moment }: SnapshotDesk, asked: SnapshotSubjects, at: number | undefined) {
  return atOneMoment(db, async (tx) => {
    await tx.execute(sql`set local work_mem = '64MB'`)
    const block = await blockAt({ db: tx, moment }, at)
    const rows = await snapshotRows(tx, asked, block.height, MOST + 1)
    if (rows.length > MOST)
      throw new RefusedError('TooManyHolders', `There are more than ${MOST} holders. Ask for fewer works.`)
    return { block, rows, names: await usernamesOf(tx, [...new Set(rows.flatMap(didsOf))]) }
  })
}

function didsOf({ dids }: SnapshotRow): string[] {
  return dids === null ? [] : dids.split(' ')
}

function toHolders(
  prefix: AddressPrefix,
  rows: readonly SnapshotRow[],
  names: ReadonlyMap<string, string>,
): SnapshotHolder[] {
  return rows.map((row) => {
    const hash = asHex32(row.owner_hash)
    return {
      address_id: hash,
      address: formatAddress(hash, prefix),
      nft_count: row.nft_count,
      profiles: didsOf(row).map((did) => ({
        id: formatDid(asHex32(did)),
        username: names.get(did) ?? null,
      })),
      mark: isBurnAddress(hash) ? 'burn' : isSettlementHash(hash) ? 'offers' : null,
    }
  })
}
