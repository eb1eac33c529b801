import type { ModerationEntry } from '@chiaroscuro/contract/operation'
import type { ModerationRow } from '../query/moderation-rows.js'
import { toOwnTime } from './common.js'

export function toModerationEntry(row: ModerationRow): ModerationEntry {
  const { number, act, kind, target, name, reason, userId, userName, at } = row
  return { number, act, kind, target, name, reason, by: userId, by_name: userName, at: toOwnTime(at) }
}
