import { createHash } from 'node:crypto'
import { z } from 'zod'

/** One of the services that are stood in for: its addresses, as the real one has them below its hosts, and its answers. */
export interface Service {
  readonly name: string
  /** First segment of all its addresses here. */
  readonly root: string
  readonly authorize: string
  readonly token: string
  readonly revoke: string
  readonly me: string
  /** What has to be asked for before it says who somebody is. */
  readonly scopes: readonly string[]
  /** Names as it takes them. */
  readonly username: z.ZodType<string>
  /** Who somebody is, as it says so. */
  readonly answer: (person: Person) => object
  readonly persons: readonly string[]
}

/** Somebody with an account there. */
export interface Person {
  readonly id: string
  readonly username: string
}

const discord: Service = {
  name: 'Discord',
  root: '/discord',
  authorize: '/discord/oauth2/authorize',
  token: '/discord/api/oauth2/token',
  revoke: '/discord/api/oauth2/token/revoke',
  me: '/discord/api/users/@me',
  scopes: ['identify'],
  username: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9_.]{2,32}$/),
  answer: ({ id, username }) => ({
    id,
    username,
    discriminator: '0',
    global_name: username,
    avatar: null,
    public_flags: 0,
  }),
  persons: ['mira.paints', 'lantern_keeper', 'kestrel'],
}

const x: Service = {
  name: 'X',
  root: '/x',
  authorize: '/x/i/oauth2/authorize',
  token: '/x/2/oauth2/token',
  revoke: '/x/2/oauth2/revoke',
  me: '/x/2/users/me',
  scopes: ['users.read', 'tweet.read'],
  username: z
    .string()
    .trim()
    .regex(/^\w{1,15}$/),
  answer: ({ id, username }) => ({ data: { id, name: username, username } }),
  persons: ['MiraPaints', 'LanternKeeper', 'Kestrel'],
}

export const SERVICES: readonly Service[] = [discord, x]

/** Whoever has a name at a service: the same each time, with an id of eighteen digits. */
export function personOf({ root, username }: Service, text: string): Person | undefined {
  const name = username.safeParse(text).data
  if (name === undefined) return undefined
  const digest = createHash('sha256').update(`${root} ${name.toLowerCase()}`).digest()
  return {
    id: String((digest.readBigUInt64BE() % 900_000_000_000_000_000n) + 100_000_000_000_000_000n),
    username: name,
  }
}
