import { join } from 'node:path'
import { z } from 'zod'
import { grantSchema } from './grant.js'
import { identitySchema } from './identity.js'
import type { Journal } from './journal.js'
import { forgetful, JournalError, openJournal } from './journal.js'
import { letterSchema } from './letter.js'
import type { Change } from './table.js'
import { Table } from './table.js'
import { aliasOf, userSchema } from './user.js'

const lineSchema = z.array(z.tuple([z.string(), z.string(), z.unknown()]))

/** Everything that outlives the process. */
export class Store {
  readonly users = new Table(
    'user',
    userSchema,
    (user) => user.sub,
    (user) => [aliasOf(user.attributes.email ?? '')],
  )
  readonly grants = new Table('grant', grantSchema, (grant) => grant.id)
  readonly identities = new Table(
    'identity',
    identitySchema,
    (identity) => identity.id,
    (identity) => identity.logins,
  )
  readonly letters = new Table('letter', letterSchema, (letter) => letter.id)
  #journal: Journal = forgetful

  /** Opens the folder's journal; without a folder nothing outlives the process. */
  static async open(folder: string | undefined, now: number): Promise<Store> {
    const store = new Store()
    if (folder !== undefined)
      store.#journal = await openJournal(
        join(folder, 'accounts.journal'),
        (line, number) => store.#replay(line, number),
        () => store.#snapshot(),
      )
    const ended = [...store.grants.values()].filter((grant) => grant.expires <= now)
    await store.write(...ended.map((grant) => store.grants.drop(grant.id)))
    return store
  }

  /** Makes the changes at once, together; resolves when they will survive a crash. */
  write(...changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return Promise.resolve()
    for (const change of changes) change.apply()
    return this.#journal.append(
      JSON.stringify(changes.map(({ table, key, record }) => [table, key, record ?? null])),
    )
  }

  /** Takes as long as a write and changes nothing, where a quick answer would tell that there was nothing to do. */
  writeNothing(): Promise<void> {
    return this.#journal.append('[]')
  }

  close(): Promise<void> {
    return this.#journal.close()
  }

  get #tables() {
    return [this.users, this.grants, this.identities, this.letters]
  }

  #replay(line: string, number: number): void {
    try {
      for (const [table, key, record] of lineSchema.parse(JSON.parse(line)))
        this.#tableOf(table).restore(key, record)
    } catch (cause) {
      throw new JournalError(`line ${number} of the accounts' journal cannot be read`, { cause })
    }
  }

  #tableOf(name: string) {
    const table = this.#tables.find((one) => one.name === name)
    if (!table) throw new JournalError(`there is no table ${name}`)
    return table
  }

  *#snapshot(): Iterable<string> {
    for (const user of this.users.values()) yield JSON.stringify([['user', user.sub, user]])
    for (const grant of this.grants.values()) yield JSON.stringify([['grant', grant.id, grant]])
    for (const identity of this.identities.values())
      yield JSON.stringify([['identity', identity.id, identity]])
    for (const letter of this.letters.values()) yield JSON.stringify([['letter', letter.id, letter]])
  }
}
