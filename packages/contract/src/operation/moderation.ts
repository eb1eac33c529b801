import type { Page } from '../schema/common.js'
import type {
  ActedKind,
  Featured,
  Health,
  ModerationEntry,
  ModerationInput,
  ModerationStanding,
} from '../schema/moderation.js'
import { type Access, operation } from './operation.js'

/** For anybody else there is no such operation. */
const STAFF: Access = { who: 'admin', unseen: true }

/**
 * Does one of the things that the people who run the site may do, and writes it down. Sent again under the same `key` it is the
 * same act. A `person` is named by their account or by a profile that they claimed. 404 for what is not known; 409 `ActRefused` with a `reason`, `AuctionOver`.
 */
export const moderate = operation<{ moderation: ModerationInput }, ModerationEntry>({
  id: 'moderate',
  method: 'POST',
  path: '/v2/admin/acts',
  body: 'moderation',
  access: STAFF,
})
/** Everything that was done, the last first. */
export const listModeration = operation<
  { kind?: ActedKind; page?: string; size?: number },
  Page<ModerationEntry>
>({
  id: 'list-moderation',
  method: 'GET',
  path: '/v2/admin/acts',
  access: STAFF,
})
/** What is hidden, what is featured and who is banned at the moment. */
export const getModeration = operation<Record<string, never>, ModerationStanding>({
  id: 'get-moderation',
  method: 'GET',
  path: '/v2/admin/standing',
  access: STAFF,
})
/** How the queues are that the service works through. */
export const getHealth = operation<Record<string, never>, Health>({
  id: 'get-health',
  method: 'GET',
  path: '/v2/admin/health',
  access: STAFF,
})
/** Collections and auctions that the people who run the site put first. */
export const getFeatured = operation<Record<string, never>, Featured>({
  id: 'get-featured',
  method: 'GET',
  path: '/v2/featured',
})
