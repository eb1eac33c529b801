import { type IdDigits, type IdMiddle, parseIdMiddle } from '@chiaroscuro/domain/id'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { did, event } from '../store/schema.js'
import { isShown } from './hidden-rows.js'
import { oncePer } from './once-per.js'

const HEX = [...'0123456789abcdef']
/** Digits of an id in hex. */
const DIGITS = 64
/** A part of so many begins at every third digit; `migrations/0038_fives_of_ids.sql` says the same. */
const PART = 5
const STEP = 3
/** The last part has what is left. */
const PLACES = Array.from({ length: 21 }, (_, i) => i * STEP)
/** Parts asked for at once. */
const TOGETHER = 4

/** NFTs and DIDs whose ids have a text in their middle, at most `most` of each, by their ids in hex. */
export interface IdsHaving {
  readonly nfts: readonly string[]
  readonly dids: readonly string[]
}

/** Ids with that text of six characters or more in them, as hex or as bech32; none for texts that are in no id. */
export async function idsHaving(db: Database, text: string, most: number): Promise<IdsHaving> {
  const middle = parseIdMiddle(text)
  if (!middle) return { nfts: [], dids: [] }
  // Every NFT has one first event, and that row never changes: an index of its own costs a mint something and a sale nothing.
  const [nfts, dids] = await Promise.all([
    candidates(db, middle, event, event.launcherId, sql`${event.eventIndex} = 0`),
    candidates(db, middle, did, did.didId, sql`${did.validTo} is null and ${isShown('profile', did.didId)}`),
  ])
  return {
    nfts: nfts.filter((id) => middle.isOfNft(id)).slice(0, most),
    dids: dids.filter((id) => middle.isOfDid(id)).slice(0, most),
  }
}

const idRow = z.object({ id: z.string() })
const indexRow = z.object({ has: z.boolean() })

async function candidates(
  db: Database,
  { digits }: IdMiddle,
  table: typeof event | typeof did,
  column: AnyPgColumn,
  which: SQL,
): Promise<string[]> {
  const texts = digits.map(({ text, atEnd }) => (atEnd ? `%${text}` : `%${text}%`))
  const having = sql`select ${column} as id from ${table} where ${which} and ${column} like any(${textArray(texts)})`
  const found = await db.execute(
    (await hasIndex(db, 'event_id_fives', () => askForIndex(db)))
      ? sql.join(
          waysToHave(column, digits).map((way) => sql`${having} and ${way}`),
          sql` union all `,
        )
      : having,
  )
  const ids = z.array(idRow).parse(rowsOf(found))
  return [...new Set(ids.map(({ id }) => id))].sort()
}

const hasIndex = oncePer<boolean>(1)

/** Whether there is an index of the parts of ids: the embedded database has none, and looks at each id. */
async function askForIndex(db: Database): Promise<boolean> {
  const found = await db.execute(sql`select to_regclass('event_id_fives') is not null as has`)
  return z.array(indexRow).parse(rowsOf(found))[0]?.has ?? false
}

/**
 * What is so of the parts of an id that has some of these digits, in one way or another; more ids than those may have them.
 * Each way is asked for by itself: the database takes parts for twenty times more frequent than they are, and would look at
 * every id rather than at the index if it were asked for all of them together.
 */
function waysToHave(column: AnyPgColumn, digits: readonly IdDigits[]): SQL[] {
  const places = PLACES.map((at) => sql.raw(`${at + 1}, ${PART}`))
  const parts = sql`array[${sql.join(
    places.map((place) => sql`substr(${column}, ${place})`),
    sql`, `,
  )}]`
  const single: string[] = []
  const ways: SQL[] = []
  for (const { text, whole } of digits.flatMap(partsWithin)) {
    const [first, ...more] = whole
    if (first !== undefined && more.length === 0) single.push(first)
    else if (first !== undefined) ways.push(sql`${parts} @> ${textArray(whole)}`)
    else {
      // Six digits that begin with the second of a part: it and the next have all but one of theirs.
      const before = HEX.map((digit) => digit + text.slice(0, PART - 1))
      const after = ['', ...HEX].map((digit) => text.slice(STEP - 1) + digit)
      ways.push(sql`${parts} && ${textArray(before)} and ${parts} && ${textArray(after)}`)
    }
  }
  for (let at = 0; at < single.length; at += TOGETHER)
    ways.push(sql`${parts} && ${textArray(single.slice(at, at + TOGETHER))}`)
  return ways
}

/** The parts that are whole within the digits, for each digit that may be the first to begin one. */
function partsWithin({ text, atEnd }: IdDigits): { text: string; whole: string[] }[] {
  const froms = atEnd ? [(STEP - ((DIGITS - text.length) % STEP)) % STEP] : [0, 1, 2]
  return froms.map((from) => {
    const whole: string[] = []
    for (let at = from; at < text.length; at += STEP) {
      const isLast = atEnd && DIGITS - text.length + at === PLACES.at(-1)
      if (at + PART <= text.length || isLast) whole.push(text.slice(at, at + PART))
    }
    return { text, whole }
  })
}

function textArray(texts: readonly string[]): SQL {
  return sql`${sql.param([...texts])}::text[]`
}
