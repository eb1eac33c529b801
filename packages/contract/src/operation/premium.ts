import type { Membership, Premium } from '../schema/premium.js'
import { type Access, operation } from './operation.js'

const MEMBER: Access = { who: 'member' }

/** What membership costs and gives. */
export const getPremium = operation<Record<string, never>, Premium>({
  id: 'get-premium',
  method: 'GET',
  path: '/v2/premium',
})
/** One's own membership, and what was paid for it. */
export const getMembership = operation<Record<string, never>, Membership>({
  id: 'get-membership',
  method: 'GET',
  path: '/v2/premium/membership',
  access: MEMBER,
})
/** Asks how to pay: gives an address of one's own, the same each time, and prices that hold for a day. 409 `NotOffered` where none is sold. */
export const openMembership = operation<Record<string, never>, Membership>({
  id: 'open-membership',
  method: 'POST',
  path: '/v2/premium/membership',
  access: MEMBER,
})
