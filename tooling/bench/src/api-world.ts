import { createHash } from 'node:crypto'
import { asHex32, formatCollectionId } from '@chiaroscuro/domain/id'

/** A database that is filled: one question with values in it, or several statements without. */
export interface WorldClient {
  query<T>(text: string, values?: unknown[]): Promise<{ rows: T[] }>
  several(text: string): Promise<void>
}

/** How large a market is made. */
export interface WorldSize {
  readonly nfts: number
  /** Events an NFT, its mint included. */
  readonly events: number
  readonly traits: number
  /** Items of the largest collection at least. */
  readonly largest?: number
}

/** One item in so many is for sale. */
const LISTED_ONE_IN = 33
/** The largest collection holds about three items of a hundred, the smallest a handful. */
const SKEW = 2.82
/** Tables whose indexes are made after the rows. */
const LARGE = ['nft', 'detail', 'trait', 'media', 'event', 'offer', 'item']

/** A collection's DID, and its id as rows have it. */
export function collectionOf(number: number): { id: string; did: string } {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  return { id: formatCollectionId(asHex32(hash(`c${number}`))), did: hash(`d${number}`) }
}

/** The launcher id of an item by its number. */
export function launcherOf(number: number): string {
  return createHash('sha256').update(`n${number}`).digest('hex')
}

/**
 * Fills an empty store with a market: collections of very different sizes, owners of very different wealth, four events an
 * item. Made by SQL alone, the same for the same size. Each item has its present version only.
 */
export async function fillWorld(
  client: WorldClient,
  { nfts, events, traits, largest = 0 }: WorldSize,
  now: number,
  say: (words: string) => void,
): Promise<void> {
  const collections = Math.max(20, Math.floor(nfts / 500))
  const owners = Math.floor(nfts / 50)
  const heights = Math.max(1000, Math.floor(nfts / 25))
  const indexes = await dropIndexes(client)
  const step = async (words: string, text: string, values?: unknown[]) => {
    const started = performance.now()
    if (values) await client.query(text, values)
    else await client.several(text)
    say(`${words}: ${Math.round((performance.now() - started) / 1000)} s`)
  }
  await client.several(HELPERS)
  await step(
    'blocks',
    `insert into block (height, hash, previous_hash, timestamp, state_hash)
     select h, hex('b'||h), hex('b'||h - 1), $1::bigint - (($2 - h)::float8 * 94608000 / $2)::bigint, hex('s'||h)
     from generate_series(1, $2::int) h`,
    [now, heights],
  )
  const known = Array.from({ length: collections }, (_, i) => ({ i, ...collectionOf(i) }))
  await step(
    'collections',
    `create table world_collection as select * from jsonb_to_recordset($1::jsonb) as c (i int, id text, did text)`,
    [JSON.stringify(known)],
  )
  await client.query('create unique index on world_collection (i)')
  await client.query(
    `insert into collection (id, name, description, minter_did) select id, 'Collection ' || word(i) || ' ' || i, 'Works of one maker.', did from world_collection`,
  )
  await step(
    'items',
    `create unlogged table world_item as
     select i, hex('n'||i) as id, case when i < $5::int then 0 else least($2 - 1, floor($2 * power(chance(i), ${SKEW}))::int) end as c,
       hex('o'||floor($3 * power(chance(i * 7 + 1), 3))::int) as owner, 1 + (chance(i * 3 + 2) * ($4 - 1))::int as minted,
       chance(i * 11 + 5) as luck, i % ${LISTED_ONE_IN} = 0 as listed
     from generate_series(0, $1::int - 1) i`,
    [nfts, collections, owners, heights, largest],
  )
  await step(
    'NFTs',
    `insert into nft (launcher_id, valid_from, valid_to, coin_id, owner_hash, owner_did, burned, moved_at, royalty_hash, royalty_basis_points,
       data_hash, metadata_hash, license_hash, data_uris, metadata_uris, license_uris, edition, edition_total, mint_height, minted_at,
       minter_did, minter_hash, launcher_did, event_count)
     select w.id, least($1, w.minted + (($1 - w.minted) * w.luck)::int), null, hex('coin'||w.i), w.owner, null, false, $2::bigint - (w.luck * 9e7)::bigint,
       hex('r'||w.c), 500, hex('m'||w.i), hex('j'||w.i), null, '["ipfs://x/1.png"]', '["ipfs://x/1.json"]', '[]', 1, 1, w.minted,
       $2::bigint - (($1 - w.minted)::float8 * 94608000 / $1)::bigint, wc.did, hex('r'||w.c), wc.did, $3
     from world_item w join world_collection wc on wc.i = w.c`,
    [heights, now, events],
  )
  await step(
    'descriptions',
    `insert into detail (launcher_id, metadata_hash, name, description, sensitive, series_number, series_total, minting_tool, attributes, collection_id, rank)
     select w.id, hex('j'||w.i), word(w.i) || ' ' || word(w.i / 7) || ' #' || w.i, 'One of many, made with care.', false, 1, 1, 'bench',
       (select jsonb_agg(jsonb_build_object('traitType', 'Trait '||t, 'value', 'Value '||floor(40 * power(chance(w.i * 13 + t), 2))::int)) from generate_series(1, $1::int) t),
       wc.id, row_number() over (partition by w.c order by w.luck)
     from world_item w join world_collection wc on wc.i = w.c`,
    [traits],
  )
  await step(
    'traits',
    `insert into trait (collection_id, trait_type, value, launcher_id)
     select wc.id, 'Trait '||t, 'Value '||floor(40 * power(chance(w.i * 13 + t), 2))::int, w.id
     from world_item w join world_collection wc on wc.i = w.c, generate_series(1, $1::int) t`,
    [traits],
  )
  await step(
    'files',
    `insert into media (key, state, file_hash, mime_type, data_type, bytes, width, height, color, has_thumbnails, checked_at)
     select hex('m'||i), 1, hex('m'||i), 'image/png', 1, 250000, 1000, 1000, '#335577', true, 0 from world_item`,
  )
  await step(
    'events',
    `insert into event (launcher_id, event_index, height, position, type, from_hash, to_hash, from_did, to_did, price_asset, price_amount,
       price_evidence, royalty_amount, payments, royalties, payer_hash, royalty_hash, royalty_basis_points, coin_id, child_coin_id, spend_bytes)
     select w.id, e, least($2, w.minted + ((($2 - w.minted) * w.luck) * e / greatest(1, $1 - 1))::int), (chance(w.i * 17 + e) * 400)::int,
       case when e = 0 then 0 when chance(w.i * 19 + e) < 0.35 then 2 else 1 end,
       case when e = 0 then null else hex('o'||floor($3 * power(chance(w.i * 7 + e * 101), 3))::int) end,
       case when e = $1 - 1 then w.owner else hex('o'||floor($3 * power(chance(w.i * 7 + (e + 1) * 101), 3))::int) end, null, null,
       case when e > 0 and chance(w.i * 19 + e) < 0.35 then 'xch' end,
       case when e > 0 and chance(w.i * 19 + e) < 0.35 then floor(exp(chance(w.i * 23 + e) * 7) * 1e10) end,
       case when e > 0 and chance(w.i * 19 + e) < 0.35 then 'announced' end, null, '[]', '[]', null, hex('r'||w.c), 500,
       hex('e'||w.i||'.'||e), hex('e'||w.i||'.'||e + 1), 900
     from world_item w, generate_series(0, $1::int - 1) e`,
    [events, heights, owners],
  )
  await step(
    'offers',
    `insert into offer (id, text, bundle_hash, received_at, side, launcher_id, price_asset, price_amount, royalty_amount, expires_at, expires_height,
       offered, requested, network, fee, honesty)
     select left(hex('offer'||i||side), 44), 'offer1', hex('bundle'||i||side), ($1::bigint - (chance(i * 29) * 5e6)::bigint) * 1000, side, id, 'xch',
       floor(exp(chance(i * 31 + side) * 7) * 1e10), 0, case when i % 10 = 0 then $1::bigint + 1e6 end, null, '[]', '[]', 'mainnet', 0, 'asserted'
     from world_item, generate_series(1, 2) side where listed and (side = 1 or i % 5 = 0)`,
    [now],
  )
  await step('indexes', `${indexes.join(';')}; analyze`)
  await step(
    'counts',
    `insert into trait_count (collection_id, trait_type, value, count) select collection_id, trait_type, value, count(*) from trait group by 1, 2, 3;
     insert into rarity (collection_id, total, entropy, traits) select collection_id, count(*), 1, '[]' from detail group by 1;
     insert into chain_state (id, reading, lanes, nft_count) select 1, 2, '', count(*) from nft;
     drop table world_item; drop table world_collection; drop function hex(text); drop function chance(bigint); drop function word(bigint)`,
  )
}

/** sha256 in hex, and a number in [0, 1) that looks like chance but is the same every time. */
const HELPERS = `
  create function hex(given text) returns text immutable parallel safe language sql as $$ select encode(sha256(given::bytea), 'hex') $$;
  create function chance(given bigint) returns float8 immutable parallel safe language sql as $$ select (hashint8(given)::bigint + 2147483648)::float8 / 4294967296 $$;
  create function word(given bigint) returns text immutable parallel safe language sql as $$
    select (array['amber','birch','cloud','drift','ember','fjord','grove','harbor','inlet','jade','kestrel','lumen','moss','north','ochre','pebble','quartz','river','slate','tide','umber','vale','willow','yarrow'])[1 + (chance(given * 37) * 24)::int % 24] $$`

async function dropIndexes(client: WorldClient): Promise<string[]> {
  const { rows } = await client.query<{
    name: string
    definition: string
    constraint: string | null
    table: string
  }>(
    `select i.indexname as name, i.indexdef as definition, c.conname as constraint, i.tablename as table
     from pg_indexes i left join pg_constraint c on c.conname = i.indexname where i.schemaname = 'public' and i.tablename = any($1)`,
    [LARGE],
  )
  const again: string[] = []
  for (const { name, definition, constraint, table } of rows) {
    if (constraint === null) {
      await client.query(`drop index "${name}"`)
      again.push(definition)
      continue
    }
    const columns = /\((.*)\)/.exec(definition)?.[1] ?? ''
    await client.query(`alter table "${table}" drop constraint "${constraint}"`)
    again.push(`alter table "${table}" add constraint "${constraint}" primary key (${columns})`)
  }
  return again
}
