import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

/** Services whose accounts can be linked. */
export type SocialProvider = 'discord' | 'twitter'

/** Whom a link speaks for: somebody's account here, a DID, or an address. */
export type SocialSubjectKind = 'account' | 'did' | 'address'

/** How a wallet proved that a DID or an address is its own, kept whole so that anybody who doubts it can check it again. */
export interface SocialProof {
  readonly message: string
  readonly publicKey: string
  readonly signature: string
  readonly signingMode: string
}

const subject = () => ({
  subjectKind: text().$type<SocialSubjectKind>().notNull(),
  /** Subject of the user pool, DID, or puzzle hash. */
  subject: text().notNull(),
  /** The puzzle hash whose key signed; null for accounts. A DID's link speaks while its newest coin has it. */
  ownerHash: text(),
})

/**
 * An account of another service that somebody proved to be theirs. One account speaks for one subject, and a subject has
 * one of each service. Whoever unlinks takes the row away: nothing of it is kept.
 */
export const socialLink = pgTable(
  'social_link',
  {
    id: text().primaryKey(),
    provider: text().$type<SocialProvider>().notNull(),
    /** As the service names the account, for good. */
    accountId: text().notNull(),
    /** As people know it; its holder may change it there. */
    username: text().notNull(),
    /** Discord's four digits of old accounts; `0` since. */
    discriminator: text(),
    ...subject(),
    proof: jsonb().$type<SocialProof>(),
    /** Of this installation when it was verified. */
    network: text().notNull(),
    verifiedAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('social_link_account').on(table.provider, table.accountId),
    uniqueIndex('social_link_subject').on(table.provider, table.subjectKind, table.subject),
    index('social_link_whose').on(table.subjectKind, table.subject),
  ],
)

/** Somebody on the way to a service and back: gone through once, by one browser, within minutes. */
export const socialFlow = pgTable(
  'social_flow',
  {
    /** sha256 of the state, which only the browser's way there and back has. */
    stateHash: text().primaryKey(),
    provider: text().$type<SocialProvider>().notNull(),
    /** Which page they come back to; it names the whole redirect. */
    door: text().$type<'user' | 'wallet' | 'discord'>().notNull(),
    /** sha256 of what the browser that began it keeps in a cookie. */
    browserHash: text().notNull(),
    ...subject(),
    proof: jsonb().$type<SocialProof>(),
    /** PKCE: what the challenge sent along is the hash of. */
    verifier: text().notNull(),
    expiresAt: bigint({ mode: 'number' }).notNull(),
    /** Kept for a while after, so that a second use can be told from a state that never was. */
    usedAt: bigint({ mode: 'number' }),
  },
  (table) => [index('social_flow_expires').on(table.expiresAt)],
)

/** A text for a wallet to sign before it links or unlinks: answered once, by the browser that asked. */
export const socialChallenge = pgTable(
  'social_challenge',
  {
    id: text().primaryKey(),
    provider: text().$type<SocialProvider>().notNull(),
    action: text().$type<'link' | 'unlink'>().notNull(),
    browserHash: text().notNull(),
    ...subject(),
    message: text().notNull(),
    expiresAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('social_challenge_expires').on(table.expiresAt)],
)
