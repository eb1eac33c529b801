import { z } from 'zod'
import { useCode } from '../account/codes.js'
import { findSubject, findUser } from '../account/subject.js'
import { defineAction } from '../wire/action.js'
import { demandClient } from '../wire/client.js'
import { clientId, confirmationCode, session, username } from '../wire/field.js'

const inputSchema = z.object({
  ClientId: clientId,
  Username: username,
  ConfirmationCode: confirmationCode,
  ForceAliasCreation: z.boolean().nullish(),
  Session: session.nullish(),
})

/**
 * Confirms a registration by its mailed code. Who has no code to enter is told no more than that; who brings the
 * session of the sign-up gets one to sign in with.
 */
export const confirmSignUp = defineAction(inputSchema, async (pool, input) => {
  demandClient(pool, input.ClientId)
  const found = findUser(pool, input.Username)
  const { user } = useCode(pool, input.Username, found, 'sign-up', input.ConfirmationCode)
  const attributes = { ...user.attributes, email_verified: 'true' }
  await pool.store.write(
    pool.store.users.put({ ...user, attributes, status: 'CONFIRMED', modifiedAt: pool.clock() }),
  )
  const who = { subject: findSubject(pool, user.sub), clientId: input.ClientId }
  const Session = input.Session ? pool.signUps.renew(input.Session, who) : undefined
  return Session ? { Session } : {}
})
