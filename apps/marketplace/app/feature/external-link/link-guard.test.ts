import { afterEach, describe, expect, it, vi } from 'vitest'
import { guardLinks } from './link-guard.js'

let stop = () => {}

afterEach(() => {
  stop()
  document.body.replaceChildren()
})

/** Presses a link; answers whether the router heard of it and whether the browser would follow. */
function press(href: string, { rel = '', outdated = false } = {}) {
  stop()
  stop = guardLinks(() => outdated)
  const link = document.createElement('a')
  link.setAttribute('href', href)
  link.rel = rel
  const inside = document.createElement('span')
  link.append(inside)
  document.body.append(link)
  const router = vi.fn((event: Event) => event.preventDefault())
  document.body.addEventListener('click', router, { once: true })
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  inside.dispatchEvent(event)
  document.body.removeEventListener('click', router)
  return {
    heard: router.mock.calls.length === 1,
    refused: event.defaultPrevented && !router.mock.calls.length,
  }
}

describe('a press on a link', () => {
  it('within the site is left to the router', () => {
    expect(press('/nfts')).toEqual({ heard: true, refused: false })
  })

  it('is left to the browser where a newer build is out', () => {
    expect(press('/nfts', { outdated: true })).toEqual({ heard: false, refused: false })
  })

  it('out of the site needs a flag', () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(press('https://elsewhere.test/')).toEqual({ heard: false, refused: true })
    expect(press('https://elsewhere.test/', { rel: 'noopener external' })).toEqual({
      heard: true,
      refused: false,
    })
    log.mockRestore()
  })

  it('that could run something is refused, flagged or not', () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const href of ['javascript:void 0', 'data:text/html,x', 'blob:http://localhost/x'])
      expect(press(href, { rel: 'external' }), href).toEqual({ heard: false, refused: true })
    log.mockRestore()
  })
})
