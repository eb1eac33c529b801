import { createHash } from 'node:crypto'
import type { WalletStore } from './store.js'

/** A site may be connected so often; the oldest goes. */
const MOST = 50

/** Who may ask: a site holds a token, the wallet only its hash. */
export class Connections {
  readonly #store: WalletStore
  readonly #random: (bytes: number) => Uint8Array
  readonly #now: () => number

  constructor(store: WalletStore, random: (bytes: number) => Uint8Array, now: () => number) {
    this.#store = store
    this.#random = random
    this.#now = now
  }

  /** A new token for a site and one of the accounts. */
  add(origin: string, account: number): string {
    const token = Buffer.from(this.#random(32)).toString('base64url')
    const added = { tokenHash: hashOf(token), origin, account, since: this.#now() }
    this.#store.save({ connections: [...this.#store.state.connections, added].slice(-MOST) })
    return token
  }

  /** Number of the account that a site's token stands for. */
  accountOf(origin: string, token: string): number | undefined {
    const tokenHash = hashOf(token)
    return this.#store.state.connections.find((one) => one.tokenHash === tokenHash && one.origin === origin)
      ?.account
  }

  end(token: string): void {
    const tokenHash = hashOf(token)
    this.#store.save({
      connections: this.#store.state.connections.filter((one) => one.tokenHash !== tokenHash),
    })
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
