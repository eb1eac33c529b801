import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Database } from '../store/database.js'

/**
 * A statement that is the same for every request: its text is made once for each database it is asked of. Making the
 * text of a large one anew takes longer than the database needs to answer.
 */
export function prepared<Statement>(make: (db: Database) => Statement): (db: Database) => Statement {
  const made = new WeakMap<Database, Statement>()
  return (db) => {
    const known = made.get(db)
    if (known) return known
    const statement = make(db)
    made.set(db, statement)
    return statement
  }
}

/**
 * Whether a column is one of the texts that such a statement is given under a name. They are sent as ten at least: the database keeps
 * a plan for about so many, and where there are fewer it plans anew each time to find a better one, which takes it several times as
 * long as the answer.
 */
export function isAnyGiven(column: AnyPgColumn, name: string): SQL {
  return sql`${column} = any(${sql.param<unknown, unknown>(sql.placeholder(name), { mapToDriverValue: atLeastTen })}::text[])`
}

const TEN = 10
const given = z.array(z.string())

/** These texts, and as many empty ones, which nothing is called by, as make them ten. */
function atLeastTen(value: unknown): string[] {
  const texts = given.parse(value)
  return [...texts, ...Array<string>(Math.max(0, TEN - texts.length)).fill('')]
}
