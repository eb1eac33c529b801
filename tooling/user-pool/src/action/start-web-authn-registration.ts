import { z } from 'zod'
import { verifyAccessToken } from '../token/verify.js'
import { creationOptions } from '../web-authn/options.js'
import { defineAction } from '../wire/action.js'
import { accessToken } from '../wire/field.js'

/** Gives out what a browser needs to make a passkey; answered within the time of a session. */
export const startWebAuthnRegistration = defineAction(
  z.object({ AccessToken: accessToken }),
  async (pool, input) => {
    const { user } = await verifyAccessToken(pool, input.AccessToken)
    const options = await creationOptions(pool, user)
    pool.registrations.keep(user.sub, options.challenge)
    return { CredentialCreationOptions: options }
  },
)
