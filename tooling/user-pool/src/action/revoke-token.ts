import { z } from 'zod'
import { PoolError } from '../error.js'
import { findGrant } from '../sign-in/refresh-flow.js'
import { defineAction } from '../wire/action.js'
import { demandClient } from '../wire/client.js'
import { clientId } from '../wire/field.js'

const inputSchema = z.object({ ClientId: clientId, Token: z.string().min(1).max(8192) })

/** Ends the sign-in of a refresh token. One that is over already is no error (RFC 7009, section 2.2). */
export const revokeToken = defineAction(inputSchema, async (pool, input) => {
  demandClient(pool, input.ClientId)
  try {
    const grant = findGrant(pool, input.Token)
    await pool.store.write(pool.store.grants.drop(grant.id))
  } catch (error) {
    if (!(error instanceof PoolError)) throw error
  }
  return {}
})
