import { z } from 'zod'
import type { Pool } from '../pool.js'
import type { CodePurpose, User } from '../store/user.js'
import { aliasOf } from '../store/user.js'
import { demandClient } from '../wire/client.js'
import { clientId, username } from '../wire/field.js'
import type { CodeDelivery } from './codes.js'
import { deliveryTo, sendCode } from './codes.js'
import { findUser } from './subject.js'

/** Whose code, as both actions that mail one name it. */
export const nameSchema = z.object({ ClientId: clientId, Username: username })

/**
 * Mails the code that the account needs, if it needs any. Whatever the name is the answer is the same and takes as
 * long, and guessing at the code that was asked for goes as it would had it been sent.
 */
export async function mailCode(
  pool: Pool,
  { ClientId, Username }: z.infer<typeof nameSchema>,
  asked: CodePurpose,
  neededBy: (user: User) => CodePurpose | undefined,
): Promise<{ CodeDeliveryDetails: CodeDelivery }> {
  demandClient(pool, ClientId)
  const found = findUser(pool, Username)
  const to = found?.attributes.email ?? Username
  pool.mailbox.allowance.spend(aliasOf(to))
  const needed = found && neededBy(found)
  if (needed !== asked) pool.decoyCodes.ask(to, asked)
  if (found && needed) {
    const { user, letters } = sendCode(pool, found, needed)
    await pool.store.write(pool.store.users.put(user), ...letters)
  } else await pool.store.writeNothing()
  return { CodeDeliveryDetails: deliveryTo(to) }
}
