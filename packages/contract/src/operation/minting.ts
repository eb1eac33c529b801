import type { Page } from '../schema/common.js'
import type {
  Minting,
  MintingAccount,
  MintingOverview,
  MintOrder,
  MintOrderInput,
  MintRequest,
  MintState,
} from '../schema/minting.js'
import { type Access, operation } from './operation.js'

const MINTER: Access = { who: 'member', scope: 'mint' }

/** What the minting API costs and bears, and whether there is one. */
export const getMinting = operation<Record<string, never>, Minting>({
  id: 'get-minting',
  method: 'GET',
  path: '/v2/minting',
})
/** One's own credits, payments and use. */
export const getMintingAccount = operation<Record<string, never>, MintingAccount>({
  id: 'get-minting-account',
  method: 'GET',
  path: '/v2/minting/account',
  access: MINTER,
})
/** Asks how to buy credits: gives an address of one's own, the same each time, and a price that holds for a day. 403 `NoMinter`. */
export const openMintingAccount = operation<Record<string, never>, MintingAccount>({
  id: 'open-minting-account',
  method: 'POST',
  path: '/v2/minting/account',
  access: MINTER,
})
/**
 * Orders pieces, all of them or none; each takes a credit. The same `Idempotency-Key` again is the same order. 402 `NoCredits`; 403
 * `NoMinter`, `KeyStopped`; 409 `OrderKnown` for another order under the same key, `OtherProfile`; 429 beyond the limits.
 */
export const orderMints = operation<{ order: MintOrderInput }, MintOrder>({
  id: 'order-mints',
  method: 'POST',
  path: '/v2/mints',
  body: 'order',
  access: MINTER,
})
/** What one has ordered, the newest first. */
export const listMintRequests = operation<
  { state?: MintState; page?: string; size?: number },
  Page<MintRequest>
>({
  id: 'list-mint-requests',
  method: 'GET',
  path: '/v2/mint-requests',
  access: MINTER,
})
/** How far one piece is. */
export const getMintRequest = operation<{ request_id: string }, MintRequest>({
  id: 'get-mint-request',
  method: 'GET',
  path: '/v2/mint-requests/{request_id}',
  access: MINTER,
})
/** Customers, keys, and how the minter is. */
export const getMintingOverview = operation<Record<string, never>, MintingOverview>({
  id: 'get-minting-overview',
  method: 'GET',
  path: '/v2/admin/minting',
  access: { who: 'admin', unseen: true },
})
