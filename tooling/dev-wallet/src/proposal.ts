import { believable, readFee, withOwnFee } from './method/fee.js'
import type { Prepared } from './method/prepared.js'
import { toWalletError } from './method/to-wallet-error.js'
import type { WalletNode } from './node.js'
import { WalletError } from './wallet-error.js'

/** What lies before a person, who may change its fee before they answer: what is shown is what is signed. */
export class Proposal {
  #prepared: Prepared
  /** What the node suggests for it, in mojos. */
  readonly suggested: bigint | undefined

  private constructor(prepared: Prepared, suggested: bigint | undefined) {
    this.#prepared = prepared
    this.suggested = suggested
  }

  static async of(prepared: Prepared, node: Pick<WalletNode, 'feeFor'>): Promise<Proposal> {
    const suggested = prepared.fee && believable(await node.feeFor(prepared.fee.cost))
    return new Proposal(await withOwnFee(prepared, suggested), suggested)
  }

  get prepared(): Prepared {
    return this.#prepared
  }

  /** Prepares it anew with the fee of a form; what is wrong with that, in words, and then nothing has changed. */
  async change(form: unknown): Promise<string | undefined> {
    try {
      const { fee } = this.#prepared
      if (!fee) throw new WalletError('invalid-params', 'There is no fee to choose here')
      this.#prepared = await fee.withFee(readFee(form, this.suggested))
      return undefined
    } catch (error) {
      return toWalletError(error).message
    }
  }

  /** Whether a page showed it as it is now; another window may have changed the fee meanwhile. */
  isShownAs(fee: unknown): boolean {
    return this.#prepared.fee === undefined || fee === this.#prepared.fee.paid.toString()
  }
}
