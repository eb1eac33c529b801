import { fillPlaceholders } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { document } from '../store/schema.js'
import { isAnyGiven } from './prepared.js'

const { params } = drizzle
  .mock()
  .select({ hash: document.hash })
  .from(document)
  .where(isAnyGiven(document.hash, 'hashes'))
  .toSQL()
const sent = (hashes: unknown) => fillPlaceholders(params, { hashes })

it('sends few texts as ten, for which the database keeps a plan, and more as they are', () => {
  expect(sent(['a', 'b'])).toEqual([['a', 'b', '', '', '', '', '', '', '', '']])
  const many = Array.from({ length: 12 }, (_, i) => `text ${i}`)
  expect(sent(many)).toEqual([many])
})

it('is given nothing but texts', () => {
  expect(() => sent('a')).toThrow()
  expect(() => sent([1])).toThrow()
})
