import { z } from 'zod'
import { count, hash, mojos, projectId, text } from './field.js'
import { hostIds } from './host.js'
import { layers } from './layer.js'
import { sale } from './sale.js'

export const settings = z.strictObject({
  theme: z.enum(['system', 'light', 'dark']),
  language: z.enum(['en', 'zh']),
})
export type Settings = z.output<typeof settings>

/** A project on the library's shelf. */
export const projectCard = z.strictObject({
  id: projectId,
  name: text,
  count,
  /** Of its first pieces, as the page's own addresses. */
  pictures: z.array(text).max(4),
  /** Milliseconds since 1970. */
  changedAt: z.number(),
  stage: z.enum(['draft', 'minting', 'minted']),
})
export type ProjectCard = z.output<typeof projectCard>

/** A row of the table. */
export const pieceRow = z.strictObject({
  /** Index in the drop. */
  at: count,
  /** Where it was read: the line of the sheet, or the document. */
  from: text,
  file: text,
  /** Address of its picture; nothing where the folder has no file for it, or it is no picture. */
  picture: text.optional(),
  name: text,
  description: text,
  to: text,
  /** `2 / 10`; nothing where it is the only one. */
  edition: text,
  price: text,
  /** `7 / 100`; nothing where it is in no series. */
  series: text,
  /** As sites will rank it; 1 is the rarest. */
  rank: count,
  traits: z.record(z.string(), z.string()),
})
export type PieceRow = z.output<typeof pieceRow>

export const pieceField = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('name') }),
  z.strictObject({ kind: z.literal('description') }),
  z.strictObject({ kind: z.literal('file') }),
  z.strictObject({ kind: z.literal('to') }),
  z.strictObject({ kind: z.literal('price') }),
  /** `2 / 10`, or nothing. */
  z.strictObject({ kind: z.literal('edition') }),
  z.strictObject({ kind: z.literal('trait'), name: z.string().min(1).max(200) }),
])
export type PieceField = z.output<typeof pieceField>

/** What is wrong with a drop, by one rule. */
export const finding = z.strictObject({
  rule: z.string().max(60),
  severity: z.enum(['stops', 'warns']),
  isFixable: z.boolean(),
  /** All of them. */
  count,
  /** The first of them: `piece` counts from 0 and is absent where it is about the drop. */
  spots: z
    .array(
      z.strictObject({
        piece: count.optional(),
        facts: z.record(z.string(), z.string()),
        /** Of the piece and of the one that it is like; empty where a page cannot show it. */
        pictures: z.array(text).length(2).optional(),
      }),
    )
    .max(50),
})
export type FoundFinding = z.output<typeof finding>

/** Somebody who gets a part of every royalty; basis points of it. */
export const royaltyShare = z.strictObject({ address: text, basisPoints: z.number() })

/** What a creator enters about the whole drop; whatever is wrong with it is for the checks to say. */
export const terms = z.strictObject({
  name: text,
  collectionId: text,
  description: text,
  website: text,
  twitter: text,
  icon: text,
  banner: text,
  royaltyAddress: text,
  /** Those who share every royalty; where there is nobody, all of it goes to the address. */
  royaltySplit: z.array(royaltyShare).max(100),
  royaltyBasisPoints: z.number(),
  owner: text,
  license: z.string().max(40),
  isSensitive: z.boolean(),
  batchSize: z.number(),
  /** Pieces of a first bundle that is looked at before the others follow; 0 where there is none. */
  pilot: z.number(),
  feeStart: mojos,
  feeStep: mojos,
  feeCeiling: mojos,
})
export type Terms = z.output<typeof terms>

const offers = z.strictObject({
  /** `kept`: all are signed, and no marketplace is known to list them. */
  state: z.enum(['none', 'running', 'paused', 'interrupted', 'refused', 'done', 'kept']),
  /** Pieces that the plan offers. */
  count,
  made: count,
  listed: count,
  /** Open at the marketplace when it was last asked. */
  live: count,
  /** Given away before they could be offered. */
  moved: count,
  refused: z.array(z.strictObject({ number: count, reason: z.string().max(60) })).max(50),
  attention: z.string().max(60).optional(),
  /** The file of offers that wait for signatures of keys elsewhere. */
  toSign: z.string().max(4096).optional(),
})

/** Who gets how many pieces. */
export const owners = z.strictObject({
  /** Those that stay with the one owner named for all; in an approval, with the account itself. */
  kept: count,
  given: count,
  /** Of those who get one or more of the others. */
  addresses: count,
  /** Those who get the most. */
  most: z.array(z.strictObject({ address: z.string().max(200), count })).max(50),
})
export type OwnersView = z.output<typeof owners>

/** What is wrong with a sheet of addresses. */
export const targetFault = z.strictObject({
  line: count,
  code: z.string().max(60),
  detail: z.string().max(200),
})
export type TargetFaultView = z.output<typeof targetFault>

const account = z.strictObject({
  ...{ network: text, address: text, balance: mojos },
  /** The profile that mints, and all that the account has. */
  did: text,
  dids: z.array(text).max(1000),
})

const hosting = z.strictObject({
  state: z.enum(['none', 'running', 'stale', 'green', 'faulty']),
  done: count,
  count,
  faults: z.array(z.strictObject({ name: text, code: text, place: text })).max(20),
  hosts: hostIds,
  /** Where files lie that the creator publishes. */
  folder: z.string().max(4096).optional(),
})

const plan = z.strictObject({
  hash,
  pieces: count,
  batches: count,
  batchSize: count,
  /** What all bundles pay at least and at most, in mojos, and what the pieces themselves hold. */
  leastFees: mojos,
  mostFees: mojos,
  held: mojos,
})

const rehearsal = z.strictObject({
  state: z.enum(['none', 'running', 'green', 'failed']),
  settled: count,
  included: count,
  batches: count,
  fees: mojos,
  seconds: count,
  /** Of what a block takes, the share of the dearest bundle: thousandths. */
  peakPerMille: count,
  mishaps: count,
  attention: z.string().optional(),
})

const mint = z.strictObject({
  state: z.enum(['none', 'asked', 'running', 'paused', 'interrupted', 'done']),
  included: count,
  settled: count,
  batches: count,
  /** Pieces that blocks have. */
  pieces: count,
  attention: z.string().optional(),
  /** The file of the bundle that waits for a signature. */
  toSign: z.string().max(4096).optional(),
})

/** All that the page shows of a project but its rows. */
export const projectView = z.strictObject({
  id: projectId,
  /** One more with every change: what was read before it is old. */
  revision: count,
  /** Grows from look to look: of two, the one with more is what is so now, whichever came last. */
  look: count,
  count,
  /** Traits, each a column. */
  traits: z.array(z.string().max(50_000)).max(500),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  /** Approved once, its words are fixed. */
  isFixed: z.boolean(),
  terms,
  /** Of the collection, as the page's own addresses; nothing where the folder has none. */
  pictures: z.strictObject({ icon: text.optional(), banner: text.optional() }),
  isDevnetThere: z.boolean(),
  isOpeningAccount: z.boolean(),
  account: account.optional(),
  licenses: z.array(z.strictObject({ id: text, name: text })).max(20),
  stops: count,
  warns: count,
  /** Pictures that are looked at, to find those that look alike. */
  looking: z.strictObject({ done: count, count }).optional(),
  hosting,
  /** Of a collection that is generated. */
  layers: layers.optional(),
  owners,
  /** Nothing where nothing is offered after the mint. */
  sale: sale.optional(),
  plan: plan.optional(),
  rehearsal,
  /** Who signs. */
  signer: z.enum(['devnet', 'chia', 'offline', 'walletconnect']),
  mint,
  /** Whether royalties go to several, who are paid out from one address. */
  hasSplit: z.boolean(),
  offers,
  /** A fault that the last thing begun ended with, by its code. */
  fault: z.string().max(60).optional(),
})
export type ProjectView = z.output<typeof projectView>

/** A bundle of an approved plan, and how far it has come. */
export const bundle = z.strictObject({
  number: count,
  /** Numbers of its first and its last piece. */
  from: count,
  to: count,
  state: z.enum(['waits', 'signed', 'sent', 'included', 'settled']),
  /** Bundles that were signed for it: more than one where one got stuck. */
  attempts: count,
  /** Of the one that a block has, or else of the last: what it pays, and its id. */
  signed: z.strictObject({ fee: mojos, id: hash }).optional(),
  /** Of the block that has it. */
  height: count.optional(),
})
export type BundleView = z.output<typeof bundle>

/** A piece that a block has. */
export const mintedPiece = z.strictObject({
  number: count,
  /** Number of its bundle. */
  bundle: count,
  name: text,
  /** `nft1…` */
  nftId: text,
  height: count,
  isSettled: z.boolean(),
  picture: text.optional(),
  offer: z
    .strictObject({
      /** In the smallest unit of the sale's asset. */
      price: mojos,
      state: z.enum(['waits', 'made', 'posted', 'open', 'pending', 'taken', 'over', 'refused']),
      /** The marketplace's own id. */
      id: z.string().max(100).optional(),
    })
    .optional(),
})
export type MintedView = z.output<typeof mintedPiece>

/** All bundles of a plan, and the pieces of those that a block has. */
export const minted = z.strictObject({
  bundles: z.array(bundle).max(100_000),
  pieces: z.array(mintedPiece).max(100_000),
})
export type MintedList = z.output<typeof minted>

/** What the marketplace says of a pilot's pieces, held against what was planned. */
export const pilotCheck = z.strictObject({
  /** Whether there is a marketplace to ask. */
  isMarketThere: z.boolean(),
  pieces: z
    .array(
      z.strictObject({
        number: count,
        name: text,
        nftId: text,
        picture: text.optional(),
        /** `waits`: the marketplace has not come so far, or still fetches its files. */
        state: z.enum(['waits', 'right', 'wrong']),
        /** What is not as planned. */
        wrong: z.array(z.enum(['name', 'file', 'metadata', 'collection', 'owner', 'fetch'])).max(6),
      }),
    )
    .max(100),
})
export type PilotCheck = z.output<typeof pilotCheck>

/** What lies at the address of those who share royalties, and waits to be paid out. */
export const royalties = z.strictObject({
  address: text,
  payees: z.array(royaltyShare).max(20),
  /** The smallest units of each asset. */
  waiting: z.array(z.strictObject({ amount: mojos, code: text, decimals: count })).max(200),
  coins: count,
})
export type Royalties = z.output<typeof royalties>

/** A piece by its rank, before it is minted. */
export const rarePiece = z.strictObject({ number: count, name: text, rank: count, picture: text.optional() })
export type RarePiece = z.output<typeof rarePiece>

/** Something new about the studio, in the words of the content service. */
export const newsItem = z.strictObject({
  slug: z.string().max(500),
  title: z.string().max(200),
  lead: z.string().max(600),
  /** ISO 8601. */
  publishedAt: z.string().max(40).optional(),
  /** A paragraph each. */
  body: z.array(z.string().max(5000)).max(60),
})
export type NewsItem = z.output<typeof newsItem>

/** How rare the pieces are among each other, as sites will say. */
export const rarity = z.strictObject({
  pieces: count,
  /** Ranks that are held by one piece or more. */
  ranks: count,
  /** Pieces by their score: from the most common to the rarest. */
  bins: z.array(z.strictObject({ from: z.number(), to: z.number(), count })).max(40),
  traits: z
    .array(
      z.strictObject({
        /** As sites count it; nothing for how many traits a piece has. */
        name: text.optional(),
        /** Pieces that have none. */
        without: count,
        /** The rarest first. */
        values: z.array(z.strictObject({ value: text, count })).max(50),
        /** Values beyond those. */
        more: count,
      }),
    )
    .max(100),
})
export type RarityView = z.output<typeof rarity>
