import {
  getMinting,
  getMintingAccount,
  getMintRequest,
  listMintRequests,
  type Minting,
  type MintingAccount,
  openMintingAccount,
  orderMints,
} from '@chiaroscuro/contract/operation'
import { MOST_ORDERED, mintOrderBody, mintRequestPath, mintRequestsQuery } from '@chiaroscuro/contract/schema'
import { z } from 'zod'
import type { MintingConfig } from '../config/minting.js'
import type { Viewer } from '../identity/viewer.js'
import type { Quota } from '../limit/limiter.js'
import { addCredits, balanceOf } from '../mint-service/credits.js'
import { type MintItem, type OrderRow, placeOrder } from '../mint-service/place-order.js'
import { MOST_PIECES } from '../mint-service/protocol.js'
import { paymentHash } from '../premium/payment-address.js'
import { cursorOf, toPage } from '../query/keyset.js'
import {
  accountOf,
  creditsOf,
  findOrder,
  listOrders,
  minterRow,
  mintPaymentsOf,
  openAccount,
  orderedByDay,
  waitingCount,
} from '../query/minting-rows.js'
import { atOneMoment } from '../store/at-one-moment.js'
import { isUniqueViolation } from '../store/unique-violation.js'
import { toMintRequest } from '../view/mint-request.js'
import { toMintingAccount } from '../view/minting-account.js'
import { type Call, endpoint, InvalidBodyError, NotFoundError, RefusedError } from './endpoint.js'
import { type PeopleContext, viewerOfCall } from './people-context.js'

export interface MintingContext extends PeopleContext {
  /** Absent where no minter is let in. */
  readonly minting: MintingConfig | undefined
}

export const ORDERS: Quota = { name: 'mint-orders', points: 120, seconds: 60 }
const OPENINGS: Quota = { name: 'open-minting', points: 30, seconds: 600 }
const DEFAULT_SIZE = 50
const TRIES = 5
const ENTRIES = 100
const DAY_MS = 86_400_000
const DAYS = 30
/** A minter that was not heard of for so long does not run. */
const HEARD_MS = 60_000

export const getMintingEndpoint = endpoint(
  getMinting,
  z.object({}),
  async ({ db, minting, now }: MintingContext): Promise<Minting> => {
    const [minter, waiting] = await Promise.all([minterRow(db), waitingCount(db)])
    return {
      enabled: minting !== undefined,
      credit_mojos: minting ? String(minting.creditMojos) : null,
      running: minter !== undefined && now() - minter.seenAt < HEARD_MS,
      waiting,
      pieces_per_order: MOST_ORDERED,
      pieces_per_bundle: MOST_PIECES,
      pieces_per_day: minting?.piecesPerDay ?? 0,
      orders_per_minute: ORDERS.points,
    }
  },
  { keeps: false },
)

export const getMintingAccountEndpoint = endpoint(
  getMintingAccount,
  z.object({}),
  (context: MintingContext, _input, call) => present(context, viewerOfCall(call).userId),
)

export const openMintingAccountEndpoint = endpoint(
  openMintingAccount,
  z.object({}),
  async (context: MintingContext, _input, call) => {
    const { userId } = viewerOfCall(call)
    await openOwn(context, userId)
    return present(context, userId)
  },
  { quota: OPENINGS, unseen: true },
)

/** Gives somebody an account, with the credits that each begins with; one that they have stays. */
async function openOwn(context: MintingContext, userId: string): Promise<void> {
  const { db, now } = context
  const { publicKey, creditMojos, givenCredits } = mintingOf(context)
  const at = now()
  const asked = { userId, creditMojos: String(creditMojos), now: at }
  for (let tries = 1; ; tries++) {
    try {
      return await openAccount(
        db,
        asked,
        (place) => paymentHash(publicKey, place),
        async (tx) => {
          if (givenCredits > 0)
            await addCredits(tx, userId, [{ kind: 'given', amount: givenCredits, ref: userId }], at)
        },
      )
    } catch (error) {
      // Somebody else was given the place at the same moment: the next one is free.
      if (tries === TRIES || !isUniqueViolation(error)) throw error
    }
  }
}

/** Throws `RefusedError` `NoMinter`. */
export function mintingOf({ minting }: MintingContext): MintingConfig {
  if (!minting) throw new RefusedError('NoMinter', 'The minting API is not enabled')
  return minting
}

async function present(context: MintingContext, userId: string): Promise<MintingAccount> {
  const { db, view, now } = context
  const at = now()
  const since = Math.floor(at / DAY_MS - DAYS + 1) * DAY_MS
  // Credits, and what they came from and went to, add up.
  const { ordered, ...kept } = await atOneMoment(db, async (tx) => ({
    account: await accountOf(tx, userId),
    credits: await balanceOf(tx, userId),
    payments: await mintPaymentsOf(tx, userId),
    ledger: await creditsOf(tx, userId, ENTRIES),
    ordered: await orderedByDay(tx, userId, since),
  }))
  const days = Array.from({ length: DAYS }, (_, i) => {
    const day = new Date(since + i * DAY_MS).toISOString().slice(0, 10)
    return { day, ordered: ordered.get(day) ?? 0 }
  })
  const isSold = context.minting !== undefined
  return toMintingAccount(view, { ...kept, isSold, days })
}

const KEY = /^[\x21-\x7e]{8,128}$/

/** The key that an order is sent under: the caller's, or a new one. */
function orderKeyOf({ header }: Call, random: (bytes: number) => Uint8Array): string {
  const given = header('idempotency-key')
  if (given === undefined) return `order-${Buffer.from(random(12)).toString('hex')}`
  if (!KEY.test(given))
    throw new InvalidBodyError('Idempotency-Key', 'The header takes 8 to 128 visible ASCII characters')
  return given
}

/** Orders pieces; whoever orders for the first time has an account from then on. */
export async function order(
  context: MintingContext,
  { viewer, call, mints }: { viewer: Viewer; call: Call; mints: readonly MintItem[] },
): Promise<OrderRow[]> {
  const { db, now, random, view } = context
  const minting = mintingOf(context)
  if (!(await accountOf(db, viewer.userId))) await openOwn(context, viewer.userId)
  const key = orderKeyOf(call, random)
  return placeOrder(db, minting, { ...{ viewer, key, mints, at: now() }, prefix: view.prefix, random })
}

export const orderMintsEndpoint = endpoint(
  orderMints,
  z.object({ order: mintOrderBody }),
  async (context: MintingContext, { order: { mints } }, call) => {
    const rows = await order(context, { viewer: viewerOfCall(call), call, mints })
    return { order: rows[0]?.batchKey ?? '', mints: rows.map((row) => toMintRequest(context.view, row)) }
  },
  { quota: ORDERS, status: 202, unseen: true },
)

export const listMintRequestsEndpoint = endpoint(
  listMintRequests,
  mintRequestsQuery,
  async ({ db, view }: MintingContext, { state, page, size = DEFAULT_SIZE }, call) => {
    const rows = await listOrders(db, viewerOfCall(call).userId, { state, cursor: cursorOf(page), size })
    return toPage(rows, page, size, ({ row }) => toMintRequest(view, row))
  },
)

export const getMintRequestEndpoint = endpoint(
  getMintRequest,
  mintRequestPath,
  async ({ db, view }: MintingContext, { request_id }, call) => {
    const row = await findOrder(db, viewerOfCall(call).userId, request_id)
    if (!row) throw new NotFoundError('Unknown request.')
    return toMintRequest(view, row)
  },
)
