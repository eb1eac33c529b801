// @vitest-environment node
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fiatRates } from './fiat-rates.server.js'

const MINUTE = 60_000
const ANSWER = '{"chia":{"usd":2.31,"cny":16.5}}'

let clock = 1_800_000_000_000
let answer: RequestListener = () => {}
let asked = 0
const server = createServer((request, response) => {
  asked++
  answer(request, response)
})

beforeEach(async () => {
  asked = 0
  answer = (_, response) => response.end(ANSWER)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(async () => {
  vi.restoreAllMocks()
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

function source() {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  const url = `http://127.0.0.1:${address.port}/price?key=secret`
  return fiatRates({ url, currencies: { en: 'USD', zh: 'CNY' } }, () => clock)
}

const failed = () => expect.poll(() => vi.mocked(console.error).mock.calls.length).toBeGreaterThan(0)

it('knows nothing before the source answered, and then what it said, in the money of each language', async () => {
  const rate = source()
  expect(rate('en')).toBeNull()
  await expect.poll(() => rate('en')).toEqual({ currency: 'USD', perXch: 2.31, at: clock })
  expect(rate('zh')).toEqual({ currency: 'CNY', perXch: 16.5, at: clock })
  expect(asked).toBe(1)
})

it('asks every five minutes at most, and gives what it knows meanwhile', async () => {
  const rate = source()
  await expect.poll(() => rate('en')).not.toBeNull()
  clock += 4 * MINUTE
  rate('en')
  answer = (_, response) => response.end('{"chia":{"usd":3}}')
  clock += MINUTE
  expect(rate('en')?.perXch).toBe(2.31)
  await expect.poll(() => rate('en')?.perXch).toBe(3)
  expect(asked).toBe(2)
  expect(rate('zh')).toBeNull()
})

it('keeps the last answer of a source that is dead, for an hour', async () => {
  const rate = source()
  await expect.poll(() => rate('en')).not.toBeNull()
  answer = (_, response) => response.writeHead(503).end()
  clock += 59 * MINUTE
  expect(rate('en')?.perXch).toBe(2.31)
  await failed()
  expect(rate('en')?.perXch).toBe(2.31)
  clock += MINUTE
  expect(rate('en')).toBeNull()
})

it.each<[name: string, RequestListener]>([
  ['that is no JSON', (_, response) => response.end('<!doctype html>')],
  ['without the coin', (_, response) => response.end('{}')],
  ['that is too long', (_, response) => response.end(`${' '.repeat(70_000)}${ANSWER}`)],
  [
    'that leads elsewhere',
    (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  ],
  ['that breaks off', (_, response) => void response.write('{"chia"', () => response.destroy())],
])('takes no answer %s, and tells nobody the address', async (_, bad) => {
  answer = bad
  const rate = source()
  rate('en')
  await failed()
  expect(rate('en')).toBeNull()
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('secret')
})

it('gives up a source that does not answer', async () => {
  answer = () => {}
  const rate = source()
  const begun = performance.now()
  rate('en')
  expect(performance.now() - begun).toBeLessThan(100)
  await expect.poll(() => vi.mocked(console.error).mock.calls, { timeout: 10_000 }).toHaveLength(1)
}, 15_000)
