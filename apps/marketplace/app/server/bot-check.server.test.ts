import { describe, expect, it } from 'vitest'
import { localCheck } from './bot-check.server.js'

const SECRET = 's'.repeat(32)

describe('our own bot check', () => {
  let now = 1_000_000
  const check = localCheck(SECRET, () => now)
  const form = (fields: Record<string, string>) => {
    const filled = new FormData()
    for (const [name, value] of Object.entries(fields)) filled.set(name, value)
    return filled
  }

  it('passes a form that took a moment', async () => {
    const ticket = check.ticket()
    now += 3_000
    expect(await check.passes(form({ ticket, website: '' }))).toBe(true)
  })

  it('stops what is too quick, too late, filled in everywhere, forged or empty', async () => {
    const ticket = check.ticket()
    now += 200
    expect(await check.passes(form({ ticket, website: '' }))).toBe(false)
    now += 5_000
    expect(await check.passes(form({ ticket, website: 'http://spam.test' }))).toBe(false)
    expect(
      await check.passes(form({ ticket: `${Number(ticket.split('.')[0]) - 1}.${ticket.split('.')[1]}` })),
    ).toBe(false)
    expect(await check.passes(form({ ticket: localCheck('t'.repeat(32), () => now - 5_000).ticket() }))).toBe(
      false,
    )
    expect(await check.passes(form({}))).toBe(false)
    now += 3 * 3_600_000
    expect(await check.passes(form({ ticket }))).toBe(false)
  })
})
