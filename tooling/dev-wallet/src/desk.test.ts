import { html } from 'hono/html'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Asked, type Choice, Desk } from './desk.js'
import { WalletError } from './wallet-error.js'

const patienceMs = 60_000

afterEach(() => {
  vi.useRealTimers()
})

/** A request whose deed counts how often it was done, and ends when it is told to. */
function request(id = 'request-1') {
  let resolve: (value: unknown) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<unknown>((yes, no) => {
    resolve = yes
    reject = no
  })
  const done = { resolve, reject }
  const commit = vi.fn((_: Choice) => promise)
  return { ...({ id, page: (token) => html`${token}`, commit } satisfies Asked), done }
}

/** The error of what was asked; attached at once, so that none goes unheard. */
const failing = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => (error instanceof WalletError ? `${error.code}: ${error.message}` : error),
  )

describe('a desk', () => {
  it('does what was approved, once, however often it is clicked', async () => {
    const desk = new Desk({ patienceMs, auto: false })
    const asked = request()
    const answer = desk.ask(asked)
    expect((await desk.find(asked.id, 0))?.id).toBe(asked.id)
    const clicks = [1, 2, 3].map((account) => desk.approve(asked.id, { account }))
    asked.done.resolve('signed')
    expect(await answer).toBe('signed')
    expect((await Promise.all(clicks)).map((error) => error?.code)).toEqual([
      undefined,
      'rejected',
      'rejected',
    ])
    expect(asked.commit.mock.calls).toEqual([[{ account: 1 }]])
    expect(desk.refuse(asked.id)).toBe(false)
  })

  it('tells site and person alike what went wrong, and nothing of what is inside', async () => {
    const desk = new Desk({ patienceMs, auto: false })
    const asked = request()
    const answer = failing(desk.ask(asked))
    asked.done.reject(new Error('key 5ec2e7'))
    expect((await desk.approve(asked.id, {}))?.message).toBe('This could not be done')
    expect(await answer).toBe('refused: This could not be done')
  })

  it('refuses what was refused, withdrawn, or not answered in time', async () => {
    vi.useFakeTimers()
    const desk = new Desk({ patienceMs, auto: false })
    const asked = request()
    const refused = failing(desk.ask(asked))
    expect([desk.refuse(asked.id), desk.refuse(asked.id)]).toEqual([true, false])
    expect(await refused).toBe('rejected: Refused in the wallet')
    const forgotten = failing(desk.ask(asked))
    await vi.advanceTimersByTimeAsync(patienceMs)
    expect(await forgotten).toBe('rejected: Nobody answered')
    expect((await desk.approve(asked.id, {}))?.code).toBe('rejected')
    expect(asked.commit).not.toHaveBeenCalled()
  })

  it('keeps a request whose id was used by one that is being done', async () => {
    vi.useFakeTimers()
    const desk = new Desk({ patienceMs, auto: false })
    const [first, second] = [request(), request()]
    const one = desk.ask(first)
    const click = desk.approve(first.id, {})
    await vi.advanceTimersByTimeAsync(patienceMs / 2)
    const other = desk.ask(second)
    first.done.resolve('first')
    expect([await one, await click]).toEqual(['first', undefined])
    // Neither its end nor its clock ends the second.
    await vi.advanceTimersByTimeAsync(patienceMs / 2 + 1)
    const again = desk.approve(second.id, {})
    second.done.resolve('second')
    expect([await other, await again]).toEqual(['second', undefined])
  })

  it('lets twenty wait, each under an id of its own', async () => {
    const desk = new Desk({ patienceMs, auto: false })
    const ids = Array.from({ length: 19 }, (_, i) => `request-${i}`)
    const waiting = ids.map((id) => failing(desk.ask(request(id))))
    expect(await failing(desk.ask(request('request-0')))).toBe('invalid-params: This request waits already')
    waiting.push(failing(desk.ask(request('twentieth'))))
    expect(await failing(desk.ask(request('one-more')))).toBe('too-many: Too many requests wait already')
    for (const id of [...ids, 'twentieth']) desk.refuse(id)
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['rejected: Refused in the wallet']))
    const next = failing(desk.ask(request('one-more')))
    expect(desk.refuse('one-more')).toBe(true)
    expect(await next).toBe('rejected: Refused in the wallet')
  })

  it('gives a window its request when that comes after it, and nothing when none comes', async () => {
    const desk = new Desk({ patienceMs, auto: false })
    const found = desk.find('request-1', 5000)
    const answer = failing(desk.ask(request()))
    expect((await found)?.id).toBe('request-1')
    expect(await desk.find('request-2', 5)).toBeUndefined()
    desk.refuse('request-1')
    await answer
  })

  it('asks nobody where it approves by itself', async () => {
    const desk = new Desk({ patienceMs, auto: true })
    const asked = request()
    asked.done.resolve('done')
    expect(await desk.ask(asked)).toBe('done')
  })
})
