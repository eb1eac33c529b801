import { z } from 'zod'
import { count, hash, mojos } from './field.js'

/** Who signs: its account is the one that is looked at. */
export const signer = z.enum(['devnet', 'chia', 'offline', 'walletconnect'])

const name = z.string().max(1000)
/** Where the marketplace goes on with a list. */
const cursor = z.string().max(500)
/** As the page's own address. */
const picture = z.string().max(200).optional()

/** An account that the studio knows. */
export const holder = z.strictObject({
  signer,
  network: z.string().max(40),
  address: z.string().max(100),
  did: z.string().max(100),
  /** Whether there is a marketplace that knows its network. */
  isMarketThere: z.boolean(),
})
export type Holder = z.output<typeof holder>

/** A collection that an account's profile (DID) has made, as the marketplace tells of it. */
export const heldCollection = z.strictObject({
  id: z.string().max(100),
  name,
  picture,
  pieces: count,
  owners: count,
  listed: count,
  /** Of the cheapest that is listed for XCH. */
  floor: mojos.optional(),
  volume: mojos,
})
export type HeldCollection = z.output<typeof heldCollection>

/** An NFT that lies at an account's address. */
export const heldNft = z.strictObject({
  /** Launcher id. */
  id: hash,
  nftId: z.string().max(100),
  /** Nothing where its metadata are not read yet. */
  name: name.optional(),
  collection: name.optional(),
  picture,
  rank: z.string().max(20).optional(),
  /** What it is for sale for, in the smallest unit of an asset of so many decimals. */
  price: z
    .strictObject({ amount: mojos, code: z.string().max(40), decimals: z.number().int().min(0).max(12) })
    .optional(),
})
export type HeldNft = z.output<typeof heldNft>

const more = cursor.optional()
export const heldInput = z.strictObject({ signer, page: more })
export const heldCollections = z.strictObject({ items: z.array(heldCollection).max(100), next: more })
export const heldNfts = z.strictObject({ items: z.array(heldNft).max(100), next: more })

/** A page of the marketplace about what an account has. */
export const heldPlace = z.strictObject({
  signer,
  nftId: z
    .string()
    .regex(/^nft1[0-9a-z]{58}$/)
    .optional(),
  collectionId: z
    .string()
    .regex(/^col1[0-9a-z]{58}$/)
    .optional(),
})
