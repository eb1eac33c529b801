import { expect, it, vi } from 'vitest'
import { readSignedOffer } from './read-signed-offer.js'

const workers = { opened: 0, closed: 0 }

/** Refuses every text by its own words. */
class FakeWorker extends EventTarget {
  constructor() {
    super()
    workers.opened++
    setTimeout(() => this.#say('ready'))
  }
  postMessage({ id, text }: { id: number; text: string }) {
    setTimeout(() => this.#say({ id, reading: { ok: false, fault: text } }))
  }
  terminate() {
    workers.closed++
  }
  #say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}
vi.stubGlobal('Worker', FakeWorker)

it('reads what was signed together with one worker, and lets it go afterwards', async () => {
  const read = (text: string) => readSignedOffer(text, 'devnet')
  expect(await Promise.all(['a', 'b', 'c'].map(read))).toEqual(
    ['a', 'b', 'c'].map((fault) => ({ ok: false, fault })),
  )
  expect(workers).toEqual({ opened: 1, closed: 1 })
  expect(await read('d')).toEqual({ ok: false, fault: 'd' })
  expect(workers).toEqual({ opened: 2, closed: 2 })
})
