import { type ApiClient, ApiError, apiClient, call } from '@chiaroscuro/api-client'
import {
  askEarlyAccess,
  claimProfile,
  listCollections,
  makeChallenge,
  type ProfileInput,
  saveGarden,
  saveSupporter,
  saveToken,
  updateProfile,
} from '@chiaroscuro/contract/operation'
import { DEMO_ARTISTS, DEMO_USERS } from '@chiaroscuro/user-pool/demo-users'
import type { Actor } from '../market/cast.js'
import type { Market } from '../market/market.js'
import { type IdentityPlace, signIn } from '../market/sign-in.js'
import { signText } from '../market/sign-text.js'
import { pause } from './pause.js'

/** What telling the API of people needs. */
export interface PeopleOptions {
  readonly market: Market
  readonly apiUrl: string
  readonly identity: IdentityPlace
  readonly log: (message: string) => void
  readonly signal?: AbortSignal | undefined
}

const patienceMs = 120_000

/** What artists say of themselves; some of the market's never said who they are. */
const BIOS: Readonly<Record<string, string>> = {
  'Studio Kegel': 'Two printers and one press. What the second pass gets wrong is kept.',
  'Rui Tanaka': 'Botanist by day. Each picture is one rule, written down before it was drawn.',
  'Ilse Vogt': 'Walks at night and counts the windows that are lit.',
  'Hana Okabe': 'Ink, water, one sheet of paper. Nothing is done twice.',
  'Pelumi Adeyemi': 'Scissors first, plans later.',
  'Oma Lindqvist': 'Lets the pen go where the wind takes it, and notes the hour.',
  'Marisol Quispe': 'Weaver, third generation. The mends are part of the cloth.',
  'Noor Haddad': 'Makes small things that come back to where they began.',
  'Ilse Rademaker': 'Ties what rope will not do.',
}

/**
 * One of each thing that people say, told as they would tell it: profiles claimed by their wallets, a garden, the
 * market's tokens, a supporter, an early-access submission. Tries until the API has caught up; each call may be made again.
 */
export async function seedPeople(options: PeopleOptions): Promise<boolean> {
  const { log, signal } = options
  const started = performance.now()
  let reason = 'stopped'
  for (let wait = 300; !signal?.aborted; wait = Math.min(wait * 1.5, 4000)) {
    try {
      await tell(options)
      return true
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error)
      if (performance.now() - started > patienceMs) break
    }
    await pause(wait, signal)
  }
  log(`nobody could be introduced: ${reason}`)
  return false
}

async function tell({ market, apiUrl, identity }: PeopleOptions): Promise<void> {
  const as = async (email: string): Promise<ApiClient> => {
    const user = [...DEMO_USERS, ...DEMO_ARTISTS].find((one) => one.email === email)
    if (!user) throw new RangeError(`nobody is ${email}`)
    const token = await signIn(identity, user.email, user.password)
    return apiClient({ root: apiUrl, token: async () => token })
  }
  const [artist, collector] = [market.cast.creators[0], market.cast.collectors[0]]
  if (!artist || !collector) throw new RangeError('the cast is too small')
  const artistId = await introduce(market, await as('artist@chiaroscuro.test'), artist, {
    ...namesOf(artist),
    bio: 'One shore, watched at every hour.',
    website: 'https://example.org/shore',
  })
  const collectorId = await introduce(market, await as('collector@chiaroscuro.test'), collector, {
    username: 'cleo',
    name: 'Cleo Collector',
    bio: 'Keeps what moves slowly.',
  })
  for (const { email, attributes } of DEMO_ARTISTS) {
    const actor = market.cast.creators.find(({ name }) => name === attributes?.name)
    if (actor)
      await introduce(market, await as(email), actor, { ...namesOf(actor), bio: BIOS[actor.name] ?? '' })
  }
  const admin = await as('admin@chiaroscuro.test')
  await tend(market, admin, artistId, collectorId)
  await call(apiClient({ root: apiUrl }), askEarlyAccess, {
    submission: { email: 'studio@example.org', idempotency_key: 'seed-of-the-market' },
  })
}

function namesOf({ name }: Actor): { username: string; name: string } {
  return { username: name.toLowerCase().replace(/[^a-z]+/g, '-'), name }
}

/** Claims the actor's DID by a signature of their wallet, and says who they are. */
async function introduce(
  market: Market,
  client: ApiClient,
  actor: Actor,
  profile: ProfileInput,
): Promise<string> {
  const did = await market.ledger.refreshDid(actor)
  if (!did) throw new RangeError(`${actor.name} has no DID`)
  const profileId = did.launcherId
  const challenge = await call(client, makeChallenge, {
    profile_id: profileId,
    challenge: { action: 'claim' },
  })
  const { public_key, signature } = signText(actor.key, challenge.message)
  await call(client, claimProfile, {
    profile_id: profileId,
    claim: { challenge_id: challenge.id, public_key, signature },
  })
  const held = market.ledger.holdings().find(({ owner }) => owner.address === actor.address)
  const said = { ...profile, ...(held ? { avatar_nft_id: held.nft.launcherId } : {}) }
  try {
    await call(client, updateProfile, { profile_id: profileId, profile: said })
  } catch (error) {
    // The piece may have changed hands on the way here.
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    await call(client, updateProfile, { profile_id: profileId, profile })
  }
  return profileId
}

/** What the people who run the place say. */
async function tend(market: Market, admin: ApiClient, artistId: string, collectorId: string): Promise<void> {
  const dids = await Promise.all(market.cast.creators.map((actor) => market.ledger.refreshDid(actor)))
  const { items } = await call(admin, listCollections, { sort: 'items', interval: 'all', size: 6 })
  await call(admin, saveGarden, {
    slug: 'slow-looking',
    garden: {
      name: 'Slow looking',
      description: 'Series that ask for a second look, and those who make them.',
      owner_id: artistId,
      profile_ids: [artistId, collectorId, ...dids.flatMap((did) => did?.launcherId ?? [])],
      collection_ids: items.map(({ id }) => id),
    },
  })
  for (const [index, token] of market.tokens.entries())
    await call(admin, saveToken, {
      token_id: token.id,
      token: { code: token.code, name: token.name, decimals: token.decimals, rank: index + 1 },
    })
  const isYearly = { plan: 'yearly', from: Math.floor(Date.UTC(2026, 0, 1) / 1000) } as const
  await call(admin, saveSupporter, { supporter: { profile_id: artistId, ...isYearly } })
}
