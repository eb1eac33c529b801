import { createHmac } from 'node:crypto'
import type { Pool } from '../pool.js'
import { toUuid } from '../random-text.js'
import { N, toBigInt } from '../srp/group.js'
import type { Verifier } from '../srp/verifier.js'
import type { Sub, User } from '../store/user.js'
import { aliasOf, toSub } from '../store/user.js'

/**
 * Whoever a name stands for. A name nobody has stands for a decoy: its id, salt and verifier are the same each
 * time, so that its answers look and take as long as anybody's, and it can prove nothing.
 */
export interface Subject {
  readonly sub: Sub
  readonly password: Verifier
  readonly known: boolean
}

/** The account with this e-mail address or id. */
export function findUser(pool: Pool, username: string): User | undefined {
  const { users } = pool.store
  return users.find(aliasOf(username)) ?? users.get(username)
}

export function findSubject(pool: Pool, username: string): Subject {
  const user = findUser(pool, username)
  return user ? { sub: user.sub, password: user.password, known: true } : makeDecoy(pool, username)
}

/** The account behind a subject as it is now; undefined for a decoy or one deleted meanwhile. */
export function userOf(pool: Pool, subject: Subject): User | undefined {
  return subject.known ? pool.store.users.get(subject.sub) : undefined
}

/** Whether a name the client sent with an answer is this subject's. */
export function isNameOf(pool: Pool, username: string, subject: Subject): boolean {
  return findSubject(pool, username).sub === subject.sub
}

function makeDecoy(pool: Pool, username: string): Subject {
  const draw = (what: string) =>
    createHmac('sha512', pool.decoySecret)
      .update(`${what}:${aliasOf(username)}`)
      .digest()
  const parts = Array.from({ length: 6 }, (_, part) => draw(`verifier ${part}`))
  return {
    sub: /^[0-9a-f-]{36}$/.test(username) ? toSub(username) : toSub(toUuid(draw('sub'))),
    password: {
      salt: toBigInt(draw('salt').subarray(0, 16)).toString(16),
      verifier: (toBigInt(Buffer.concat(parts)) % N).toString(16),
    },
    known: false,
  }
}
