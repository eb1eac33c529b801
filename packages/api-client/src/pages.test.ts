import { listNfts } from '@chiaroscuro/contract/operation'
import { beforeEach, describe, expect, it } from 'vitest'
import { apiClient, items, pages } from './index.js'

let asked: (string | null)[] = []
beforeEach(() => {
  asked = []
})

/** A list of three pages; the last is empty, and its cursor repeats. */
const client = apiClient({
  root: 'https://api.example.org',
  fetch: async (input, init) => {
    init?.signal?.throwIfAborted()
    const page = new URL(String(input)).searchParams.get('page')
    asked.push(page)
    const answer = { null: { items: [1, 2], next: '>a' }, '>a': { items: [3], next: '>b' } }[String(page)]
    return Response.json(answer ?? { items: [], next: '>b' })
  },
})

describe('pages', () => {
  it('stop at the empty one whose cursor repeats', async () => {
    const seen: unknown[] = []
    for await (const page of pages(client, listNfts, {})) seen.push(page)
    expect([seen, asked]).toEqual([
      [[1, 2], [3]],
      [null, '>a', '>b'],
    ])
  })

  it('go on after the one that was named', async () => {
    const seen: unknown[] = []
    for await (const page of pages(client, listNfts, { page: '>a' })) seen.push(page)
    expect(seen).toEqual([[3]])
  })

  it('end when the signal does, with its reason', async () => {
    const stop = new AbortController()
    const read = async () => {
      for await (const _ of pages(client, listNfts, {}, { signal: stop.signal })) stop.abort('enough')
    }
    await expect(read()).rejects.toBe('enough')
    expect(asked).toEqual([null])
  })
})

describe('items', () => {
  it('are all there are, in order', async () => {
    const seen: unknown[] = []
    for await (const item of items(client, listNfts, {})) seen.push(item)
    expect(seen).toEqual([1, 2, 3])
  })

  it('are asked for no further than they are wanted', async () => {
    for await (const item of items(client, listNfts, {})) if (String(item) === '2') break
    expect(asked).toEqual([null])
  })

  it('end when the signal does, also within a page', async () => {
    const stop = new AbortController()
    const seen: unknown[] = []
    const read = async () => {
      for await (const item of items(client, listNfts, {}, { signal: stop.signal })) {
        seen.push(item)
        stop.abort('enough')
      }
    }
    await expect(read()).rejects.toBe('enough')
    expect([seen, asked]).toEqual([[1], [null]])
  })

  it('are given up while they are waited for', async () => {
    const stop = new AbortController()
    const silent = apiClient({
      root: 'https://api.example.org',
      fetch: (_, init) =>
        new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
          stop.abort('enough')
        }),
    })
    await expect(items(silent, listNfts, {}, { signal: stop.signal }).next()).rejects.toBe('enough')
  })
})
