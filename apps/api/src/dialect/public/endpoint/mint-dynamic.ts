import { setTimeout as wait } from 'node:timers/promises'
import * as operations from '@chiaroscuro/contract/public'
import { mintDynamicBody } from '@chiaroscuro/contract/public'
import { mintInput } from '@chiaroscuro/contract/schema'
import { asHex32, formatNftId } from '@chiaroscuro/domain/id'
import { z } from 'zod'
import { type Call, endpoint, InvalidBodyError } from '../../../endpoint/endpoint.js'
import { type MintingContext, mintingOf, ORDERS, order } from '../../../endpoint/mint-requests.js'
import { admit } from '../../../identity/viewer.js'
import type { OrderRow } from '../../../mint-service/place-order.js'
import { findOrder } from '../../../query/minting-rows.js'
import { toTimestamp } from '../../../view/common.js'
import { publicDialect } from '../public-dialect.js'

/** Callers of the field wait for an id: so long, and within what an answer may take. */
const WAIT_MS = 15_000
const LOOK_EVERY_MS = 150

/** `POST /mint/dynamic` as the field knows it. What is minted is an order like any other. */
export const mintDynamicEndpoint = endpoint(
  operations.mintDynamic,
  // Whether there is a minter is said before anything else: what was sent is read below.
  z.object({ mint: z.unknown() }),
  async (context: MintingContext, { mint }, call): Promise<Response> => {
    mintingOf(context)
    const viewer = admit(call.viewer, { who: 'member', scope: 'mint' })
    try {
      const body = mintDynamicBody.parse(mint)
      const item = mintInput.parse({
        ...{ profile_id: body.profile_id, metadata: body.metadata },
        royalty_address: body.royalty_address,
        royalty_basis_points: Math.round(body.royalty_percentage * 100),
        target_address: body.target_address,
        requested_mojos: body.requested_mojos ?? undefined,
        requested_asset_id: body.requested_asset_id ?? undefined,
        reserve_for_seconds: body.reserve_for_seconds ?? undefined,
      })
      const [row] = await order(context, { viewer, call, mints: [item] })
      if (!row) throw new Error('an order of one has one')
      const known = await settled(context, row, call)
      return Response.json(toMinted(known), { status: isKnown(known) ? 200 : 202 })
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal) return refusal
      throw error
    }
  },
  { quota: ORDERS, unseen: true },
)

function refusalOf(error: unknown): Response | undefined {
  const faults =
    error instanceof z.ZodError
      ? error.issues.map(({ path, message, code }) => ({
          path: path.map((step) => (typeof step === 'symbol' ? String(step) : step)),
          ...{ in: 'body' as const, message, kind: code ?? 'invalid' },
        }))
      : error instanceof InvalidBodyError
        ? [
            {
              in: 'body' as const,
              path: [error.field.replace('mints.0.', '')],
              message: error.message,
              kind: 'custom',
            },
          ]
        : undefined
  if (!faults) return undefined
  const { status, body } = publicDialect.invalid(faults)
  return Response.json(body, { status })
}

/** A piece for nothing has an id, one with a price an offer. */
function isKnown({ launcherId, priceAmount, offerText }: OrderRow): boolean {
  return launcherId !== null && (priceAmount === null || offerText !== null)
}

async function settled({ db, now }: MintingContext, first: OrderRow, call: Call): Promise<OrderRow> {
  const userId = call.viewer?.userId ?? ''
  const until = now() + WAIT_MS
  let row = first
  while (!isKnown(row) && now() < until) {
    await wait(LOOK_EVERY_MS)
    row = (await findOrder(db, userId, row.id)) ?? row
  }
  return row
}

function toMinted(row: OrderRow): z.input<typeof operations.mintDynamic.output> {
  const { launcherId, offerId, offerText, priceAsset, priceAmount, expiresAt } = row
  const nftId = launcherId === null ? null : formatNftId(asHex32(launcherId))
  const isOffered = nftId !== null && offerId !== null && expiresAt !== null && priceAsset !== null
  return {
    ...{ request_id: row.id, state: row.state, launcher_id: launcherId, nft_id: nftId },
    offer_string: offerText,
    offer: isOffered
      ? {
          id: offerId,
          offered: { [nftId]: 1 },
          requested: { [priceAsset]: inJson(priceAmount ?? '0') },
          expiration_date: toTimestamp(expiresAt),
        }
      : null,
  }
}

/** As a number while JSON's numbers hold it. */
function inJson(amount: string): number | string {
  const number = Number(amount)
  return Number.isSafeInteger(number) ? number : amount
}
