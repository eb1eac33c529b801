import { type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cardsInOrder } from '../src/endpoint/card-page.js'
import type { CardShelf, PeopleShelf } from '../src/endpoint/endpoint.js'
import { cardChangeForgetter, cardChangesSince } from '../src/query/card-changes.js'
import { claimedProfiles } from '../src/query/claimed-profiles.js'
import { cardShelf } from '../src/serve/card-shelf.js'
import { peopleShelf } from '../src/serve/people-shelf.js'
import { storeRevision } from '../src/serve/revision.js'
import { type OpenDatabase, openDatabase } from '../src/store/database.js'
import { rowsOf } from '../src/store/rows-of.js'
import { launcherOf } from './described-items.js'
import { migrations, openOwnDatabase } from './product/scratch.js'
import { databases, empty, openTestDatabase, shareOf } from './test-database.js'

const ITEMS = Array.from({ length: 3 }, (_, i) => launcherOf(i))
const DIDS = ['a', 'b', 'c'].map((digit) => digit.repeat(64))
const OWNERS = ['e', 'f'].map((digit) => digit.repeat(64))
const view = {
  ...{ prefix: 'xch' as const, mediaUrl: 'http://media', tokens: new Map<string, never>() },
  pendingOffers: () => new Set<string>(),
}
/** What a write is of: one of a few of each. */
const among = <T>(list: readonly T[]) => fc.constantFrom(...list)
const [item, did, owner, number] = [among(ITEMS), among(DIDS), among(OWNERS), among([0, 1])]
const maybe = (one: fc.Arbitrary<string>) => fc.option(one)

/** Every kind of write that a card could show. */
const write: fc.Arbitrary<SQL> = fc.oneof(
  fc.tuple(item, maybe(did), owner).map(
    ([id, by, to]) => sql`
      with last as (update nft set valid_to = 1 where launcher_id = ${id} and valid_to is null returning *)
      insert into nft select (jsonb_populate_record(null::nft, to_jsonb(last) || jsonb_build_object('owner_did', ${by}::text, 'owner_hash', ${to}::text,
        'valid_from', last.valid_from + 1, 'valid_to', null))).* from last`,
  ),
  item.map((id) => sql`delete from nft where launcher_id = ${id} and valid_to is null and valid_from > 0`),
  item.map(
    (id) => sql`
      update nft set valid_to = null where launcher_id = ${id} and valid_from = (select max(valid_from) from nft where launcher_id = ${id})`,
  ),
  number.map((basis) => sql`update nft set royalty_basis_points = ${basis}`),
  fc
    .tuple(item, number, number)
    .map(
      ([id, name, of]) =>
        sql`update detail set name = ${`Work ${name}`}, collection_id = ${`set ${of}`}, rank = ${name} where launcher_id = ${id}`,
    ),
  fc.tuple(number, number).map(
    ([of, color]) =>
      sql`insert into media (key, state, data_type, has_thumbnails, color, file_hash) values (${`file ${of}`}, 1, 1, true, ${String(color)}, ${`file ${of}`})
        on conflict (key) do update set color = excluded.color`,
  ),
  number.map((of) => sql`delete from media where key = ${`file ${of}`}`),
  fc
    .tuple(number, number)
    .map(
      ([of, name]) =>
        sql`insert into collection (id, name, minter_did) values (${`set ${of}`}, ${`Set ${name}`}, '') on conflict (id) do update set name = excluded.name`,
    ),
  number.map((of) => sql`delete from collection where id = ${`set ${of}`}`),
  fc
    .record({ id: number, of: item, side: among([1, 2]), asset: among(['xch', 'usd']), amount: number })
    .chain((made) =>
      fc.record({ seconds: fc.option(among([10, 20])), height: fc.option(among([10, 20])) }).map(
        (until) =>
          sql`insert into offer (id, text, received_at, side, launcher_id, price_asset, price_amount, expires_at, expires_height, offered, requested)
              values (${`offer ${made.id} of ${made.of}`}, '', 1000, ${made.side}, ${made.of}, ${made.asset}, ${made.amount}, ${until.seconds}, ${until.height}, '[]', '[]')
              on conflict (id) do update set price_amount = excluded.price_amount`,
      ),
    ),
  fc
    .tuple(number, item, fc.boolean())
    .map(([id, of, ends]) =>
      ends
        ? sql`insert into offer_end (offer_id, height, status) select id, 1, 1 from offer where id = ${`offer ${id} of ${of}`} on conflict do nothing`
        : sql`delete from offer_end where offer_id = ${`offer ${id} of ${of}`}`,
    ),
  fc
    .tuple(number, item, fc.boolean())
    .map(([id, of, is]) => sql`update offer set is_adrift = ${is} where id = ${`offer ${id} of ${of}`}`),
  fc
    .tuple(
      fc.oneof(
        item.map((id) => ['nft', id]),
        number.map((of) => ['collection', `set ${of}`]),
        did.map((id) => ['profile', id]),
        fc.tuple(number, item).map(([id, of]) => ['offer', `offer ${id} of ${of}`]),
      ),
      fc.boolean(),
    )
    .map(([[kind, target], hides]) =>
      hides
        ? sql`insert into hidden (kind, target, act) values (${kind}, ${target}, 1) on conflict do nothing`
        : sql`delete from hidden where kind = ${kind} and target = ${target}`,
    ),
  fc.tuple(did, owner, number, fc.option(item), fc.option(item)).map(
    ([id, by, name, avatar, header]) =>
      sql`insert into profile_claim (did_id, user_id, owner_hash, proof, name, avatar_id, header_id, claimed_at, updated_at)
        values (${id}, ${`user ${name}`}, ${by}, '{}', ${`Person ${name}`}, ${avatar}, ${header}, 0, 0)
        on conflict (did_id) do update set name = excluded.name, avatar_id = excluded.avatar_id, header_id = excluded.header_id, owner_hash = excluded.owner_hash`,
  ),
  did.map((id) => sql`delete from profile_claim where did_id = ${id}`),
  fc
    .tuple(did, owner)
    .map(([id, to]) => sql`update did set owner_hash = ${to} where did_id = ${id} and valid_to is null`),
  fc
    .tuple(number, fc.boolean())
    .map(([of, bans]) =>
      bans
        ? sql`insert into ban (user_id, act) values (${`user ${of}`}, 1) on conflict do nothing`
        : sql`delete from ban where user_id = ${`user ${of}`}`,
    ),
)

type Step = { readonly write: SQL } | { readonly seconds: number } | { readonly height: number }
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: write.map((one) => ({ write: one })) },
  { weight: 1, arbitrary: among([0, 9, 10, 21]).map((seconds) => ({ seconds })) },
  { weight: 1, arbitrary: among([0, 9, 10, 21]).map((height) => ({ height })) },
)

describe.each(databases)('kept cards on $name', ({ name, url }) => {
  let store: OpenDatabase
  let moment: { seconds: number; height: number }
  let cards: CardShelf
  let people: PeopleShelf
  let made: number
  beforeAll(async () => {
    store = await openTestDatabase(url)
  })
  afterAll(() => store?.close())
  beforeEach(fill)

  async function fill(): Promise<void> {
    const { db } = store
    await empty(store)
    moment = { seconds: 0, height: 0 }
    made = 0
    const telling = {
      revision: storeRevision,
      since: cardChangesSince,
      moment: () => moment,
    }
    cards = cardShelf(telling, 1_000_000)
    people = peopleShelf(telling)
    for (const [i, id] of ITEMS.entries())
      await db.execute(sql`
        insert into nft (launcher_id, valid_from, burned, royalty_hash, royalty_basis_points, data_hash, data_uris, metadata_uris, license_uris,
          edition, edition_total, minter_did, owner_did, owner_hash, event_count)
        values (${id}, 0, false, ${OWNERS[0]}, 0, ${`file ${i % 2}`}, '[]', '[]', '[]', 1, 1, ${DIDS[i % 2]}, ${DIDS[2]}, ${OWNERS[i % 2]}, 1)`)
    for (const id of ITEMS)
      await db.execute(
        sql`insert into detail (launcher_id, sensitive, attributes, collection_id) values (${id}, false, '[]', 'set 0')`,
      )
    for (const id of DIDS)
      await db.execute(
        sql`insert into did (did_id, valid_from, owner_hash, metadata, verifications_required, spend_count) values (${id}, 0, ${OWNERS[0]}, '{}', 1, 1)`,
      )
  }

  const context = { view, moment: () => moment }
  const fresh = () => cardsInOrder({ ...context, db: store.db }, ITEMS)
  const kept = (from = store.db) => {
    const counted: CardShelf = (db, ids, make) =>
      cards(db, ids, (missing) => {
        made += missing.length
        return make(missing)
      })
    return cardsInOrder({ ...context, db: from, cards: counted, people }, ITEMS)
  }

  it('say what cards made anew do after any writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        await fill()
        await kept()
        for (const one of steps) {
          if ('write' in one) await store.db.execute(one.write)
          else moment = { ...moment, ...one }
          expect(await kept()).toEqual(await fresh())
          expect(await people(store.db, DIDS)).toEqual(await claimedProfiles(store.db, DIDS))
        }
      }),
      { numRuns: shareOf(name, 60) },
    )
  })

  it('are made anew where a write was of them, and nowhere else', async () => {
    await kept()
    expect(made).toBe(3)
    await store.db.execute(sql`update detail set name = 'Another' where launcher_id = ${ITEMS[1]}`)
    await store.db.execute(sql`insert into ban (user_id, act) select 'nobody', 1 where false`)
    await store.db.execute(sql`update did set owner_hash = 'x' where did_id = ${DIDS[0]}`)
    expect(await kept()).toEqual(await fresh())
    expect(made).toBe(4)
  })

  it('hear of each kind of write, of whom it is', async () => {
    const { db } = store
    const [first, second] = ITEMS
    await db.execute(sql`insert into collection (id, name, minter_did) values ('set 0', 'Set', '')`)
    await db.execute(
      sql`insert into media (key, state, data_type, has_thumbnails) values ('file 0', 1, 1, true)`,
    )
    await db.execute(sql`
      insert into offer (id, text, received_at, side, launcher_id, offered, requested) values ('one', '', 0, 1, ${second}, '[]', '[]')`)
    await db.execute(sql`
      insert into profile_claim (did_id, user_id, owner_hash, proof, avatar_id, claimed_at, updated_at)
      values (${DIDS[0]}, '', ${OWNERS[0]}, '{}', ${second}, 0, 0)`)
    const [before, alone, shown, all] = [ITEMS.toSorted(), [first], [second, DIDS[0]], 'anything']
    const writes: [SQL, unknown][] = [
      [sql`update collection set name = 'Other'`, [...before, DIDS[0]]],
      [sql`update collection set description = 'Other'`, []],
      [sql`delete from collection`, [...before, DIDS[0]]],
      [sql`update media set color = 'red'`, ITEMS.filter((_, i) => i % 2 === 0)],
      [sql`delete from media`, ITEMS.filter((_, i) => i % 2 === 0)],
      [sql`update offer set is_adrift = true`, shown],
      [sql`insert into offer_end (offer_id, height, status) values ('one', 1, 1)`, shown],
      [sql`update offer_end set status = 2`, shown],
      [sql`delete from offer_end`, shown],
      [sql`delete from offer`, shown],
      [sql`update detail set name = 'Other' where launcher_id = ${first}`, alone],
      [sql`delete from detail where launcher_id = ${first}`, alone],
      [sql`insert into detail (launcher_id, sensitive, attributes) values (${first}, false, '[]')`, alone],
      [sql`update nft set burned = true where launcher_id = ${second}`, shown],
      [sql`delete from nft where launcher_id = ${first}`, alone],
      [sql`update did set owner_hash = 'x'`, [DIDS[0]]],
      [sql`delete from did where did_id = ${DIDS[1]}`, []],
      [sql`delete from did where did_id = ${DIDS[0]}`, [DIDS[0]]],
      [
        sql`insert into did (did_id, valid_from, metadata, verifications_required, spend_count) values (${DIDS[0]}, 0, '{}', 1, 1), (${DIDS[1]}, 0, '{}', 1, 1)`,
        [DIDS[0]],
      ],
      [sql`update profile_claim set name = 'Other'`, [DIDS[0]]],
      [sql`insert into hidden (kind, target, act) values ('nft', ${first}, 1)`, all],
      [sql`insert into ban (user_id, act) values ('', 1)`, all],
      [
        sql`insert into token_listing (asset_id, code, name, rank, decimals, updated_at) values ('', '', '', 1, 3, 0)`,
        all,
      ],
      [sql`truncate nft`, all],
    ]
    let { mark } = await cardChangesSince(db, undefined)
    for (const [written, ids] of writes) {
      await db.execute(written)
      const since = await cardChangesSince(db, mark)
      mark = since.mark
      expect(since.changed === 'anything' ? all : [...since.changed].sort()).toEqual(
        Array.isArray(ids) ? ids.toSorted() : ids,
      )
    }
  })

  it('are all made anew where one statement wrote to more than are told one by one', async () => {
    await store.db.execute(sql`
      insert into detail (launcher_id, sensitive, attributes) select 'more ' || n, false, '[]' from generate_series(1, 251) n`)
    await kept()
    await store.db.execute(sql`update detail set sensitive = true where launcher_id like 'more %'`)
    await kept()
    expect(made).toBe(6)
  })

  it('are all made anew after any write where nobody tells', async () => {
    await kept()
    await store.db.execute(sql`alter table nft disable trigger user`)
    await store.db.execute(sql`update nft set burned = true where launcher_id = ${ITEMS[0]}`)
    expect(await kept()).toEqual(await fresh())
    expect(made).toBe(6)
    await store.db.execute(sql`alter table nft enable trigger user`)
  })

  it('are right after what was told is forgotten', async () => {
    const forget = cardChangeForgetter(store.db)
    const told = async () => rowsOf(await store.db.execute(sql`select id from card_change`)).length
    await kept()
    await store.db.execute(sql`update detail set name = 'Another' where launcher_id = ${ITEMS[1]}`)
    await forget()
    expect(await told()).toBeGreaterThan(0)
    expect(await kept()).toEqual(await fresh())
    // What any transaction of the whole server could still not see is kept, of other tests too.
    const toldAfter = async () => {
      await forget()
      return await told()
    }
    await expect.poll(toldAfter).toBe(0)
    expect(await kept()).toEqual(await fresh())
    expect(made).toBe(4)
  })

  // The embedded database has one connection, and so one transaction at a time.
  it.skipIf(name === 'embedded')('hear of what was going on when they asked, once it is done', async () => {
    const own = await openOwnDatabase(url)
    const [reads, writes] = [await openDatabase(own.url, migrations), await openDatabase(own.url, migrations)]
    try {
      const first = await cardChangesSince(reads.db, undefined)
      let second = first
      await writes.db.transaction(async (tx) => {
        await tx.execute(
          sql`insert into detail (launcher_id, sensitive, attributes) values ('slow', false, '[]')`,
        )
        await reads.db.execute(
          sql`insert into detail (launcher_id, sensitive, attributes) values ('quick', false, '[]')`,
        )
        second = await cardChangesSince(reads.db, first.mark)
        expect(second.changed).toEqual(new Set(['quick']))
      })
      const third = await cardChangesSince(reads.db, second.mark)
      expect(third.changed).toEqual(new Set(['slow']))
      expect((await cardChangesSince(reads.db, third.mark)).changed).toEqual(new Set())
    } finally {
      await reads.close()
      await writes.close()
      await own.drop()
    }
  })
})
