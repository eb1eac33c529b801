import { createHash } from 'node:crypto'
import { withPassword } from './account/set-password.js'
import { makeUser } from './action/sign-up.js'
import type { Pool } from './pool.js'
import { toUuid } from './random-text.js'
import type { User } from './store/user.js'
import { aliasOf, toSub } from './store/user.js'

/** An account that is there from the start. */
export interface SeedUser {
  readonly email: string
  readonly password: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly groups?: readonly string[]
  readonly status?: User['status']
  readonly mfa?: User['mfa']
  readonly totpSecret?: string
}

/** Adds those that are missing; whoever is there already stays as they are. */
export async function seedUsers(pool: Pool, seeds: readonly SeedUser[]): Promise<void> {
  const missing = seeds.filter((seed) => !pool.store.users.find(aliasOf(seed.email)))
  await pool.store.write(...missing.map((seed) => pool.store.users.put(toUser(pool, seed))))
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
