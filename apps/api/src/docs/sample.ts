import { asHex32, formatAddress, formatCollectionId, formatDid, formatNftId } from '@chiaroscuro/domain/id'
import { SIGNING_MODES } from '@chiaroscuro/domain/signature'
import { z } from 'zod'
import type { Documented } from './documented.js'
import { type JsonSchema, parametersOf } from './json-schema.js'

const HEX = asHex32('c0ffee'.padEnd(64, '0'))
const [NFT, DID, ADDRESS] = [formatNftId(HEX), formatDid(HEX), formatAddress(HEX, 'xch')]
const COLLECTION = formatCollectionId(HEX)
const OFFER = 'offer1qqr83wcuu2rykcmqvpsxygqq'

/** What is written where a name is met, whichever operation it is of: of the right form, of nobody. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  address: ADDRESS,
  address_id: ADDRESS,
  auction_id: HEX,
  auth: 'A'.repeat(22),
  avatar_nft_id: NFT,
  browser: 'A'.repeat(43),
  challenge_id: 'challenge-0001',
  code: 'CAT',
  coin_id: HEX,
  collection: COLLECTION,
  collection_id: COLLECTION,
  collection_ids: COLLECTION,
  data_hash: HEX,
  data_uris: 'https://files.example/1.png',
  device_id: '0'.repeat(32),
  discord_id: '80351110224678912',
  email: 'ada@example.org',
  endpoint: 'https://push.example/1',
  event_index: '0',
  handle: 'paper-moons',
  id: HEX,
  id_hex: HEX,
  key: 'once-0001',
  key_id: 'key-1',
  label: 'Firefox on Linux',
  launcher_bech32: NFT,
  max_price_mojos: '2000000000000',
  message: 'Hello',
  metadata_hash: HEX,
  metadata_uris: 'https://files.example/1.json',
  min_price_mojos: '100000000000',
  mint_id: HEX,
  name: 'Paper Moons',
  nft_id: NFT,
  nft_ids: NFT,
  offer: OFFER,
  offer_id: HEX,
  owner: ADDRESS,
  owner_address_id: ADDRESS,
  owner_id: DID,
  p256dh: `B${'A'.repeat(86)}`,
  profile_id: DID,
  profile_ids: DID,
  pubkey: 'a'.repeat(96),
  public_key: 'a'.repeat(96),
  query: 'moons',
  reason: 'A copy of another work',
  request_id: 'request-1',
  search: 'moons',
  search_id: 'search-1',
  sha256: HEX,
  signature: 'a'.repeat(192),
  signing_mode: SIGNING_MODES[0],
  slug: 'paper',
  state: 'state-0001',
  subject: DID,
  target: NFT,
  target_address: ADDRESS,
  text: 'I drew it myself, in 2024.',
  token: 'A'.repeat(32),
  token_id: 'xch',
  type: 'owned',
  url: 'https://bot.example/news',
  username_or_id: DID,
  webhook_id: 'webhook-1',
}

/** Bodies of which no field has to be given, or which depend on each other, by operation. */
const BY_OPERATION: Readonly<Record<string, unknown>> = {
  'join-offers': { offer_ids: [HEX, '1'.repeat(64)] },
  'make-api-key': { name: 'My bot', scopes: ['read'], days: 90 },
  'make-webhook': { url: BY_NAME.url, type: ['trade', 'listing'], collection: [COLLECTION] },
  'save-search': { name: 'Moons below one XCH', words: 'moons', max_price_mojos: '1000000000000' },
  'take-snapshot': { collection_ids: [COLLECTION], format: 'csv' },
  'update-collection': {
    handle: 'paper-moons',
    description: 'Cut by hand.',
    website: 'https://moons.example/',
  },
  'update-profile': { username: 'ada', name: 'Ada', bio: 'Paper and light.' },
}

/** What an operation may be asked with, by name: values its schema takes. */
export function samplesOf({ id, body, input }: Documented): ReadonlyMap<string, unknown> {
  return new Map(
    [...parametersOf(input)].map(([name, { schema }]) => [
      name,
      name === body && id in BY_OPERATION ? BY_OPERATION[id] : sampleOf(name, schema),
    ]),
  )
}

const schemas = z.array(z.record(z.string(), z.unknown()))

/** A value of a name that a schema takes. */
export function sampleOf(name: string, schema: JsonSchema): unknown {
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if ('default' in schema) return schema.default
  const [first] = schemas.catch([]).parse(schema.anyOf)
  if (first) return sampleOf(name, first)
  if (schema.type === 'array')
    return [sampleOf(name, z.record(z.string(), z.unknown()).catch({}).parse(schema.items))]
  if (schema.type === 'object') return objectOf(schema)
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, Number(schema.minimum ?? 1))
  if (name in BY_NAME) return BY_NAME[name]
  return schema.type === 'null' ? null : 'text'
}

/** The fields that have to be given. */
function objectOf({ properties, required }: JsonSchema): Record<string, unknown> {
  const names = z.array(z.string()).catch([]).parse(required)
  const all = z.record(z.string(), z.record(z.string(), z.unknown())).catch({}).parse(properties)
  return Object.fromEntries(names.map((name) => [name, sampleOf(name, all[name] ?? {})]))
}
