import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepStatements } from './kept-statements.js'

let client: PGlite
/** First letters of the messages that reached the database. */
let sent = ''

beforeAll(async () => {
  client = await PGlite.create()
  const ask = client.execProtocolStream.bind(client)
  client.execProtocolStream = (message, options) => {
    sent += String.fromCharCode(message[0] ?? 0)
    return ask(message, options)
  }
  keepStatements(client)
  await client.exec('create table work (id int primary key, name text, price numeric)')
})
beforeEach(async () => {
  await client.exec('truncate work')
  await client.query("insert into work select i, 'work ' || i, i * 10 from generate_series(1, 50) i")
  sent = ''
})
afterAll(() => client.close())

/** Names the database knows for a statement, or for all that are like it. */
const kept = async (like: string) => {
  const text = "select name from pg_prepared_statements where name like 'kept%' and statement like $1"
  return (await client.query<{ name: string }>(text, [like])).rows.map(({ name }) => name)
}

describe('keepStatements', () => {
  it('answers as before, and parses and describes once', async () => {
    const text = 'select id, name, price from work where id = $1 and name <> $2'
    const answers = []
    for (const id of [1, 2, 3, 99]) answers.push((await client.query(text, [id, 'x'])).rows)
    expect(answers).toEqual([
      [{ id: 1, name: 'work 1', price: '10' }],
      [{ id: 2, name: 'work 2', price: '20' }],
      [{ id: 3, name: 'work 3', price: '30' }],
      [],
    ])
    // As it was asked without a name; with one for the first time; and by its name.
    expect(sent).toBe(`PDBDES${'PDBES'}${'BES'.repeat(2)}`)
    expect((await client.query(text, [4, 'x'])).fields.map(({ name }) => name)).toEqual([
      'id',
      'name',
      'price',
    ])
  })

  it('keeps what writes, within transactions and out of them, and says how many rows', async () => {
    const text = 'insert into work (id, name) values ($1, $2) returning id'
    for (const id of [101, 102]) await client.query(text, [id, null])
    await client.transaction(async (tx) => {
      for (const id of [103, 104])
        expect(await tx.query(text, [id, 'in'])).toMatchObject({ rows: [{ id }], affectedRows: 1 })
    })
    const undone = client.transaction(async (tx) => {
      await tx.query(text, [105, 'out'])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect((await client.query('select id from work where id > 100 order by id')).rows).toEqual(
      [101, 102, 103, 104].map((id) => ({ id })),
    )
  })

  it('tells what is wrong as before, and goes on after it', async () => {
    const text = 'insert into work (id) values ($1)'
    for (const id of [201, 202, 203]) await client.query(text, [id])
    await expect(client.query(text, [203])).rejects.toMatchObject({ code: '23505', query: text })
    await expect(client.query(text, ['none'])).rejects.toMatchObject({ code: '22P02' })
    expect((await client.query(text, [204])).affectedRows).toBe(1)
    const wrong = 'select nothing from work where id = $1'
    for (let i = 0; i < 3; i++)
      await expect(client.query(wrong, [1])).rejects.toMatchObject({ code: '42703' })
  })

  it('reads columns that came after it was kept', async () => {
    const text = 'select * from work where id = $1'
    for (let i = 0; i < 3; i++) await client.query(text, [1])
    await client.exec('alter table work add column maker text')
    // The database refuses a plan whose answer has other columns; once.
    await expect(client.query(text, [1])).rejects.toMatchObject({ code: '0A000' })
    expect((await client.query(text, [1])).rows).toEqual([
      { id: 1, name: 'work 1', price: '10', maker: null },
    ])
    await client.exec('alter table work drop column maker')
  })

  it('plans anew after a hundred times, and leaves no statement behind', async () => {
    const text = 'select count(*)::int as n from work where id > $1'
    await client.query(text, [0])
    await client.query(text, [0])
    const before = await kept(text)
    for (let i = 0; i < 100; i++) await client.query(text, [0])
    const after = await kept(text)
    expect(before).toHaveLength(1)
    expect(after).toHaveLength(1)
    expect(after).not.toEqual(before)
  })

  it('keeps four hundred at most', async () => {
    for (let i = 0; i < 450; i++)
      for (let again = 0; again < 2; again++) await client.query(`select ${i} as n where $1 = 1`, [1])
    expect((await kept('%')).length).toBeLessThanOrEqual(401)
    expect((await client.query('select 3 as n where $1 = 1', [1])).rows).toEqual([{ n: 3 }])
  })
})
