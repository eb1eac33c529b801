import { createHash } from 'node:crypto'
import { z } from 'zod'
import { sendCode } from './account/codes.js'
import { withPassword } from './account/set-password.js'
import { makeUser } from './action/sign-up.js'
import type { Pool } from './pool.js'
import { toUuid } from './random-text.js'
import type { User } from './store/user.js'
import { aliasOf, toSub, userSchema } from './store/user.js'

/** An account that is there from the start. */
export interface SeedUser {
  readonly email: string
  readonly password: string
  readonly attributes?: Readonly<Record<string, string>> | undefined
  readonly groups?: readonly string[] | undefined
  readonly status?: User['status'] | undefined
  readonly mfa?: User['mfa'] | undefined
  readonly totpSecret?: string | undefined
}

const seedSchema = z.array(
  z.strictObject({
    email: z.email(),
    password: z.string().min(8),
    attributes: z.record(z.string(), z.string()).optional(),
    groups: z.array(z.string()).optional(),
    status: userSchema.shape.status.optional(),
    mfa: userSchema.shape.mfa.optional(),
    totpSecret: z.string().optional(),
  }),
)

/** Accounts written as JSON. Throws where they are not as they should be, without a word of what they say. */
export function readSeeds(text: string): SeedUser[] {
  try {
    return seedSchema.parse(JSON.parse(text))
  } catch {
    throw new Error('The accounts to begin with cannot be read')
  }
}

/** Adds those that are missing; whoever is there already stays as they are. Who has to reset their password is sent the code. */
export async function seedUsers(pool: Pool, seeds: readonly SeedUser[]): Promise<void> {
  const missing = seeds.filter((seed) => !pool.store.users.find(aliasOf(seed.email)))
  const changes = missing.flatMap((seed) => {
    const made = toUser(pool, seed)
    const { user, letters } =
      made.status === 'RESET_REQUIRED' ? sendCode(pool, made, 'reset') : { user: made, letters: [] }
    return [pool.store.users.put(user), ...letters]
  })
  await pool.store.write(...changes)
}

/** The id follows from the address, so that it is the same on every machine. */
function toUser(pool: Pool, seed: SeedUser): User {
  const sub = toSub(
    toUuid(
      createHash('sha256')
        .update(`chiaroscuro ${aliasOf(seed.email)}`)
        .digest(),
    ),
  )
  const status = seed.status ?? 'CONFIRMED'
  const user: User = {
    ...makeUser(pool, {
      ...seed.attributes,
      email: seed.email,
      email_verified: String(status !== 'UNCONFIRMED'),
    }),
    sub,
    status,
    groups: [...(seed.groups ?? [])],
    mfa: seed.mfa ?? { methods: [] },
    ...(seed.totpSecret === undefined ? {} : { totp: { secret: seed.totpSecret, lastStep: 0 } }),
  }
  return withPassword(pool, user, seed.password)
}
