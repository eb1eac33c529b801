import { streamPath } from '@chiaroscuro/contract/operation'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { dexieDialect } from '../dialect/dexie/dexie-dialect.js'
import { DEXIE_ENDPOINTS } from '../dialect/dexie/endpoints.js'
import type { PublicContext } from '../dialect/public/answer.js'
import { PUBLIC_ENDPOINTS } from '../dialect/public/endpoints.js'
import { publicDialect } from '../dialect/public/public-dialect.js'
import { docsRoutes } from '../docs/docs-routes.js'
import { ALERT_ENDPOINTS, type AlertsContext } from '../endpoint/alerts.js'
import { APPEAL_ENDPOINTS } from '../endpoint/appeals.js'
import { getAuctionEndpoint, listAuctionsEndpoint, listMyAuctionsEndpoint } from '../endpoint/auctions.js'
import { type CoinsContext, getCoinStatesEndpoint } from '../endpoint/coins.js'
import {
  listDuplicatesEndpoint,
  listHoldersEndpoint,
  listWashTradesEndpoint,
} from '../endpoint/collection-lists.js'
import {
  getCollectionChartEndpoint,
  getCollectionEndpoint,
  listCollectionsEndpoint,
} from '../endpoint/collections.js'
import type { Endpoint } from '../endpoint/endpoint.js'
import { type EventSpendsContext, getEventSpendsEndpoint } from '../endpoint/event-spends.js'
import { exportAddressEndpoint } from '../endpoint/export-address.js'
import { exportCollectionEndpoint } from '../endpoint/export-collection.js'
import { exportEventsEndpoint } from '../endpoint/export-events.js'
import { listIdMarksEndpoint, listIdsEndpoint } from '../endpoint/listed-ids.js'
import { getMintFeeEndpoint, type MintFeeContext } from '../endpoint/mint-fee.js'
import {
  getMintingAccountEndpoint,
  getMintingEndpoint,
  getMintRequestEndpoint,
  listMintRequestsEndpoint,
  type MintingContext,
  openMintingAccountEndpoint,
  orderMintsEndpoint,
} from '../endpoint/mint-requests.js'
import { getMintingOverviewEndpoint } from '../endpoint/minting-overview.js'
import { getMintEndpoint, listMintNftsEndpoint, listMintsEndpoint } from '../endpoint/mints.js'
import {
  getFeaturedEndpoint,
  getHealthEndpoint,
  getModerationEndpoint,
  listModerationEndpoint,
  moderateEndpoint,
} from '../endpoint/moderation.js'
import {
  getFacetsEndpoint,
  getNftEndpoint,
  getNftEventEndpoint,
  listEventsEndpoint,
  listNftsEndpoint,
} from '../endpoint/nfts.js'
import {
  getOfferEndpoint,
  getOfferTextEndpoint,
  joinOffersEndpoint,
  listAddressOffersEndpoint,
  listOffersEndpoint,
  submitOfferEndpoint,
} from '../endpoint/offers.js'
import { getNftStateEndpoint, listHoldingsEndpoint, listListingsEndpoint } from '../endpoint/past.js'
import { PEOPLE_ENDPOINTS } from '../endpoint/people.js'
import { getAddressEndpoint, getStatusEndpoint, type StatusContext } from '../endpoint/places.js'
import { callOffAuctionEndpoint, createAuctionEndpoint } from '../endpoint/post-auctions.js'
import { PREMIUM_ENDPOINTS, type PremiumContext } from '../endpoint/premium.js'
import {
  getPortfolioEndpoint,
  listProfileCollectionsEndpoint,
  listProfileEventsEndpoint,
  listProfileNftsEndpoint,
  listProfilesEndpoint,
} from '../endpoint/profile-lists.js'
import { getProfileEndpoint } from '../endpoint/profiles.js'
import { getNftProofEndpoint } from '../endpoint/proof.js'
import { PUSH_ENDPOINTS, type PushContext } from '../endpoint/push-devices.js'
import { getNftRankEndpoint } from '../endpoint/rank.js'
import { SEARCH_ENDPOINTS } from '../endpoint/saved-searches.js'
import { searchEndpoint } from '../endpoint/search.js'
import {
  getBlockEndpoint,
  getSnapshotSignerEndpoint,
  type SnapshotContext,
  takeSnapshotEndpoint,
} from '../endpoint/snapshots.js'
import { SOCIAL_ENDPOINTS, type SocialContext } from '../endpoint/social.js'
import { SOCIAL_WALLET_ENDPOINTS } from '../endpoint/social-wallet.js'
import { UPLOAD_ENDPOINTS, type UploadsContext } from '../endpoint/uploads.js'
import {
  listWebhooksEndpoint,
  makeWebhookEndpoint,
  removeWebhookEndpoint,
  replayWebhookEndpoint,
  type WebhookContext,
} from '../endpoint/webhooks.js'
import type { JoinContext } from '../offer/join-listings.js'
import type { NewsStream } from '../stream/news-stream.js'
import { answeredWithin, refusedWhile } from './bounded.js'
import { withHeaders } from './conditional.js'
import type { Dialect } from './dialect.js'
import { guard, type ServeEnv } from './guard.js'
import { type MountContext, mount, refuse } from './mount.js'
import { openToPages } from './open-to-pages.js'
import { problemDialect } from './problem-dialect.js'
import { streamRoute } from './stream-route.js'

export type ServeContext = PublicContext &
  WebhookContext &
  AlertsContext &
  PushContext &
  PremiumContext &
  MintingContext &
  SocialContext &
  UploadsContext &
  SnapshotContext &
  StatusContext &
  EventSpendsContext &
  MintFeeContext &
  CoinsContext &
  JoinContext &
  MountContext & {
    readonly news: NewsStream
    /** Told that answers have changed without news, whoever did it. */
    readonly onChanged: () => void
    /** Where callers reach us, where that differs from where we listen. */
    readonly publicUrl: string | undefined
    /** Whether there is anything to show yet. */
    readonly isReady: () => boolean
    /** Whether this process is about to stop. */
    readonly isDraining: () => boolean
    /** How long an answer may take, milliseconds. */
    readonly answerMs: number
  }

/** Our own operations. */
export const OWN_ENDPOINTS: readonly Endpoint<ServeContext>[] = [
  exportAddressEndpoint,
  exportCollectionEndpoint,
  exportEventsEndpoint,
  getNftProofEndpoint,
  getNftStateEndpoint,
  listListingsEndpoint,
  listHoldingsEndpoint,
  takeSnapshotEndpoint,
  getSnapshotSignerEndpoint,
  getBlockEndpoint,
  ...PEOPLE_ENDPOINTS,
  ...ALERT_ENDPOINTS,
  ...PUSH_ENDPOINTS,
  ...SEARCH_ENDPOINTS,
  ...PREMIUM_ENDPOINTS,
  getMintingEndpoint,
  getMintingAccountEndpoint,
  openMintingAccountEndpoint,
  orderMintsEndpoint,
  listMintRequestsEndpoint,
  getMintRequestEndpoint,
  getMintingOverviewEndpoint,
  ...SOCIAL_ENDPOINTS,
  ...SOCIAL_WALLET_ENDPOINTS,
  ...UPLOAD_ENDPOINTS,
  makeWebhookEndpoint,
  listWebhooksEndpoint,
  replayWebhookEndpoint,
  removeWebhookEndpoint,
  getFeaturedEndpoint,
  moderateEndpoint,
  listModerationEndpoint,
  getHealthEndpoint,
  getModerationEndpoint,
  ...APPEAL_ENDPOINTS,
  listNftsEndpoint,
  getFacetsEndpoint,
  getNftEndpoint,
  getNftRankEndpoint,
  getNftEventEndpoint,
  getEventSpendsEndpoint,
  listEventsEndpoint,
  listCollectionsEndpoint,
  getCollectionEndpoint,
  getCollectionChartEndpoint,
  listHoldersEndpoint,
  listWashTradesEndpoint,
  listDuplicatesEndpoint,
  getCoinStatesEndpoint,
  submitOfferEndpoint,
  listAddressOffersEndpoint,
  listOffersEndpoint,
  joinOffersEndpoint,
  getOfferEndpoint,
  getOfferTextEndpoint,
  listAuctionsEndpoint,
  getAuctionEndpoint,
  createAuctionEndpoint,
  callOffAuctionEndpoint,
  listMyAuctionsEndpoint,
  getAddressEndpoint,
  listProfilesEndpoint,
  getProfileEndpoint,
  listProfileNftsEndpoint,
  listProfileCollectionsEndpoint,
  listProfileEventsEndpoint,
  getPortfolioEndpoint,
  listMintsEndpoint,
  getMintEndpoint,
  getMintFeeEndpoint,
  listMintNftsEndpoint,
  listIdsEndpoint,
  listIdMarksEndpoint,
  searchEndpoint,
  getStatusEndpoint,
]

const MAX_BODY = 400_000

/** The API: our own operations under `/v2`, the field's at the root, dexie's under `/v1`. */
export function router(context: ServeContext): Hono<ServeEnv> {
  const app = new Hono<ServeEnv>()
  app.use(requestId())
  app.use(openToPages)
  const isReady = () => context.isReady() && !context.isDraining()
  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', (c) => c.json({ ready: isReady() }, isReady() ? 200 : 503))
  app.use(refusedWhile(context.isDraining), answeredWithin(context.answerMs), guard(context))
  // What is still to come of the body is never read, so nothing else can come on that connection.
  const tooLarge = (c: { req: { path: string } }) =>
    withHeaders(refuse(dialectOf(c.req.path).tooLarge), { connection: 'close' })
  const limited = bodyLimit({ maxSize: MAX_BODY, onError: tooLarge })
  // Whether a GET has a body is not asked: it is never read, and asking costs a request object.
  app.use((c, next) => (c.req.method === 'GET' ? next() : limited(c, next)))
  const zipped = compress()
  app.use((c, next) => (c.req.path === streamPath ? next() : zipped(c, next)))
  const onLost = (error: unknown) => context.log.error('a listener was lost', error)
  app.get(streamPath, streamRoute(context.news, onLost))
  app.route('/', mount(context, OWN_ENDPOINTS, problemDialect))
  app.route('/', mount(context, DEXIE_ENDPOINTS, dexieDialect))
  app.route('/', mount(context, PUBLIC_ENDPOINTS, publicDialect))
  app.route('/', docsRoutes(OWN_ENDPOINTS, context.publicUrl))
  app.get('/gardens', (c) => c.redirect(`/gardens/${new URL(c.req.url).search}`, 307))
  app.notFound((c) => refuse(dialectOf(c.req.path).unknownPath))
  app.onError((error, c) => {
    const dialect = dialectOf(c.req.path)
    const known = dialect.refused(error)
    // Refused before any operation was reached: too many, a wrong token, about to stop.
    if (known) context.metrics.requested('refused', known.status, 0)
    if (known) return refuse(known, error)
    context.log.error('a request failed', error, { method: c.req.method, path: c.req.path })
    return refuse(dialect.failed)
  })
  return app
}

function dialectOf(path: string): Dialect {
  return [problemDialect, dexieDialect].find((dialect) => dialect.owns(path)) ?? publicDialect
}
