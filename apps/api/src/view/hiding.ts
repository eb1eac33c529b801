import type { Hiding } from '@chiaroscuro/contract/operation'
import type { HidingRow } from '../query/hidden-rows.js'
import { toOwnTime } from './common.js'

export function toHiding(row: HidingRow | undefined): Hiding | null {
  return row ? { of: row.of, reason: row.reason, at: toOwnTime(row.at) } : null
}
