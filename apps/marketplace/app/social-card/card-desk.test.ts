// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import type { Card } from './card.js'
import { CardDesk, CardDeskError } from './card-desk.js'

const card: Card = { over: '', name: 'x', spare: 'x', facts: [], color: null, round: false }
const png = new Uint8Array([1])
const nothing = async () => undefined

function desk(draw: () => Promise<Uint8Array>, rules: { patienceMs?: number; mostKept?: number } = {}) {
  const stop = vi.fn()
  const open = vi.fn(() => ({ draw: drawing, stop }))
  const drawing = vi.fn(draw)
  return {
    drawing,
    open,
    stop,
    desk: new CardDesk({ open, patienceMs: 50, mostWaiting: 2, mostKept: 1, ...rules }),
  }
}

describe('the card desk', () => {
  it('draws a card once, however many ask, and keeps it', async () => {
    const { desk: cards, drawing } = desk(async () => png)
    const all = await Promise.all([cards.ask('a', card, nothing), cards.ask('a', card, nothing)])
    expect(all).toEqual([png, png])
    await cards.ask('a', card, nothing)
    expect(drawing).toHaveBeenCalledTimes(1)
  })

  it('keeps so many, and draws the others again', async () => {
    const { desk: cards, drawing } = desk(async () => png)
    for (const key of ['a', 'b', 'a']) await cards.ask(key, card, nothing)
    expect(drawing).toHaveBeenCalledTimes(3)
  })

  it('draws one after another, and lets only so many wait', async () => {
    const waiting: (() => void)[] = []
    const { desk: cards, drawing } = desk(() => new Promise((done) => waiting.push(() => done(png))), {
      patienceMs: 10_000,
    })
    const both = [cards.ask('a', card, nothing), cards.ask('b', card, nothing)]
    await vi.waitFor(() => expect(drawing).toHaveBeenCalledTimes(1), 20_000)
    expect(() => cards.ask('c', card, nothing)).toThrow(CardDeskError)
    waiting.shift()?.()
    await vi.waitFor(() => expect(drawing).toHaveBeenCalledTimes(2), 20_000)
    waiting.shift()?.()
    expect(await Promise.all(both)).toEqual([png, png])
  })

  it('ends a drawing that takes too long with its thread, and goes on with another', async () => {
    let isSlow = true
    const { desk: cards, open, stop } = desk(() => (isSlow ? new Promise(() => {}) : Promise.resolve(png)))
    await expect(cards.ask('a', card, nothing)).rejects.toThrow(CardDeskError)
    expect(stop).toHaveBeenCalledTimes(1)
    isSlow = false
    expect(await cards.ask('a', card, nothing)).toEqual(png)
    expect(open).toHaveBeenCalledTimes(2)
  })
})
