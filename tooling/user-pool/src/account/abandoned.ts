import type { Change, Table } from '../store/table.js'
import type { User } from '../store/user.js'

/** What is asked of an account. */
type Waiting = Pick<User, 'status' | 'createdAt' | 'codes'>

/**
 * Whether nobody confirmed a sign-up for so long that its address is free again: `patience` (milliseconds) after its last
 * code ran out. Nobody ever signed in to such an account.
 */
export function isAbandoned({ status, createdAt, codes }: Waiting, now: number, patience: number): boolean {
  if (status !== 'UNCONFIRMED') return false
  const last = codes.reduce((latest, { expires }) => Math.max(latest, expires), createdAt)
  return last + patience <= now
}

/** Drops every sign-up that was abandoned by then. */
export function dropAbandoned(users: Table<User>, now: number, patience: number): Change[] {
  return [...users.values()]
    .filter((user) => isAbandoned(user, now, patience))
    .map(({ sub }) => users.drop(sub))
}
