/** A page of the website, by the name its pictures and figures go under. */
export interface Place {
  readonly name: string
  readonly path: string
}

/** What stands for each kind of page: things the running product holds. */
export interface Places {
  /** The address of the API, as the site's own foot names it. */
  readonly api: string
  readonly collectionId: string
  /** The page of an offer that stands. */
  readonly offer: string
  /** A page for every public route, some with their tabs. */
  readonly all: readonly Place[]
}

const CONTENT = [
  ...['blog', 'blog/what-an-offer-is', 'blog/check-a-sale-yourself', 'goby', 'legal-notice', 'terms-of-use'],
  ...['badger', 'badger/privacy-policy', 'badger/support', 'badger/terms-of-service'],
  ...['mint', 'mint/studio', 'mint/early-access', 'mint/terms-of-service'],
  ...['login', 'register', 'passkey-test', 'premium', 'tools/snapshot', 'tools/airdrop'],
  ...['nfts/create', 'minting-api', 'discord'],
]

/** Asks a running site's API what can be looked at. */
export async function findPlaces(site: string): Promise<Places> {
  const foot = /href="(https?:\/\/[^"]+)\/docs"/.exec(await (await fetch(site)).text())
  const api = foot?.[1]
  if (!api) throw new Error(`${site} does not say where its API is`)
  const list = async (path: string) => items(await ask(api, path))
  const [collections, trades, profiles, mints] = await Promise.all([
    list('/collections?size=1'),
    list('/events?type=2&size=20'),
    list('/profiles?interval=all&size=100'),
    list('/mints?size=1'),
  ])
  const trade = trades.find(({ nft }) => record(nft).data_type === 1) ?? trades[0]
  const collectionId = text(collections[0], 'id')
  const collection = `/collections/${collectionId}`
  const item = `/nfts/${text(record(trade?.nft), 'encoded_id')}`
  const claimed = profiles.find(({ username }) => typeof username === 'string')
  const profile = text(claimed, 'encoded_id')
  const listed = record(
    await ask(api, `/nfts/${text((await list('/nfts?listed=true&size=1'))[0], 'encoded_id')}`),
  )
  const [standing] = Array.isArray(listed.offers) ? listed.offers.map(record) : []
  const offer = `/offers/${text(standing, 'id')}`
  const all = {
    home: '/',
    collections: '/collections',
    collection,
    ...tabs('collection', collection, ['activity', 'trades', 'owners', 'checks']),
    nfts: '/nfts',
    item,
    ...(await kinds(list)),
    event: `${item}/events/${String(trade?.event_index)}`,
    mints: '/mints',
    'mint-batch': `/mints/${text(mints[0], 'id')}`,
    new: '/new',
    events: '/events',
    auctions: '/auctions',
    profiles: '/profiles?interval=all',
    profile: `/profile/${profile}`,
    ...tabs('profile', `/profile/${profile}`, ['collections', 'activity']),
    username: `/${text(claimed, 'username')}`,
    'profile-embed': `/profile-embed/${profile}`,
    address: `/address/${text(record(trade?.address), 'encoded_id')}`,
    search: '/search?q=moon',
    'search-nothing': '/search?q=zzzzzz',
    watchlist: '/watchlist',
    wallet: '/wallet',
    offer,
    'offers-upload': '/offers/upload',
    ...Object.fromEntries(CONTENT.map((path) => [path.replaceAll('/', '-'), `/${path}`])),
    'not-found': '/nothing/here',
  }
  return { api, collectionId, offer, all: Object.entries(all).map(([name, path]) => ({ name, path })) }
}

/** Items that are no still picture, or whose file is not what it should be. */
async function kinds(list: (path: string) => Promise<Record<string, unknown>[]>) {
  const [sound] = await list('/nfts?data_type=2&size=1')
  const [moving] = await list('/nfts?search=Orbit&size=1')
  const odd = await list('/nfts?search=Loose%20Sheet&size=20')
  const found = {
    'item-sound': sound,
    'item-moving': moving,
    'item-other-file': odd.find(({ integrity_state: state }) => state === 2),
    'item-file-gone': odd.find(({ integrity_state: state }) => state === 3),
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, nft]) => (nft ? [[name, `/nfts/${text(nft, 'encoded_id')}`]] : [])),
  )
}

function tabs(name: string, path: string, ids: readonly string[]): Record<string, string> {
  return Object.fromEntries(ids.map((tab) => [`${name}-${tab}`, `${path}?tab=${tab}`]))
}

/** What the API answers below `/v2`. */
export async function ask(api: string, path: string): Promise<unknown> {
  const answer = await fetch(`${api}/v2${path}`)
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
  return answer.json()
}

export function items(page: unknown): Record<string, unknown>[] {
  const list = record(page).items
  return Array.isArray(list) ? list.map(record) : []
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function text(from: Record<string, unknown> | undefined, name: string): string {
  const value = from?.[name]
  if (typeof value !== 'string') throw new Error(`the running product has no ${name} to look at`)
  return value
}
