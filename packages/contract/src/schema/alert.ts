import { z } from 'zod'
import { hex32, mojos, pageOf, pageQuery, timestamp } from './common.js'
import { line } from './text.js'

/** What somebody can hear of: the five preferences of the specification (section 3) about the works of the profiles they claimed, what they look out for, and answers to their appeals. */
export const alertKind = z.enum([
  'bid_received',
  'own_listed',
  'offer_accepted',
  'bid_cancelled',
  'own_offer_cancelled',
  /** A work that a saved search is for is listed for sale. */
  'search_listed',
  /** What was done to something of theirs was taken back, as they had asked. */
  'appeal_granted',
  /** It stands. */
  'appeal_upheld',
])
export type AlertKind = z.infer<typeof alertKind>

const wanted = {
  bid_received: z.boolean(),
  own_listed: z.boolean(),
  /** A sell offer was taken: the work is sold. */
  offer_accepted: z.boolean(),
  bid_cancelled: z.boolean(),
  own_offer_cancelled: z.boolean(),
}
const language = z.enum(['en', 'zh'])

export const alertPreferences = z.object({
  ...wanted,
  /** Whether letters are sent, too. */
  email: z.boolean(),
  /** Where they go: the account's confirmed address; null where there is none, or where no letters are sent from here. */
  email_address: z.string().nullable(),
  /** Of letters. */
  language,
})
export type AlertPreferences = z.infer<typeof alertPreferences>
export const alertPreferencesBody = z.strictObject({ ...wanted, email: z.boolean(), language })
export type AlertPreferencesInput = z.input<typeof alertPreferencesBody>

export const alert = z.object({
  /** The number of the news it came from; one alert has one. */
  id: z.number().int(),
  kind: alertKind,
  /** The work, where it is about a single one. */
  nft: z
    .object({
      id: hex32,
      encoded_id: z.string(),
      name: z.string().nullable(),
      thumbnail_uri: z.string().nullable(),
    })
    .nullable(),
  offer_id: z.string().nullable(),
  event_index: z.number().int().nullable(),
  price_mojos: mojos.nullable(),
  token_code: z.string().nullable(),
  token_decimals: z.number().int().nullable(),
  told_at: timestamp,
  read: z.boolean(),
  /** Whether the chain took it back since; an alert of its own says so. */
  retracted: z.boolean(),
  /** Of an alert that takes one back: its id. */
  retracts: z.number().int().nullable(),
})
export type Alert = z.infer<typeof alert>
export const alertPage = pageOf(alert).extend({ unread: z.number().int() })
export type AlertPage = z.infer<typeof alertPage>
export const listAlertsQuery = pageQuery

export const readAlertsBody = z.strictObject({ up_to: z.number().int().min(0) })
export type ReadAlertsInput = z.input<typeof readAlertsBody>
export const readAlertsAnswer = z.object({ unread: z.number().int() })
export type ReadAlertsAnswer = z.infer<typeof readAlertsAnswer>

export const endLettersBody = z.strictObject({ token: z.string().regex(/^[\w-]{20,64}$/) })
export type EndLettersInput = z.input<typeof endLettersBody>
/** The same whether anybody has such a token. */
export const endLettersAnswer = z.object({ unsubscribed: z.literal(true) })
export type EndLettersAnswer = z.infer<typeof endLettersAnswer>

const base64url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3)
  return z.string().regex(new RegExp(`^[\\w-]{${length}}$`))
}

/** A browser that is told, as its push service names it (the Push API's subscription), and how it is called on the list. */
export const pushDeviceBody = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/, error: 'Not an address of the web' }).max(1000),
  /** The browser's public key, an uncompressed point of P-256, and the secret that it shares with us. */
  p256dh: base64url(65),
  auth: base64url(16),
  label: line(60),
  language,
})
export type PushDeviceInput = z.input<typeof pushDeviceBody>
export const pushDevice = z.object({
  /** The first 32 hex characters of sha256 of its endpoint, by which a browser knows itself. */
  id: z.string(),
  label: z.string(),
  created_at: timestamp,
})
export type PushDevice = z.infer<typeof pushDevice>
export const pushDevices = z.object({
  /** What browsers subscribe to (VAPID, RFC 8292); null where nobody is told this way from here. */
  public_key: z.string().nullable(),
  items: z.array(pushDevice),
  /** As many as one person may have. */
  most: z.number().int(),
})
export type PushDevices = z.infer<typeof pushDevices>
export const pushDevicePath = z.object({ device_id: z.string().regex(/^[0-9a-f]{32}$/) })
export const pushDeviceRemoved = z.object({ removed: z.literal(true) })
export type PushDeviceRemoved = z.infer<typeof pushDeviceRemoved>

/** The most works that one search is for by name. */
export const MOST_SEARCHED = 200

/** What somebody looks out for: all that is named has to hold. */
export const savedSearch = z.object({
  id: z.string(),
  name: z.string(),
  collection: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  /** In the work's name. */
  words: z.string().nullable(),
  /** Listed in XCH, for no more than this. */
  max_price_mojos: mojos.nullable(),
  /** These works alone; as `nft1…`. Empty for any. */
  nft_ids: z.array(z.string()),
  created_at: timestamp,
})
export type SavedSearch = z.infer<typeof savedSearch>
export const savedSearches = z.object({
  items: z.array(savedSearch),
  /** As many as this account may have. */
  most: z.number().int(),
})
export type SavedSearches = z.infer<typeof savedSearches>

export const savedSearchBody = z
  .strictObject({
    name: z.string().trim().min(1).max(80),
    collection_id: z.string().max(100).optional(),
    words: z.string().trim().min(2).max(80).optional(),
    max_price_mojos: mojos.max(20).optional(),
    nft_ids: z.array(z.string().max(100)).min(1).max(MOST_SEARCHED).optional(),
  })
  .refine(
    ({ collection_id, words, nft_ids }) => [collection_id, words, nft_ids].some((one) => one !== undefined),
    'Names no collection, words or works',
  )
export type SavedSearchInput = z.input<typeof savedSearchBody>
export const savedSearchPath = z.object({ search_id: z.string().max(64) })
export const searchRemoved = z.object({ removed: z.literal(true) })
export type SearchRemoved = z.infer<typeof searchRemoved>
