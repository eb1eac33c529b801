import { z } from 'zod'
import { count, hash, mojos, projectId, text } from './field.js'
import { saleFigures } from './sale.js'
import { owners, royaltyShare } from './view.js'

/** What a person is asked to approve: read from the very spends of the first bundle, and from the plan. */
export const approval = z.strictObject({
  projectId,
  planHash: hash,
  network: text,
  collection: text,
  /** `did:chia:1…` */
  did: text,
  pieces: count,
  batches: count,
  /** Of the pieces, those that are minted first and looked at before the others follow. */
  pilot: count,
  /** Mojos: what leaves at most, all fees at their ceiling. */
  most: mojos,
  royaltyBasisPoints: z.number(),
  royaltyAddress: text,
  /** Those whom that address pays out to, where it is no one's own. */
  royaltySplit: z.array(royaltyShare).max(20),
  owners,
  /** What is offered of it afterwards. */
  offers: saleFigures
    /** Whether its person is asked in a wallet for each one. */
    .extend({ isAskedOneByOne: z.boolean() })
    .optional(),
  /** Read from the first bundle. */
  first: z.strictObject({
    fee: mojos,
    spends: count,
    nfts: z
      .array(
        z.strictObject({ nftId: text, name: text, dataHash: hash, owner: text, price: mojos.optional() }),
      )
      .max(100),
  }),
})
export type Approval = z.output<typeof approval>
