/** A change that callers may notice. */
export interface Change {
  readonly date: string
  readonly title: string
  readonly lines: readonly string[]
}

/** The API's history, the newest first. Nothing that was here is ever taken back without a line here. */
export const CHANGELOG: readonly Change[] = [
  {
    date: '2026-11-28',
    title: 'Pictures of models and sounds, volumes a moment later, counts with an end',
    lines: [
      'GET /v2/facets has `at_least`: of the whole market under a filter 10,000 items are counted, and then it says that there are more.',
      'GET /v2/ids takes `until`, the last id that a stretch may have. Of NFTs, GET /v2/ids/marks cuts stretches of about `size`, no longer of exactly as many.',
      'GET /v2/profiles shows volumes as they were summed last: a moment after the block, in a large market some minutes after.',
      'GET /v2/collections/{collection_id}/chart shows the first day of an interval whole.',
      'Works in 3D (glTF, also packed with Draco or Meshopt) have a picture: `thumbnail_uri` and `placeholder_color` are filled where it could be drawn.',
      'Sounds (WAV, MP3) have one as well: how loud they are from beginning to end.',
    ],
  },
  {
    date: '2026-11-27',
    title: 'Changes that are no news, and types among facets',
    lines: [
      'GET /v2/facets has `data_types`: how many items of a collection are of each type of file, under the rest of the filter.',
      'GET /v2/stream takes `changes=true`: a message `change` whenever something was changed that answers show and no other message tells of, for those who keep answers.',
    ],
  },
  {
    date: '2026-11-26',
    title: 'Fees of mints, and floors by day',
    lines: [
      'GET /v2/mints/{mint_id}/fee says what a mint paid to the farmer, reckoned from the spends of its block, and which coins that is reckoned from.',
      'GET /v2/mints takes `sort`: `newest`, `oldest`, or `items` for those of most items within thirty days.',
      'GET /v2/collections/{collection_id}/chart has `floors`: the lowest listing in XCH at each day’s end, where it changed.',
    ],
  },
  {
    date: '2026-11-25',
    title: 'Mints for those who chose a collection',
    lines: [
      'A process that is asked more than it can answer refuses reads within half a second: 503 with the code `Overloaded` and `Retry-After`.',
      'GET /v2/events takes `min_price_mojos`, `max_price_mojos` and `price_token_id`. GET /v2/events/export gives all that such a list goes through, trades among it, as CSV or NDJSON.',
      'The stream and webhooks tell whoever chose a `collection` of its mints, under a number of their own, once their metadata was read. Until now they were told of the transfers on.',
      'The file for Postman and Bruno and the reference fill in values of the right form; the examples show an API key, the client, a resumed stream and a webhook’s signature.',
      'In the field’s dialect works, events and `nfts_by_collection` say whether their collection is sensitive or blocked.',
    ],
  },
  {
    date: '2026-11-24',
    title: 'Queues that can be seen and set going',
    lines: [
      'For those who run the site: GET /v2/admin/health tells how the queues are, and the act `retry` of a `queue` tries at once what failed.',
    ],
  },
  {
    date: '2026-11-24',
    title: 'Appeals, and profiles that are hidden or banned',
    lines: [
      'What was hidden, stopped or banned of one’s own, with the reason: GET /v2/restrictions. POST /v2/appeals says something against it; the answer is told there, and among the alerts.',
      'Profiles may be hidden: they are in no list and say nothing of themselves, with `hidden_since` on their own page. Whoever is banned for impersonation is refused claims and names with the code `Banned`.',
      'Acts of the log are of profiles and people too: kinds `profile` and `person`, acts `ban`, `unban`, `appeal`, `uphold` and `grant`.',
    ],
  },
  {
    date: '2026-11-24',
    title: 'Alerts in browsers and by webhook',
    lines: [
      'Members are told of their alerts by Web Push in up to ten browsers: /v2/alerts/push.',
      'Webhooks are about `news`, as before, or about one’s own `alerts` or `orders` of the minting API: `about` of POST /v2/webhooks. A try carries what the one before it carried.',
    ],
  },
  {
    date: '2026-11-23',
    title: 'Linked accounts',
    lines: [
      'Accounts of Discord and X are linked to members, DIDs and addresses by OAuth 2: /v2/social. Profiles and addresses show those that were proven as `social`.',
      'In the field’s dialect `discord_user` and /profile/by_discord/{discord_id} answer from them, and `twitter_handle` is the proven one: what somebody typed is under /v2 alone.',
    ],
  },
  {
    date: '2026-11-23',
    title: 'Minting',
    lines: [
      'Programs mint: POST /v2/mints orders up to a hundred pieces with an API key of the new scope `mint`, free or as offers; /v2/mint-requests tells how far they are. A piece takes a credit: /v2/minting/account says where they are bought.',
      'POST /mint/dynamic is what the field knows it as, where a minter runs.',
      'Acts of the log are of keys too: kind `key`, acts `stop` and `permit`.',
    ],
  },
  {
    date: '2026-11-23',
    title: 'Uploads',
    lines: [
      'Members put files here that are to be minted: POST /v2/uploads gives an address for the bytes, which then lie under /files of the media service for good.',
    ],
  },
  {
    date: '2026-11-23',
    title: 'Saved searches',
    lines: [
      'Members look out for works that are listed, by collection, words, price or the works themselves: /v2/alerts/searches. Alerts of it have the kind `search_listed`.',
      'What membership gives names `saved_searches`.',
    ],
  },
  {
    date: '2026-11-23',
    title: 'Membership',
    lines: [
      'What premium membership costs and gives: GET /v2/premium. One’s own, with an address to pay to and every payment: /v2/premium/membership.',
      'Premium members may send five times as many requests a minute and have a hundred keys; their profiles are among the supporters.',
    ],
  },
  {
    date: '2026-11-23',
    title: 'Collections of one’s own',
    lines: [
      'Whoever claimed the DID of a collection says what it says of itself: POST /v2/collections/{collection_id}. Details carry `handle`, under which a collection is found too, and `is_said`.',
      'Collections that their makers call sensitive say so in `sensitive_content`.',
    ],
  },
  {
    date: '2026-11-23',
    title: 'Signed snapshots',
    lines: [
      'Holders of collections, of what profiles made and of lists of items, at any height, as a file that this index signs: POST /v2/snapshots.',
      'Any block with its state hash under /v2/blocks.',
    ],
  },
  {
    date: '2026-11-23',
    title: 'Works that are sold together',
    lines: [
      'Offers of, or for, several items that go together are published like any other. Their `nft_id` is null and their price is for all; items show them under `lots`, apart from `offers`.',
      'The stream tells of them to listeners of any of their collections and owners.',
      'Offers say at which height a block took or ended them: `ended_height`.',
    ],
  },
  {
    date: '2026-11-23',
    title: 'Alerts',
    lines: [
      'Whoever claimed a profile hears of bids, listings, sales and withdrawals of its works under /v2/alerts, and by mail where they ask for it.',
    ],
  },
  {
    date: '2026-11-22',
    title: 'Auctions',
    lines: [
      'Auctions under /v2/auctions: signed by the key that owns the item, bid for by offers, with overtime and history.',
      'The stream and webhooks tell of them as `auction`; retractions name the auction they are about.',
      'The field’s lists of auctions, and those of an item, are no longer empty.',
    ],
  },
  {
    date: '2026-11-21',
    title: 'Three languages',
    lines: [
      'Our own operations moved under /v2: exact amounts as text, problems by name.',
      'The field’s public dialect is answered at the root: clients change their base URL and nothing else.',
      'Offers can be published, listed and read as on dexie, under /v1/offers.',
      'News under /v2/stream is numbered and replayed; webhooks carry the same, signed.',
      'Any height can be asked for items, holders, holdings and listings; collections export as CSV and NDJSON.',
      'Profiles are claimed by signature; programs have keys.',
      'This reference, a collection for Postman and Bruno, and this page.',
    ],
  },
]
