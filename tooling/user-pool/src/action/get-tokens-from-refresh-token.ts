import { z } from 'zod'
import { refresh } from '../sign-in/refresh-flow.js'
import { defineAction } from '../wire/action.js'
import { demandClient } from '../wire/client.js'
import { clientId, deviceKey } from '../wire/field.js'

const inputSchema = z.object({
  ClientId: clientId,
  RefreshToken: z.string().min(1).max(8192),
  DeviceKey: deviceKey.nullish(),
})

/** Fresh tokens and a new refresh token; the old one works for a short grace, so that a lost answer loses nothing. */
export const getTokensFromRefreshToken = defineAction(inputSchema, async (pool, input) => {
  demandClient(pool, input.ClientId)
  const result = await refresh(pool, {
    refreshToken: input.RefreshToken,
    clientId: input.ClientId,
    deviceKey: input.DeviceKey ?? undefined,
    rotates: true,
  })
  return { AuthenticationResult: result }
})
