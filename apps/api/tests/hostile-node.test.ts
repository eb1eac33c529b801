import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Product, type RunningApi, runApi, startProduct } from './product/product.js'
import { until } from './product/until.js'

/** What a node, or whatever stands before it, may do to an answer. Each gets the true one. */
const FAULTS: Readonly<Record<string, (response: ServerResponse, answer: string) => void>> = {
  'an error page': (response) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  'half an answer': (response, answer) => response.end(answer.slice(0, answer.length / 2)),
  'a broken connection': (response) => response.destroy(),
  'no object': (response) => response.end('[1, 2]'),
  'a refusal': (response) => response.end('{"success": false, "error": "busy"}'),
  'nothing of what was asked': (response) => response.end('{"success": true}'),
  'a record without a hash': (response, answer) => response.end(answer.replaceAll('"header_hash"', '"hash"')),
  'hashes cut short': (response, answer) => response.end(answer.replaceAll(/"0x[0-9a-f]{60}/g, '"0x')),
  'heights as words': (response, answer) =>
    response.end(answer.replaceAll(/"height": ?\d+/g, '"height": "many"')),
  'negative amounts': (response, answer) =>
    response.end(answer.replaceAll(/"amount": ?\d+/g, '"amount": -1')),
}

/** Stands before a node: spoils one answer in five, by chance from a seed, and puts more into the others than was asked. */
function unruly(url: string): { server: Server; spoiled: Map<string, number> } {
  const spoiled = new Map<string, number>()
  const faults = Object.entries(FAULTS)
  let state = 20_261_121
  const chance = (of: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % of
  }
  const pass = async (request: IncomingMessage): Promise<string> => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const answer = await fetch(url + (request.url ?? '').replace(/^\/rpc/, ''), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.concat(parts),
    })
    return answer.text()
  }
  const server = createServer(async (request, response) => {
    // A connection that was kept open may be closed by the node just as it is used: one fault more.
    const text = await pass(request).catch(() => undefined)
    if (text === undefined) return response.destroy()
    const [name, spoil] = faults[chance(faults.length)] ?? ['', undefined]
    if (chance(5) === 0 && spoil) {
      spoiled.set(name, (spoiled.get(name) ?? 0) + 1)
      return spoil(response, text)
    }
    // As hosted nodes do: fields of their own, a prefix in the path, amounts that no double holds elsewhere.
    response.end(text.replace(/^\{/, '{"hints": [{"amount": 18375000000000000001}], "cursor": null, '))
  })
  return { server, spoiled }
}

const standing = z.object({ height: z.number().nullable(), state_hash: z.string().nullable() })

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported())('a node that answers badly', () => {
  let truth: Product
  let misled: RunningApi
  let node: ReturnType<typeof unruly>
  const stateOf = async (api: RunningApi) =>
    standing.parse(await (await fetch(`${api.opsUrl}/status`)).json())

  beforeAll(async () => {
    truth = await startProduct('basic')
    node = unruly(truth.world.rpc.url)
    await new Promise<void>((resolve) => node.server.listen(0, '127.0.0.1', resolve))
    const address = node.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const source = { ...truth.config.source, kind: 'node', url: `http://127.0.0.1:${port}/rpc` } as const
    misled = await runApi(
      { ...truth.config, source: { cert: undefined, key: undefined, startHeight: 0, ...source } },
      truth.scratch,
    )
  })
  afterAll(async () => {
    await misled?.close()
    node?.server.closeAllConnections()
    node?.server.close()
    await truth?.close()
  })

  async function expectSame(): Promise<void> {
    await until('both stand at the chain’s end', async () => {
      const [ours, theirs] = [await stateOf(truth), await stateOf(misled)]
      if (ours.height !== truth.world.devnet.peak.height || theirs.height !== ours.height) return undefined
      expect(theirs.state_hash).toBe(ours.state_hash)
      return true
    })
  }

  it('delays the index and changes nothing in it, while blocks come and go', async () => {
    await expectSame()
    const { world } = truth
    const [ann] = world.collectors
    const held = world.holdings().slice(0, 4)
    if (!ann) throw new Error('no collector')
    for (const [i, { nft }] of held.entries()) {
      const before = world.devnet.peak.height
      await world.transfer(nft.launcherId, ann)
      await world.farm()
      if (i % 2 === 1) await world.reorg(before, true)
      await expectSame()
    }
    // All of that was met on the way, or it would say little.
    await until(
      'every fault was met',
      async () => node.spoiled.size === Object.keys(FAULTS).length || undefined,
    )
    await expectSame()
  })

  it('is logged once until it answers again, not every time', () => {
    const failures = misled.lines.filter((line) => line.includes('following failed'))
    expect(failures.length).toBeGreaterThan(0)
    expect(failures.length).toBeLessThanOrEqual([...node.spoiled.values()].reduce((sum, n) => sum + n, 0))
    for (const line of failures) expect(line).toMatch(/"error":"(HttpError|NodeRpcError|FollowError)/)
  })
})
