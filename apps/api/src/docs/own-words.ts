import {
  addressDetail,
  auctionDetail,
  auctionPage,
  chart,
  coinStates,
  collectionDetail,
  collectionPage,
  duplicatePage,
  eventPage,
  eventSpends,
  facets,
  holderPage,
  holdingPage,
  idMarks,
  joinedOffer,
  listedIds,
  mintDetail,
  mintFee,
  mintPage,
  nftDetail,
  nftEvent,
  nftPage,
  nftProof,
  nftRank,
  nftState,
  offer,
  offerList,
  offerPage,
  pastListings,
  portfolio,
  profileDetail,
  rankedProfilePage,
  searchResult,
  status,
  submittedOffer,
} from '@chiaroscuro/contract/schema'
import { z } from 'zod'
import { ALERT_WORDS } from './alert-words.js'
import type { Words } from './documented.js'
import { MINTING_WORDS } from './minting-words.js'
import { MODERATION_WORDS } from './moderation-words.js'
import { PEOPLE_WORDS } from './people-words.js'
import { PREMIUM_WORDS } from './premium-words.js'
import { SNAPSHOT_WORDS } from './snapshot-words.js'
import { SOCIAL_WORDS } from './social-words.js'
import { UPLOAD_WORDS } from './upload-words.js'
import { WEBHOOK_WORDS } from './webhook-words.js'

const NFTS = 'NFTs'
const COLLECTIONS = 'Collections'
const EVENTS = 'Events'
const OFFERS = 'Offers'
const AUCTIONS = 'Auctions'
const PROFILES = 'Profiles'
const PLACES = 'Addresses and search'

/** What the reference says of each of our own operations, by id. */
export const OWN_WORDS: Readonly<Record<string, Words>> = {
  'list-nfts': {
    group: NFTS,
    summary: 'NFTs, filtered and sorted',
    description:
      '`filter` and `filter_value` go in pairs: several values of one trait widen, several traits narrow.',
    output: nftPage,
  },
  'get-facets': {
    group: NFTS,
    summary: 'Counts under a filter',
    description:
      'Items, listed items, types of files and values of traits, the latter two of a collection. Types and each trait are counted without their own filter. Of the whole market under a filter no more than 10,000 are counted, and `at_least` says that there are more.',
    output: facets,
  },
  'get-nft': {
    group: NFTS,
    summary: 'An NFT',
    description: 'With its offers, its whole story and its copies.',
    output: nftDetail,
  },
  'get-nft-rank': {
    group: NFTS,
    summary: 'How an NFT came by its rank',
    description: 'The arithmetic of OpenRarity, trait by trait. 404 while it has none.',
    output: nftRank,
  },
  'get-nft-proof': {
    group: NFTS,
    summary: 'What everything said of an NFT rests on',
    description: 'Its coins, spends and files with their hashes: at most its last thousand spends.',
    output: nftProof,
  },
  'get-nft-state': {
    group: NFTS,
    summary: 'An NFT as the chain alone has it',
    description: 'Now, or `at` a height.',
    output: nftState,
  },
  'list-listings': {
    group: NFTS,
    summary: 'Offers to sell an NFT that were open',
    description: '`at` a height; their `status` is today’s.',
    output: pastListings,
  },
  'list-events': {
    group: EVENTS,
    summary: 'What happened, newest first',
    description:
      'Prices are in the smallest unit of `price_token_id` (XCH unless said); what had no price is in no range of prices.',
    output: eventPage,
  },
  'export-events': {
    group: EVENTS,
    summary: 'What happened, as a file',
    description:
      'Everything that `list-events` would go through under the same filters, newest first, as CSV or NDJSON: `type=2` gives trades alone. `price` and `royalty` are whole units of `currency`; the royalty comes on top of the price.',
    output: z.string(),
    mediaType: 'text/csv',
  },
  'get-nft-event': { group: EVENTS, summary: 'One event of an NFT', output: nftEvent },
  'get-event-spends': {
    group: EVENTS,
    summary: 'The spends behind an event',
    description: 'Asked of the source of blocks; 503 where that does not answer.',
    output: eventSpends,
  },
  'list-collections': {
    group: COLLECTIONS,
    summary: 'Collections over an interval',
    description: 'By volume, unless another sort is asked for. `exclude_sus` leaves wash trades out.',
    output: collectionPage,
  },
  'get-collection': { group: COLLECTIONS, summary: 'A collection', output: collectionDetail },
  'get-collection-chart': {
    group: COLLECTIONS,
    summary: 'A collection’s sales and floor by day',
    description:
      '`floors` says when the lowest listing in XCH changed, by the offers published here; between its days it stayed.',
    output: chart,
  },
  'list-holders': {
    group: COLLECTIONS,
    summary: 'Who holds a collection',
    description: 'And how its items are spread.',
    output: holderPage,
  },
  'list-wash-trades': {
    group: COLLECTIONS,
    summary: 'Sales that fair figures leave out',
    description: 'Each with the published rules that take it for a wash trade.',
    output: eventPage,
  },
  'list-duplicates': {
    group: COLLECTIONS,
    summary: 'Items that exist more than once',
    description: 'Those whose file or metadata other living items have too.',
    output: duplicatePage,
  },
  'export-collection': {
    group: COLLECTIONS,
    summary: 'A collection as a file',
    description:
      'Its items or holders, `at` a height, as CSV or NDJSON: one row a line, however many there are.',
    output: z.string(),
    mediaType: 'text/csv',
  },
  'submit-offer': {
    group: OFFERS,
    summary: 'Publish an offer',
    description: '409 `OfferKnown` with the same `offer` when it is known already.',
    output: submittedOffer,
  },
  'list-offers': {
    group: OFFERS,
    summary: 'Offers by their ids',
    description: 'Those of up to a hundred that are known, in the order asked.',
    output: offerList,
  },
  'list-address-offers': {
    group: OFFERS,
    summary: 'Offers of an address',
    description:
      'Listings and bids that stand on its coins, the newest first; `state` is `open` or `over`. A bid published before makers were kept is not among them.',
    output: offerPage,
  },
  'join-offers': {
    group: OFFERS,
    summary: 'Several listings as one offer',
    description:
      'Up to 25 open listings, to be taken in one bundle or not at all. `any_wallet` says whether every wallet can take it: royalties must be those of equal shares of the whole price. 409 `OfferOver` names those that are over.',
    output: joinedOffer,
  },
  'get-coin-states': {
    group: OFFERS,
    summary: 'Whether coins are spent',
    description:
      'Up to fifty coins by their ids, as the node has them now, with the height: what anybody needs to check an offer by themselves.',
    output: coinStates,
  },
  'get-offer': { group: OFFERS, summary: 'An offer', output: offer },
  'get-offer-text': { group: OFFERS, summary: 'The text of an offer', output: z.string() },
  'list-auctions': {
    group: AUCTIONS,
    summary: 'Auctions, by phase',
    description: 'Countdowns run from `now` of the answer; `ends_at` moves with late bids.',
    output: auctionPage,
  },
  'get-auction': {
    group: AUCTIONS,
    summary: 'An auction',
    description: 'With its bids, the newest first, and what its owner signed.',
    output: auctionDetail,
  },
  'create-auction': {
    group: AUCTIONS,
    summary: 'Put an item up for auction',
    description:
      'By a text that the key signed which owns the item’s newest coin; the text has to be, byte for byte, the one of its terms. A bid is an offer of XCH for the item alone, published as any other while the auction goes on; after the end the owner accepts the winning one by hand. Posted again it is the same auction, answered with 200.',
    output: auctionDetail,
  },
  'call-off-auction': {
    group: AUCTIONS,
    summary: 'Call an auction off',
    description: 'Before it has ended, by a text that the same key signed.',
    output: auctionDetail,
  },
  'list-my-auctions': {
    group: AUCTIONS,
    summary: 'One’s own auctions',
    description: 'Those that were posted while signed in.',
    output: auctionPage,
  },
  'list-mints': {
    group: EVENTS,
    summary: 'Mints',
    description:
      'What one maker minted in one block is a batch; the chain alone says so. Newest first unless another `sort` is asked for; `items` has those of most items first, of the last thirty days.',
    output: mintPage,
  },
  'get-mint': {
    group: EVENTS,
    summary: 'A mint',
    description: 'With what its items have in common; null where they differ.',
    output: mintDetail,
  },
  'get-mint-fee': {
    group: EVENTS,
    summary: 'What a mint paid to the farmer',
    description:
      'Reckoned from the spends of its block, asked of the source of blocks (503 where that does not answer): the coins that came in less those that were left, over all spends that are tied to the mint by their coins or insist on each other. `fee_mojos` is null where a part of that cannot be told.',
    output: mintFee,
  },
  'list-mint-nfts': { group: EVENTS, summary: 'The items of a mint', output: nftPage },
  'list-ids': {
    group: PLACES,
    summary: 'Every id of a kind',
    description:
      'Stretch by stretch, in an order that never changes: those after one id, and until another. A profile is named by its username where it has one.',
    output: listedIds,
  },
  'list-id-marks': {
    group: PLACES,
    summary: 'Where the stretches of all ids end and begin',
    description:
      'Each is what to ask `list-ids` until for one stretch and after for the next. A stretch has about `size` ids; where it has more than are answered at once, `next` goes on.',
    output: idMarks,
  },
  'get-address': {
    group: PLACES,
    summary: 'An address',
    description: 'One that never held anything answers with zeros.',
    output: addressDetail,
  },
  'list-holdings': {
    group: PLACES,
    summary: 'What an address held',
    description: '`at` a height, in the order of ids.',
    output: holdingPage,
  },
  'export-address': {
    group: PLACES,
    summary: 'What an address did, as a file',
    description:
      'What it minted, bought, sold, got and gave, of all time or one `year` (UTC), as CSV or NDJSON. `price` and `royalty` are whole units of `currency`; the royalty comes on top of the price.',
    output: z.string(),
    mediaType: 'text/csv',
  },
  search: { group: PLACES, summary: 'Search everything', output: searchResult },
  'list-profiles': {
    group: PROFILES,
    summary: 'Profiles, ranked',
    description:
      'By what was sold of their work, or what they sold or bought, in XCH. Whoever traded from the address that holds a DID counts as its profile.',
    output: rankedProfilePage,
  },
  'get-profile': { group: PROFILES, summary: 'A profile', output: profileDetail },
  'list-profile-nfts': {
    group: PROFILES,
    summary: 'What a profile holds or made',
    description: 'The latest moved first.',
    output: nftPage,
  },
  'list-profile-collections': {
    group: PROFILES,
    summary: 'Collections of a profile',
    output: collectionPage,
  },
  'list-profile-events': { group: PROFILES, summary: 'What a profile gave and got', output: eventPage },
  'get-portfolio': {
    group: PROFILES,
    summary: 'What a profile holds, at the floor',
    description: 'Each item at the lowest open listing of its collection for XCH; nobody promised to pay it.',
    output: portfolio,
  },
  'get-status': {
    group: 'Status',
    summary: 'Where the index stands',
    output: status,
  },
  ...PEOPLE_WORDS,
  ...ALERT_WORDS,
  ...UPLOAD_WORDS,
  ...WEBHOOK_WORDS,
  ...PREMIUM_WORDS,
  ...MINTING_WORDS,
  ...SNAPSHOT_WORDS,
  ...SOCIAL_WORDS,
  ...MODERATION_WORDS,
}
