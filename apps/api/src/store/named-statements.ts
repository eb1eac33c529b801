import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Statements that each connection keeps the plan of; a stranger's filters make no more than this many. */
export const MOST_STATEMENTS = 400

/** What the pool is asked by those who ask it directly. */
interface Asked {
  readonly text: string
  readonly name?: string
}

/**
 * The pool, which gives questions outside transactions a name each: the database then plans them once a connection and
 * not once a request, which for our joins takes longer than the answer.
 */
export function withNames(pool: pg.Pool): pg.Pool {
  const names = new Map<string, string>()
  const ask = pool.query.bind(pool)
  return new Proxy(pool, {
    get(target, property) {
      if (property !== 'query') {
        const value: unknown = Reflect.get(target, property, target)
        return typeof value === 'function' ? value.bind(target) : value
      }
      return (asked: unknown, ...rest: unknown[]) =>
        Reflect.apply(ask, target, [isUnnamed(asked) ? named(asked) : asked, ...rest])
    },
  })

  function named(asked: Asked): Asked {
    const known = names.get(asked.text)
    if (known === undefined && names.size >= MOST_STATEMENTS) return asked
    const name = known ?? createHash('sha256').update(asked.text).digest('base64url')
    names.set(asked.text, name)
    return { ...asked, name }
  }
}

function isUnnamed(asked: unknown): asked is Asked {
  return (
    typeof asked === 'object' &&
    asked !== null &&
    'text' in asked &&
    typeof asked.text === 'string' &&
    !('name' in asked && asked.name) &&
    /^\s*(select|with)\b/i.test(asked.text)
  )
}
