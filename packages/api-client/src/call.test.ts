import { getNft, listNfts, submitOffer } from '@chiaroscuro/contract/operation'
import { describe, expect, it } from 'vitest'
import { ApiError, apiClient, call } from './index.js'

interface Sent {
  url: string
  init: RequestInit
}

/** A client whose requests are answered here and kept. */
function recorded(answer: (url: string, n: number) => Response, token?: string) {
  const sent: Sent[] = []
  const client = apiClient({
    root: 'https://api.example.org/',
    fetch: async (input, init) => {
      sent.push({ url: String(input), init: init ?? {} })
      return answer(String(input), sent.length)
    },
    ...(token ? { token: async () => token } : {}),
    retry: { attempts: 3, delay: () => 0 },
  })
  return { client, sent }
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

describe('call', () => {
  it('puts input where the operation says: path, query, body', async () => {
    const { client, sent } = recorded(() => json({}))
    await call(client, getNft, { nft_id: 'did:chia:1x/y' })
    await call(client, listNfts, {
      collection_id: 'col1a',
      listed: true,
      filter: ['Moon', 'Sky'],
      filter_value: ['One', 'Red & blue'],
    })
    await call(client, submitOffer, { body: { offer: 'offer1x' } })
    expect(sent.map(({ url }) => url)).toEqual([
      'https://api.example.org/v2/nfts/did%3Achia%3A1x%2Fy',
      'https://api.example.org/v2/nfts?collection_id=col1a&listed=true&filter=Moon&filter=Sky&filter_value=One&filter_value=Red+%26+blue',
      'https://api.example.org/v2/offers',
    ])
    expect(sent[2]?.init).toMatchObject({ method: 'POST', body: '{"offer":"offer1x"}' })
  })

  it('sends the bearer token, and never follows a redirect with it', async () => {
    const { client, sent } = recorded(() => json({}), 'id-token')
    await call(client, getNft, { nft_id: 'a' })
    expect(sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer id-token' })
    expect(sent[0]?.init.redirect).toBe('error')
  })

  it('throws the API’s own words', async () => {
    const { client } = recorded(() => json({ detail: 'Unknown NFT.', code: 'NotFound' }, 404))
    await expect(call(client, getNft, { nft_id: 'a' })).rejects.toMatchObject({
      name: 'ApiError',
      status: 404,
      detail: 'Unknown NFT.',
      code: 'NotFound',
    })
    await expect(call(client, getNft, { nft_id: 'a' })).rejects.toBeInstanceOf(ApiError)
  })

  it('lets reads that name nobody be shared, and nothing else', async () => {
    const shared: string[] = []
    const options = (token?: string) => ({
      ...recorded(() => json({ id: 1 }), token).client.options,
      share: async (url: string, ask: () => Promise<unknown>) => {
        shared.push(url)
        return (await ask()) && { id: 2 }
      },
    })
    const open = apiClient(options())
    expect(await call(open, getNft, { nft_id: 'a' })).toEqual({ id: 2 })
    expect(shared).toEqual(['https://api.example.org/v2/nfts/a'])
    await call(open, submitOffer, { body: { offer: 'x' } })
    await call(open, getNft, { nft_id: 'a' }, { signal: new AbortController().signal })
    await call(apiClient(options('id-token')), getNft, { nft_id: 'a' })
    expect(shared).toHaveLength(1)
  })

  it('tries a GET again, but never a POST', async () => {
    const get = recorded((_, n) => (n < 3 ? json({}, 503) : json({ ok: true })))
    expect(await call(get.client, getNft, { nft_id: 'a' })).toEqual({ ok: true })
    const post = recorded(() => json({}, 503))
    await expect(call(post.client, submitOffer, { body: { offer: 'x' } })).rejects.toMatchObject({
      status: 503,
    })
    expect(post.sent).toHaveLength(1)
  })
})
