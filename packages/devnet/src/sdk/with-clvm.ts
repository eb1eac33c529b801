import type { Clvm } from './clvm.js'
import type { Sdk } from './native.js'

/** Runs `work` in a fresh allocator whose values cannot leave it: `S` is unknown outside. */
export function withClvm<R>(sdk: Sdk, work: <S>(clvm: Clvm<S>) => R): R {
  return work(new sdk.Clvm())
}
