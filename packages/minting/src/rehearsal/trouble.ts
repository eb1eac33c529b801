import type { JournalFile, MintChain, MintWallet } from '../engine/port.js'

/**
 * What can befall a mint at one look at the chain.
 *
 * - `loss-of-power`: after a bundle was given to the network, before that was written down
 * - `torn-line`: while a line of the journal is written; half of it is there
 * - `full-disk`: a line of the journal cannot be written
 * - `full-mempool`: the network takes nothing
 * - `silent-node`: no call is answered
 * - `reorg`: the last blocks are taken away, with what they held
 */
export const MISHAPS = [
  'loss-of-power',
  'torn-line',
  'full-disk',
  'full-mempool',
  'silent-node',
  'reorg',
] as const
export type MishapKind = (typeof MISHAPS)[number]

export interface Mishap {
  /** Which look at the chain it befalls, from 0. */
  readonly look: number
  readonly kind: MishapKind
}

/** What the trouble itself broke: nothing of the mint's own. */
export class Mischance extends Error {
  override readonly name = 'Mischance'
  /** Whether the mint has to be opened anew, as after a restart. */
  readonly isFatal: boolean

  constructor(kind: MishapKind) {
    super(`Rehearsed: ${kind}`)
    this.isFatal = kind === 'loss-of-power' || kind === 'torn-line'
  }
}

export interface Ports {
  readonly journal: JournalFile
  readonly chain: MintChain
  readonly wallet: MintWallet
}

/** Ports through which trouble comes when it is told to: one mishap at a time, until it has struck or is over. */
export class Trouble {
  #mishap: Mishap | undefined
  readonly #struck: Mishap[] = []

  /** Those that met something they could spoil, in their order. */
  get struck(): readonly Mishap[] {
    return this.#struck
  }

  begin(mishap: Mishap | undefined): void {
    this.#mishap = mishap
  }

  /** Whether a kind of mishap strikes now. */
  strikes(kind: MishapKind): boolean {
    if (this.#mishap?.kind !== kind) return false
    if (this.#struck.at(-1) !== this.#mishap) this.#struck.push(this.#mishap)
    return true
  }

  through({ journal, chain, wallet }: Ports): Ports {
    const answered = <T>(ask: () => Promise<T>): Promise<T> =>
      this.strikes('silent-node') ? Promise.reject(new Mischance('silent-node')) : ask()
    return {
      journal: {
        read: () => journal.read(),
        cut: (length) => journal.cut(length),
        append: async (line) => {
          if (this.strikes('full-disk')) throw this.#over('full-disk')
          if (!this.strikes('torn-line')) return journal.append(line)
          await journal.append(line.subarray(0, Math.floor(line.length / 2)))
          throw this.#over('torn-line')
        },
      },
      chain: {
        peak: () => answered(() => chain.peak()),
        coins: (ids) => answered(() => chain.coins(ids)),
        send: (bundle) =>
          answered(async () => {
            if (this.strikes('full-mempool')) return 'not-now'
            const sent = await chain.send(bundle)
            if (this.strikes('loss-of-power')) throw this.#over('loss-of-power')
            return sent
          }),
      },
      wallet: {
        didCoin: () => answered(() => wallet.didCoin()),
        build: (order) => answered(() => wallet.build(order)),
      },
    }
  }

  #over(kind: MishapKind): Mischance {
    this.#mishap = undefined
    return new Mischance(kind)
  }
}
