import { z } from 'zod'

/** Fields that many actions share, bounded as the service bounds them. */
export const clientId = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[\w+]+$/)
export const username = z.string().min(1).max(128)
export const password = z.string().min(1).max(256)
export const confirmationCode = z.string().min(1).max(2048).regex(/^\S+$/)
export const accessToken = z.string().min(1).max(8192)
export const session = z.string().min(20).max(2048)
export const deviceKey = z
  .string()
  .min(1)
  .max(55)
  .regex(/^[\w-]+_[0-9a-f-]+$/)

/** An SRP value of a client, in hex. */
export const publicValue = z.string().min(1).max(2048)

export const attribute = z.object({
  Name: z.string().min(1).max(32),
  Value: z.string().max(2048).default(''),
})
export const attributes = z.array(attribute).max(50)
