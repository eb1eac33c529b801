import { featured, moderationEntry, moderationLog, moderationStanding } from '@chiaroscuro/contract/schema'
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
    summary: 'Hide, show, feature or end',
    description:
      'What is hidden is in no list and not found by words; it can still be looked up, and what the chain says of it stays. Sent again under the same `key` it is the same act. For whoever does not run the site there is no such operation.',
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
    summary: 'What is hidden or featured now',
    description: 'For whoever does not run the site there is no such operation.',
    output: moderationStanding,
  },
}
