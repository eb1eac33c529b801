import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { StudioError } from '../ipc/failure.js'
import { answer } from './answer.js'

const CHANNEL = { input: z.strictObject({ id: z.string() }), output: z.strictObject({ count: z.number() }) }
const PAGE = { url: 'studio://app/index.html', parent: null }

/** Asks a channel as a frame of a window would. */
async function ask(task: () => Promise<unknown>, sent: unknown, frame: unknown = PAGE, isAllowed = true) {
  let listener: ((event: never, input: unknown) => unknown) | undefined
  const ipc = {
    handle(_: string, given: (event: never, ...args: unknown[]) => unknown) {
      listener = given
    },
  }
  answer(ipc, 'count', CHANNEL, () => isAllowed, task)
  const event: unknown = { senderFrame: frame, sender: {} }
  return listener?.(event as never, sent)
}

const failed = (code: string) => ({ ok: false, failure: { code } })

describe('an answer to a page', () => {
  const two = async () => ({ count: 2 })

  it('is given to the top frame of a page of ours', async () => {
    expect(await ask(two, { id: 'a' })).toEqual({ ok: true, value: { count: 2 } })
  })

  it('is refused to any other frame, and to a window that may not ask', async () => {
    for (const frame of [
      null,
      { ...PAGE, parent: {} },
      { ...PAGE, url: '' },
      { ...PAGE, url: 'about:blank' },
      { ...PAGE, url: 'https://app/index.html' },
      { ...PAGE, url: 'studio://app.evil.example/' },
    ])
      expect(await ask(two, { id: 'a' }, frame)).toEqual(failed('not-allowed'))
    expect(await ask(two, { id: 'a' }, PAGE, false)).toEqual(failed('not-allowed'))
  })

  it('is for what can be parsed, and is parsed itself', async () => {
    expect(await ask(two, { id: 1 })).toEqual(failed('invalid-call'))
    expect(await ask(two, { id: 'a', more: 1 })).toEqual(failed('invalid-call'))
    expect(await ask(async () => ({ count: 2, path: '/home' }), { id: 'a' })).toEqual(
      failed('invalid-answer'),
    )
  })

  it('tells of a fault by its code alone', async () => {
    const secret = new Error('/home/somebody/key.pem')
    expect(await ask(() => Promise.reject(secret), { id: 'a' })).toEqual(failed('unexpected'))
    const known = new StudioError('folder-empty', { cause: secret })
    expect(await ask(() => Promise.reject(known), { id: 'a' })).toEqual(failed('folder-empty'))
  })
})
