import { isRecord } from '#app/feature/endless/is-record.js'
import type { KeptAirdrop } from './airdrop-store.js'

/** What somebody called an airdrop. */
export function nameOfPlan({ plan }: KeptAirdrop): string {
  const read: unknown = JSON.parse(plan)
  return isRecord(read) && typeof read.name === 'string' ? read.name : ''
}
