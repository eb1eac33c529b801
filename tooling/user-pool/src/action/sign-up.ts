import { z } from 'zod'
import { isAbandoned } from '../account/abandoned.js'
import { isEmail, readAttributes } from '../account/attributes.js'
import { deliveryTo, sendCode } from '../account/codes.js'
import { checkPolicy } from '../account/password-policy.js'
import { withPassword } from '../account/set-password.js'
import { invalidParameter, PoolError } from '../error.js'
import type { Pool } from '../pool.js'
import { randomUuid } from '../random-text.js'
import type { User } from '../store/user.js'
import { aliasOf, toSub } from '../store/user.js'
import { defineAction } from '../wire/action.js'
import { demandClient } from '../wire/client.js'
import { attributes, clientId, password, username } from '../wire/field.js'

const inputSchema = z.object({
  ClientId: clientId,
  Username: username,
  Password: password,
  UserAttributes: attributes.nullish(),
  ValidationData: attributes.nullish(),
})

/**
 * Registers an address and mails it a code. As in the hosted service, where the address is the user name, one that
 * is taken is answered with UsernameExistsException: nobody can register without learning it.
 */
export const signUp = defineAction(inputSchema, async (pool, input) => {
  demandClient(pool, input.ClientId)
  const email = input.Username.trim()
  if (!isEmail(email)) throw invalidParameter('Username should be an email.')
  checkPolicy(input.Password)
  const given = readAttributes((input.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]))
  if (given.email !== undefined && aliasOf(given.email) !== aliasOf(email))
    throw invalidParameter('Username and email must be the same address.')
  const known = pool.store.users.find(aliasOf(email))
  const patience = pool.settings.lifetime.abandonedSignUp * 1000
  const isFree = known === undefined || isAbandoned(known, pool.clock(), patience)
  if (!isFree)
    throw new PoolError('UsernameExistsException', 'An account with the given email already exists.')
  pool.mailbox.allowance.spend(aliasOf(email))
  const blank = makeUser(pool, { ...given, email, email_verified: 'false' })
  const { user, letters } = sendCode(pool, withPassword(pool, blank, input.Password), 'sign-up')
  // The account and its letter are one line of the journal: there is never one without the other.
  const gone = known ? [pool.store.users.drop(known.sub)] : []
  await pool.store.write(...gone, pool.store.users.put(user), ...letters)
  const { sub, password } = user
  const Session = pool.signUps.start({ subject: { sub, password, known: true }, clientId: input.ClientId })
  return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails: deliveryTo(email), Session }
})

/** An account with nothing but its attributes; its password must be set before it is kept. */
export function makeUser(pool: Pool, attributes: User['attributes']): User {
  const now = pool.clock()
  return {
    sub: toSub(randomUuid(pool.random)),
    attributes,
    status: 'UNCONFIRMED',
    password: { salt: '0', verifier: '0' },
    groups: [],
    codes: [],
    mfa: { methods: [] },
    devices: [],
    passkeys: [],
    createdAt: now,
    modifiedAt: now,
  }
}
