import type { AppealEntry, AppealInput, OwnAppeal, RestrictionList, VerdictInput } from '../schema/appeal.js'
import type { Page } from '../schema/common.js'
import { type Access, operation } from './operation.js'

const STAFF: Access = { who: 'admin', unseen: true }

/** What was hidden, stopped or banned of one's own, why, and what one said against it. */
export const listMyRestrictions = operation<Record<string, never>, RestrictionList>({
  id: 'list-my-restrictions',
  method: 'GET',
  path: '/v2/restrictions',
  access: { who: 'member', scope: 'read' },
})
/**
 * Says something against an act on what is one's own: once an act, by a person's own token. Sent again under the same `key` it is
 * the same appeal. 404 for acts on what is another's; 409 `AppealRefused` with a `reason`.
 */
export const makeAppeal = operation<{ appeal: AppealInput }, OwnAppeal>({
  id: 'make-appeal',
  method: 'POST',
  path: '/v2/appeals',
  body: 'appeal',
  access: { who: 'member' },
})
/** Appeals: those that wait for an answer, the oldest first; then those that were answered, the last first. */
export const listAppeals = operation<{ page?: string; size?: number }, Page<AppealEntry>>({
  id: 'list-appeals',
  method: 'GET',
  path: '/v2/admin/appeals',
  access: STAFF,
})
/**
 * Answers an appeal; granting takes the act back in the same transaction. Sent again under the same `key` it is the same answer.
 * 409 `AppealRefused` where it was answered before.
 */
export const answerAppeal = operation<{ appeal_id: number; verdict: VerdictInput }, AppealEntry>({
  id: 'answer-appeal',
  method: 'POST',
  path: '/v2/admin/appeals/{appeal_id}',
  body: 'verdict',
  access: STAFF,
})
