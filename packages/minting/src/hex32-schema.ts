import { asHex32 } from '@chiaroscuro/domain/id'
import { z } from 'zod'

/** An id or a hash in text: 64 lowercase hex digits. */
export const hex32 = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'not 32 bytes of lowercase hex')
  .transform(asHex32)
