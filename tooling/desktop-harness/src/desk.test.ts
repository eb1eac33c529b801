import { describe, expect, it } from 'vitest'
import { Desk } from './desk.js'

describe('the desk', () => {
  it('opens each window once by its token, and on an origin of its own', () => {
    const desk = new Desk()
    desk.port = 4000
    const [main, other] = [desk.add('Main', ''), desk.add('Other', '')]
    expect(new Set([desk.hostOf(main), desk.hostOf(other)])).toEqual(
      new Set(['127.0.0.1:4000', 'w2.localhost:4000']),
    )
    const token = desk.addressOf(other).split('/').at(-1) ?? ''
    const admitted = desk.admit(token)
    expect(admitted?.pane).toBe(other)
    expect(desk.admit(token)).toBeUndefined()
    expect(desk.paneOf(admitted?.cookie)).toBe(other)
    expect(desk.paneOf('guessed')).toBeUndefined()
    expect(desk.paneOf(undefined)).toBeUndefined()
  })

  it('lets nobody look at a window that is closed, nor gives its number to another', () => {
    const desk = new Desk()
    const first = desk.add('First', '')
    const cookie = desk.admit(desk.addressOf(first).split('/').at(-1) ?? '')?.cookie
    desk.panes.delete(first.id)
    const second = desk.add('Second', '')
    expect(second.id).not.toBe(first.id)
    expect(desk.paneOf(cookie)).toBeUndefined()
  })
})
