import { z } from 'zod'

const topic = z.string().min(1).max(128)
const message = z.string().max(2_000_000)
const tag = z.number().int().default(0)
/** Seconds; nothing is held for longer than this. */
const ttl = z.number().int().positive().max(2_592_000).default(300)
const topics = z.array(topic).max(500)

const call = <Method extends string, Params extends z.ZodType>(method: Method, params: Params) =>
  z.object({ id: z.union([z.number(), z.string().max(64)]), method: z.literal(method), params })

/** What a client may ask of a relay. Whatever else it sends along (tags of billing, attestations) is left out. */
export const relayCall = z.discriminatedUnion('method', [
  call('irn_publish', z.object({ topic, message, ttl, tag })),
  call('irn_subscribe', z.object({ topic })),
  call('irn_batchSubscribe', z.object({ topics })),
  call('irn_unsubscribe', z.object({ topic })),
  call('irn_batchUnsubscribe', z.object({ subscriptions: z.array(z.object({ topic })).max(500) })),
  call('irn_fetchMessages', z.object({ topic })),
  call('irn_batchFetchMessages', z.object({ topics })),
  call('wc_proposeSession', z.object({ pairingTopic: topic, sessionProposal: message, ttl })),
  call(
    'wc_approveSession',
    z.object({
      pairingTopic: topic,
      sessionTopic: topic,
      sessionProposalResponse: message,
      sessionSettlementRequest: message,
      ttl,
    }),
  ),
])

export type RelayCall = z.infer<typeof relayCall>
