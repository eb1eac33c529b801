import {
  appealEntry,
  appealPage,
  featured,
  health,
  moderationEntry,
  moderationLog,
  moderationStanding,
  ownAppeal,
  restrictionList,
} from '@chiaroscuro/contract/schema'
import type { Words } from './documented.js'

const MODERATION = 'Moderation'

/** What the reference says of what the people who run the site do. */
export const MODERATION_WORDS: Readonly<Record<string, Words>> = {
  'get-featured': {
    group: MODERATION,
    summary: 'Collections and auctions put first',
    description: 'The last first; without what is hidden, and auctions that are over.',
    output: featured,
  },
  moderate: {
    group: MODERATION,
    summary: 'Hide, show, feature, end, ban or try again',
    description:
      'What is hidden is in no list and not found by words; it can still be looked up, and what the chain says of it stays. A profile that is hidden says nothing of itself; a `person` who is banned has no claims, and may claim and name nothing. What failed of a `queue` is tried again at once. Sent again under the same `key` it is the same act. For whoever does not run the site there is no such operation.',
    output: moderationEntry,
  },
  'list-moderation': {
    group: MODERATION,
    summary: 'Everything that was done, and why',
    description: 'Entries are only ever added. For whoever does not run the site there is no such operation.',
    output: moderationLog,
  },
  'get-moderation': {
    group: MODERATION,
    summary: 'What is hidden or featured now, and who is banned',
    description: 'For whoever does not run the site there is no such operation.',
    output: moderationStanding,
  },
  'get-health': {
    group: MODERATION,
    summary: 'How the queues are',
    description:
      'Files that are fetched, letters, messages to browsers and calls of webhooks: what waits, what failed and is tried again, and what was given up. For whoever does not run the site there is no such operation.',
    output: health,
  },
  'list-my-restrictions': {
    group: MODERATION,
    summary: 'What was hidden, stopped or banned of one’s own',
    description:
      'Each with its reason, and with what one said against it. Whose something is, is told by the profiles that they claimed.',
    output: restrictionList,
  },
  'make-appeal': {
    group: MODERATION,
    summary: 'Appeal an act on what is one’s own',
    description:
      'Once an act. 404 for acts on what is another’s; 409 `AppealRefused` with a `reason`: `over`, `appealed`, `open`, `key-used`.',
    output: ownAppeal,
  },
  'list-appeals': {
    group: MODERATION,
    summary: 'Appeals, those that wait first',
    description: 'For whoever does not run the site there is no such operation.',
    output: appealPage,
  },
  'answer-appeal': {
    group: MODERATION,
    summary: 'Grant an appeal, or uphold the act',
    description:
      'What is granted is taken back in the same transaction. For whoever does not run the site there is no such operation.',
    output: appealEntry,
  },
}
