// @vitest-environment node
import { apiClient } from '@chiaroscuro/api-client'
import { expect, it } from 'vitest'
import { withKnown } from './known.server.js'

const hash = 'ab'.repeat(32)
const address = { id: hash, encoded_id: 'xch1abc' }
const result = { collections: [], nfts: [], profiles: [], addresses: [address] }
const empty = { ...address, owned_nfts_count: 0, created_nfts_count: 0, social: [], associated_profiles: [] }
const profile = { id: hash, encoded_id: 'did:chia:1abc', username: null, name: 'Mira' }

/** An API that knows this and nothing else. */
function knowing(answers: Record<string, unknown>) {
  return apiClient({
    root: 'http://api.test',
    retry: { attempts: 1, delay: () => 0 },
    fetch: async (url) => {
      const answer = answers[new URL(String(url)).pathname]
      return answer === undefined ? new Response('{}', { status: 404 }) : Response.json(answer)
    },
  })
}
const held = (facts: object) => ({ [`/v2/addresses/${hash}`]: { ...empty, ...facts } })
const moved = (items: unknown[]) => ({ '/v2/events': { items, page: null, size: 1, next: '', previous: '' } })

it('takes a hash that is nothing known for no address', async () => {
  const answer = await withKnown(knowing({ ...held({}), ...moved([]) }), hash, result)
  expect(answer).toEqual({ result: { ...result, addresses: [] }, unknown: address })
})

it('keeps an address that was typed as one, and says that it is empty', async () => {
  const answer = await withKnown(knowing({ ...held({}), ...moved([]) }), 'xch1abc', result)
  expect(answer).toEqual({ result, unknown: address })
})

it.each([
  ['holds something', held({ owned_nfts_count: 1 }), moved([])],
  ['held something once', held({}), moved([{}])],
])('knows an address that %s', async (_, holding, moving) => {
  expect(await withKnown(knowing({ ...holding, ...moving }), hash, result)).toEqual({ result })
})

it('finds the profile whose DID the hash is', async () => {
  const api = knowing({ [`/v2/profiles/${hash}`]: profile, ...held({}), ...moved([]) })
  const { result: found, unknown } = await withKnown(api, hash, result)
  expect([found?.profiles.map(({ name }) => name), found?.addresses, unknown]).toEqual([
    ['Mira'],
    [],
    undefined,
  ])
})

it('says nothing where it cannot tell', async () => {
  expect(await withKnown(knowing(held({})), hash, result)).toEqual({ result })
})
