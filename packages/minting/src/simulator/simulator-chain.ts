import type { Devnet } from '@chiaroscuro/devnet'
import { asHex32 } from '@chiaroscuro/domain/id'
import type { MintChain } from '../engine/port.js'

/** The engine's view of a simulated chain. */
export function simulatorChain(devnet: Devnet): MintChain {
  const { coins } = devnet.store
  return {
    async peak() {
      const { height, headerHash } = devnet.peak
      return { height, hash: asHex32(headerHash) }
    },
    async coins(ids) {
      const known = ids.flatMap((id) => coins.get(id) ?? [])
      return new Map(
        known.map((one) => [asHex32(one.id), { madeAt: one.confirmedHeight, isSpent: one.spentHeight > 0 }]),
      )
    },
    async send(bytes) {
      const outcome = devnet.push(devnet.sdk.SpendBundle.fromBytes(Buffer.from(bytes)))
      if (outcome.status === 'SUCCESS') return 'taken'
      return outcome.status === 'PENDING' || /MEMPOOL|FEE/.test(outcome.error) ? 'not-now' : 'refused'
    },
  }
}
