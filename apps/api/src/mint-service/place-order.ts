import { createHash } from 'node:crypto'
import type { mintInput } from '@chiaroscuro/contract/schema'
import { RESERVED_USUALLY } from '@chiaroscuro/contract/schema'
import { asHex32, formatDid, parseAddress, parseDid } from '@chiaroscuro/domain/id'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { MintingConfig } from '../config/minting.js'
import { InvalidBodyError, RefusedError } from '../endpoint/endpoint.js'
import type { Viewer } from '../identity/viewer.js'
import type { Database } from '../store/database.js'
import type { MintMetadata } from '../store/ledger/minting.js'
import { mintAccount, mintBatch, mintOrder, mintStop } from '../store/schema.js'
import { addCredits, balanceOf, lockAccount } from './credits.js'
import { noteSteps, type Step } from './note-steps.js'

export type MintItem = z.output<typeof mintInput>
export type OrderRow = typeof mintOrder.$inferSelect

export interface Order {
  readonly viewer: Viewer
  /** Of the caller's choosing: the same key again is the same order. */
  readonly key: string
  readonly mints: readonly MintItem[]
  /** Unix milliseconds. */
  readonly at: number
  readonly prefix: 'xch' | 'txch'
  readonly random: (bytes: number) => Uint8Array
}

const DAY_MS = 86_400_000

/** Takes an order whole or not at all, with its credits, in one transaction. Sent again it was taken already. Throws `RefusedError`. */
export function placeOrder(db: Database, config: MintingConfig, order: Order): Promise<OrderRow[]> {
  const { viewer, key, mints, at } = order
  const { userId } = viewer
  const rows = mints.map((mint, position) => rowOf(order, mint, position))
  const bodyHash = hashOf(mints)
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw noCredits(mints.length, 0)
    const known = await knownOrder(tx, userId, key, bodyHash)
    if (known) return known
    if (viewer.key) await refuseStopped(tx, viewer.key.id)
    await refuseOtherProfile(tx, userId, mints)
    await refuseTooMany(tx, order, config.piecesPerDay)
    const balance = await balanceOf(tx, userId)
    if (balance < mints.length) throw noCredits(mints.length, balance)
    await tx.insert(mintBatch).values({ userId, key, bodyHash, createdAt: at })
    for (const row of rows) await tx.insert(mintOrder).values(await takingOver(tx, row))
    const entries = rows.map(({ id }) => ({ kind: 'reserved' as const, amount: -1, ref: id }))
    await addCredits(tx, userId, entries, at)
    const placed = await ordersOf(tx, userId, key)
    await noteSteps(tx, placed.flatMap(firstSteps), at)
    return placed
  })
}

/** One that takes over a piece begins where that stands. */
function firstSteps({ id: orderId, userId, state }: OrderRow): Step[] {
  const taken = { userId, orderId, step: 'queued' as const }
  return state === 'queued' ? [taken] : [taken, { userId, orderId, step: state }]
}

/** The pieces of an order, as they were sent. */
function ordersOf(db: Database, userId: string, key: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(mintOrder)
    .where(and(eq(mintOrder.userId, userId), eq(mintOrder.batchKey, key)))
    .orderBy(asc(mintOrder.position))
}

async function knownOrder(tx: Database, userId: string, key: string, bodyHash: string) {
  const [known] = await tx
    .select()
    .from(mintBatch)
    .where(and(eq(mintBatch.userId, userId), eq(mintBatch.key, key)))
  if (!known) return undefined
  if (known.bodyHash !== bodyHash)
    throw new RefusedError('OrderKnown', 'Another order was sent under this Idempotency-Key.')
  return ordersOf(tx, userId, key)
}

async function refuseStopped(tx: Database, keyId: string): Promise<void> {
  const [stopped] = await tx.select().from(mintStop).where(eq(mintStop.keyId, keyId))
  if (stopped) throw new RefusedError('KeyStopped', 'The people who run this have stopped this key.')
}

async function refuseOtherProfile(tx: Database, userId: string, mints: readonly MintItem[]): Promise<void> {
  const asked = mints.flatMap(({ profile_id }) => profile_id ?? [])
  if (asked.length === 0) return
  const [account] = await tx
    .select({ didId: mintAccount.didId })
    .from(mintAccount)
    .where(eq(mintAccount.userId, userId))
  const own = account?.didId ?? undefined
  if (asked.every((text) => own !== undefined && parseDid(text) === own)) return
  const whose =
    own === undefined ? 'It is made with your first credit.' : `Yours is ${formatDid(asHex32(own))}.`
  throw new RefusedError(
    'OtherProfile',
    `The minter signs for the profile that it made for you, and for no other: nobody else's key is here. ${whose}`,
    { profile_id: own === undefined ? null : formatDid(asHex32(own)) },
  )
}

/** A stolen key empties no account in an hour. */
async function refuseTooMany(tx: Database, { viewer, mints, at }: Order, most: number): Promise<void> {
  const ofKey = viewer.key ? eq(mintOrder.keyId, viewer.key.id) : isNull(mintOrder.keyId)
  const [found] = await tx
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      oldest: sql<number>`coalesce(min(${mintOrder.createdAt}), 0)`.mapWith(Number),
    })
    .from(mintOrder)
    .where(and(eq(mintOrder.userId, viewer.userId), ofKey, gt(mintOrder.createdAt, at - DAY_MS)))
  const { count = 0, oldest = at } = found ?? {}
  if (count + mints.length <= most) return
  const seconds = Math.max(1, Math.ceil((oldest + DAY_MS - at) / 1000))
  throw new RefusedError(
    'TooManyRequests',
    `No more than ${most} pieces are ordered under a key within 24 hours.`,
    { limit: 'pieces-per-day', retry_after: seconds },
    [['retry-after', String(seconds)]],
  )
}

function noCredits(wanted: number, balance: number): RefusedError {
  const message = `This takes ${wanted} ${wanted === 1 ? 'credit' : 'credits'}, and there are ${Math.max(0, balance)}.`
  return new RefusedError('NoCredits', message, { wanted, credits: balance })
}

type NewRow = typeof mintOrder.$inferInsert

function rowOf({ viewer, key, at, prefix, random }: Order, mint: MintItem, position: number): NewRow {
  const targetHash = hashAt(mint.target_address, prefix, `mints.${position}.target_address`)
  const royaltyHash = hashAt(mint.royalty_address, prefix, `mints.${position}.royalty_address`)
  const metadata = metadataOf(mint)
  const { requested_mojos: price, requested_asset_id: asset, reserve_for_seconds: seconds } = mint
  if (price === undefined && asset !== undefined)
    throw new InvalidBodyError(`mints.${position}.requested_mojos`, 'A price in a CAT needs its amount')
  const terms = { royaltyHash, royaltyBasisPoints: mint.royalty_basis_points }
  return {
    id: `mint-${Buffer.from(random(15)).toString('hex')}`,
    ...{ userId: viewer.userId, keyId: viewer.key?.id ?? null, batchKey: key, position },
    ...{ state: 'queued', createdAt: at, changedAt: at },
    ...{ metadata, contentHash: hashOf({ metadata, ...terms }), ...terms, targetHash },
    ...{ priceAsset: price === undefined ? null : (asset ?? 'xch'), priceAmount: price ?? null },
    expiresAt: price === undefined ? null : Math.floor(at / 1000) + (seconds ?? RESERVED_USUALLY),
  }
}

function metadataOf({ metadata }: MintItem): MintMetadata {
  return {
    ...{ dataUris: metadata.data_uris, dataHash: metadata.data_hash },
    ...{ metadataUris: metadata.metadata_uris, metadataHash: metadata.metadata_hash },
    ...{ licenseUris: metadata.license_uris ?? [], licenseHash: metadata.license_hash ?? null },
    ...{ edition: metadata.edition_number, editionTotal: metadata.edition_total },
  }
}

function hashAt(text: string, prefix: 'xch' | 'txch', field: string): string {
  const hash = parseAddress(text.trim())
  if (hash === undefined || !text.trim().toLowerCase().startsWith(`${prefix}1`))
    throw new InvalidBodyError(field, `Not an address that begins with ${prefix}1`)
  return hash
}

/** The piece of an offer that ran out, where there is one of this content: it is offered anew, and not minted twice. */
async function takingOver(tx: Database, row: NewRow): Promise<NewRow> {
  if (row.priceAmount == null) return row
  const left = and(
    eq(mintOrder.userId, row.userId),
    eq(mintOrder.contentHash, row.contentHash),
    eq(mintOrder.state, 'lapsed'),
    isNull(mintOrder.takenBy),
  )
  const [free] = await tx.select().from(mintOrder).where(left).limit(1).for('update')
  if (!free) return row
  await tx
    .update(mintOrder)
    .set({ takenBy: row.id })
    .where(inArray(mintOrder.id, [free.id]))
  const { runId, piece, launcherId, firstCoinId, height } = free
  const state = height === null ? ('signed' as const) : ('minted' as const)
  return { ...row, state, runId, piece, launcherId, firstCoinId, height }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
