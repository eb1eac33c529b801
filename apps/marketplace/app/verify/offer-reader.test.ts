// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { offerReader, type WorkerLike } from './offer-reader.js'

const good = { ok: false, fault: 'checksum' } as const
const limits = { startMs: 500, readMs: 50 }

interface Fake extends WorkerLike {
  readonly asked: string[]
  isEnded: boolean
}

/** A worker that does what it is told with each question. */
function fake(
  react: (say: (data: unknown) => void, fail: () => void, id: number) => void,
  isSilent = false,
): Fake {
  let hear: (event: { data: unknown }) => void = () => {}
  let fail: () => void = () => {}
  const worker: Fake = {
    asked: [],
    isEnded: false,
    postMessage({ id, text }) {
      worker.asked.push(text)
      react((data) => hear({ data }), fail, id)
    },
    terminate() {
      worker.isEnded = true
    },
    addEventListener(name: string, heard: (event: { data: unknown }) => void) {
      if (name === 'error') fail = () => heard({ data: undefined })
      else {
        hear = heard
        if (!isSilent) queueMicrotask(() => heard({ data: 'ready' }))
      }
    },
  }
  return worker
}

/** A reader on these workers, one after another. */
function readerOn(...workers: Fake[]) {
  const left = [...workers]
  const open = () => {
    const next = left.shift()
    if (!next) throw new Error('no more workers')
    return next
  }
  return offerReader(['simulator0'], open, limits)
}

const answering = () => fake((say, _, id) => say({ id, reading: good }))

describe('the reader', () => {
  it('asks one worker after another question, in order', async () => {
    const worker = answering()
    const reader = readerOn(worker)
    expect(await Promise.all(['a', 'b'].map((text) => reader.read(text)))).toEqual([good, good])
    expect(worker.asked).toEqual(['a', 'b'])
    reader.close()
    expect(worker.isEnded).toBe(true)
  })

  it('ends a worker that takes too long, and reads the next offer in another', async () => {
    const stuck = fake(() => {})
    const reader = readerOn(stuck, answering())
    expect(await Promise.all(['loop', 'b'].map((text) => reader.read(text)))).toEqual([
      { ok: false, fault: 'too-slow' },
      good,
    ])
    expect(stuck.isEnded).toBe(true)
  })

  it('says when the worker fails, and when it answers anything else', async () => {
    const failing = fake((_, fail) => fail())
    const odd = fake((say, _, id) => say({ id, reading: { ok: true, offer: { price: 'cheap' } } }))
    const reader = readerOn(failing, odd)
    expect(await reader.read('a')).toEqual({ ok: false, fault: 'stopped' })
    expect(await reader.read('b')).toEqual({ ok: false, fault: 'stopped' })
    expect([failing.isEnded, odd.isEnded]).toEqual([true, true])
  })

  it('says when the worker does not come', async () => {
    const reader = offerReader([], () => fake(() => {}, true), { ...limits, startMs: 20 })
    expect(await reader.read('a')).toEqual({ ok: false, fault: 'no-reader' })
  })

  it('does not even send what is too large', async () => {
    const worker = answering()
    expect(await readerOn(worker).read('x'.repeat(300_001))).toEqual({ ok: false, fault: 'too-large' })
    expect(worker.asked).toEqual([])
  })
})
