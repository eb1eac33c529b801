// @vitest-environment node
import { ApiError } from '@chiaroscuro/api-client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { partMissing } from './part-missing.js'
import { late, needed, notFound, pagePath, settled, soon } from './respond.server.js'

const request = new Request('http://site.test/nfts/zzz?x=1')

async function thrown(error: unknown): Promise<unknown> {
  return needed(request, Promise.reject(error)).catch((e: unknown) => e)
}

describe('answers to what cannot be shown', () => {
  it.each([400, 404, 422])('a refusal with %d becomes the 404 of the full path', async (status) => {
    const response = await thrown(new ApiError(status, undefined))
    expect(response).toBeInstanceOf(Response)
    if (!(response instanceof Response)) return
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('Page Not Found: /nfts/zzz?x=1')
  })

  it.each([0, 500, 503])('a silent index (%d) is a 503, not a 500', async (status) => {
    const response = await thrown(new ApiError(status, 'secret detail'))
    expect(response instanceof Response && response.status).toBe(503)
    expect(response instanceof Response && (await response.text())).not.toContain('secret')
  })

  it.each([
    ['user-lang=en', 'The index does not answer at the moment. Please try again in a minute.'],
    ['user-lang=zh', '索引暂时没有响应。请稍后再试。'],
  ])('which says so in the language of whoever asks (%s)', async (cookie, words) => {
    const asked = new Request('http://site.test/nfts', { headers: { cookie } })
    const silent = needed(asked, Promise.reject(new ApiError(0, undefined)))
    const response: unknown = await silent.catch((error: unknown) => error)
    if (!(response instanceof Response)) throw response
    expect(await response.text()).toBe(words)
    expect(response.headers.get('retry-after')).toBe('30')
  })

  it('passes on what it does not know', async () => {
    const bug = new Error('bug')
    expect(await thrown(bug)).toBe(bug)
  })

  it.each([
    ['/user/profiles.data?x=1&_routes=root', '/user/profiles?x=1'],
    ['/_root.data', '/'],
    ['/nfts?q=a%26b', '/nfts?q=a%26b'],
  ])('knows the page behind %s', (asked, page) => {
    expect(pagePath(new Request(`http://site.test${asked}`))).toBe(page)
  })

  it('names the page, not the data behind it', async () => {
    const data = notFound(new Request('http://site.test/nfts/zzz.data?x=1&_routes=routes%2Fa'))
    expect(await data.text()).toBe('Page Not Found: /nfts/zzz?x=1')
  })
})

describe('a part that a page can do without', () => {
  it.each([
    ['fails', () => Promise.reject(new Error('down'))],
    ['is late', () => new Promise<never>(() => {})],
  ])('is left out where it %s, and whoever keeps pages hears of it', async (_, part) => {
    const heard: unknown[] = []
    const hear = (message: unknown) => heard.push(message)
    partMissing.subscribe(hear)
    expect(await settled(part(), 1)).toEqual({ ok: false })
    expect(heard).toHaveLength(1)
    partMissing.unsubscribe(hear)
  })

  it('is there where it came', async () => {
    expect(await settled(Promise.resolve(7))).toEqual({ ok: true, value: 7 })
  })
})

describe('a part that may come after the rest', () => {
  const slow = () => {
    let come = (_: number) => {}
    const answer = new Promise<number>((done) => {
      come = done
    })
    return { answer, come }
  }
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is part of the page where it is there soon, whether it came or failed', async () => {
    const context = { takesParts: true }
    const here = late(context, Promise.resolve(7))
    const failed = late(context, Promise.reject(new Error('down')))
    await soon(context, here, failed)
    expect([here.part, failed.part]).toEqual([{ ok: true, value: 7 }, { ok: false }])
  })

  it('is promised after a moment to who can be given it later', async () => {
    vi.useFakeTimers()
    const context = { takesParts: true }
    const { answer, come } = slow()
    const one = late(context, answer)
    const waited = soon(context, one)
    await vi.advanceTimersByTimeAsync(300)
    await waited
    expect(one.part).toBeInstanceOf(Promise)
    come(7)
    expect(await one.part).toEqual({ ok: true, value: 7 })
  })

  it('is waited for where nothing can come later, and given up in the end', async () => {
    vi.useFakeTimers()
    const [one, other] = [slow(), slow()]
    const parts = [late({}, one.answer), late({}, other.answer)]
    const waited = soon({}, ...parts)
    await vi.advanceTimersByTimeAsync(2_400)
    one.come(7)
    await vi.advanceTimersByTimeAsync(100)
    await waited
    expect(parts.map(({ part }) => part)).toEqual([{ ok: true, value: 7 }, { ok: false }])
  })
})
