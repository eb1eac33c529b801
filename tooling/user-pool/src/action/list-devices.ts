import { z } from 'zod'
import { toDevice } from '../account/device-view.js'
import { verifyAccessToken } from '../token/verify.js'
import { defineAction } from '../wire/action.js'
import { accessToken } from '../wire/field.js'

const inputSchema = z.object({
  AccessToken: accessToken,
  Limit: z.number().int().min(0).max(60).nullish(),
  PaginationToken: z
    .string()
    .regex(/^\d{1,4}$/)
    .nullish(),
})

/** The account's devices, the newest first. */
export const listDevices = defineAction(inputSchema, async (pool, input) => {
  const { user } = await verifyAccessToken(pool, input.AccessToken)
  const from = Number(input.PaginationToken ?? 0)
  const to = from + (input.Limit || 60)
  const more = to < user.devices.length ? { PaginationToken: String(to) } : {}
  return { Devices: user.devices.slice(from, to).map(toDevice), ...more }
})
