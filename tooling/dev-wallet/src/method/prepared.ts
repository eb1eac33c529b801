import type { Effect } from '@chiaroscuro/domain/build'

/** The network fee of something that is sent at once. */
export interface FeeChoice {
  /** Mojos. */
  readonly paid: bigint
  /** About what a block is charged for it. */
  readonly cost: bigint
  /** The same with another fee. Rejects like the request itself. */
  withFee(fee: bigint): Promise<Prepared>
}

/** A request, understood: what it would do, and the deed itself. */
export interface Prepared {
  /** What is asked, in a few words. */
  readonly title: string
  /** What would move, read from the spends themselves. */
  readonly effect?: Effect | undefined
  /** Only one of the things that `effect` asks for comes. */
  readonly isEither?: boolean | undefined
  /** Texts to be signed, as they are. */
  readonly texts?: readonly string[] | undefined
  /** Facts beside, by their names. */
  readonly notes?: readonly (readonly [name: string, value: string])[]
  /** What the person may choose before they answer. */
  readonly fee?: FeeChoice | undefined
  /** Signs, and sends where something is to be sent. Rejects with `WalletError`. */
  commit(): Promise<unknown>
}
