// @vitest-environment node
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localCheck, serviceCheck } from './bot-check.server.js'

const SECRET = 's'.repeat(32)

function form(fields: Record<string, string>): FormData {
  const filled = new FormData()
  for (const [name, value] of Object.entries(fields)) filled.set(name, value)
  return filled
}

describe('our own bot check', () => {
  let now = 1_000_000
  const check = localCheck(SECRET, () => now)

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

describe('a bot check of Turnstile’s kind', () => {
  let server: Server
  let verify: string
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (part) => {
        body += part
      })
      request.on('end', () => {
        const asked = new URLSearchParams(body)
        if (asked.get('response') === 'broken') return response.writeHead(500).end('<html>')
        const success = asked.get('secret') === SECRET && asked.get('response') === 'a person'
        response.end(JSON.stringify({ success, 'error-codes': [] }))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    verify = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/siteverify`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it('believes the service alone', async () => {
    const check = serviceCheck({ verify, secret: SECRET })
    const passes = (response: string) => check.passes(form({ 'cf-turnstile-response': response }))
    expect(await passes('a person')).toBe(true)
    expect(await passes('a bot')).toBe(false)
    expect(await passes('')).toBe(false)
    expect(await passes('broken')).toBe(false)
    expect(await serviceCheck({ verify: 'http://127.0.0.1:1/', secret: SECRET }).passes(form({}))).toBe(false)
  })
})
