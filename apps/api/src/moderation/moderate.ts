import type { Database } from '../store/database.js'
import { actRefused } from './act-refused.js'
import { type Asked, carryOut } from './acts.js'
import { entryOfKey, holdLog } from './log.js'

/** Does it and writes it down, in one transaction; sent again it was done already. Throws `RefusedError`. */
export function moderate(db: Database, asked: Asked): Promise<void> {
  return db.transaction(async (tx) => {
    await holdLog(tx)
    if (!(await isDone(tx, asked))) await carryOut(tx, asked)
  })
}

async function isDone(tx: Database, { key, act, target, reason }: Asked): Promise<boolean> {
  const known = await entryOfKey(tx, key)
  if (!known) return false
  const isSame =
    known.act === act && known.kind === target.kind && known.target === target.id && known.reason === reason
  if (!isSame) throw actRefused('key-used', 'Another act has this key.')
  return true
}
