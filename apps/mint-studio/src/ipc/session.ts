import { z } from 'zod'
import { projectId } from './field.js'
import { nodeAddress } from './wallet.js'

const name = z.string().max(60)
/** As WalletConnect names chains. */
const network = z.enum(['mainnet', 'testnet', 'devnet'])

/** How things stand with a wallet over WalletConnect, as pages may know it. Of keys they see the link alone, which has to be shown. */
export const sessionView = z.discriminatedUnion('state', [
  /** The studio was told of no relay. */
  z.strictObject({ state: z.literal('absent') }),
  /** No wallet; `why` where one was there, or was waited for. */
  z.strictObject({ state: z.literal('none'), why: z.string().max(60).optional() }),
  z.strictObject({ state: z.literal('opening') }),
  z.strictObject({
    ...{ state: z.literal('waiting'), network },
    /** `wc:…`, to be given to a wallet. */
    link: z
      .string()
      .max(2000)
      .regex(/^wc:[\x21-\x7e]+$/),
  }),
  z.strictObject({
    ...{ state: z.literal('connected'), name, network },
    /** Whether it outlives the studio: kept by the system's keyring. */
    isKept: z.boolean(),
  }),
])
export type SessionView = z.output<typeof sessionView>
export type SessionNetwork = z.output<typeof network>

/** For whose mint a wallet is asked for; its node says for which network, and where none is named, the one it was reached by last. */
export const pairInput = z.strictObject({ id: projectId, nodeUrl: nodeAddress.optional() })

/** What WalletConnect's client keeps, as one text: keys are in it. */
export const keptSession = z.strictObject({ text: z.string().max(500_000) })
/** Whether it will be there once the studio starts anew. */
export const sessionKeeping = z.strictObject({ isKept: z.boolean() })

/** Where wallets and the studio meet. */
export const relayPlace = z.strictObject({
  projectId: z.string().regex(/^[\w-]{1,64}$/),
  relayUrl: z
    .string()
    .max(1000)
    .regex(/^(wss:\/\/[^\s@?#]+|ws:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?\/?)$/),
})
export type RelayPlace = z.output<typeof relayPlace>
