import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show, testNow } from '#app/test/show.js'
import { KEPT_ATTRIBUTE, KEPT_BY_ATTRIBUTE, KEPT_OF_ATTRIBUTE } from './kept.js'
import { ageText, KeptNote } from './kept-note.js'

afterEach(() => {
  cleanup()
  document.documentElement.removeAttribute(KEPT_ATTRIBUTE)
  document.documentElement.removeAttribute(KEPT_BY_ATTRIBUTE)
  document.documentElement.removeAttribute(KEPT_OF_ATTRIBUTE)
})

describe('a page', () => {
  it('that was kept says since when', () => {
    document.documentElement.setAttribute(KEPT_ATTRIBUTE, String(testNow - 3 * 3_600_000))
    show(<KeptNote now={() => testNow} />)
    expect(screen.getByRole('status').textContent).toBe(
      'You are offline. This page is as it was 3 hours ago; prices and owners may have changed.',
    )
  })

  it('that our own server kept says so', () => {
    document.documentElement.setAttribute(KEPT_ATTRIBUTE, String(testNow - 120_000))
    document.documentElement.setAttribute(KEPT_BY_ATTRIBUTE, 'site')
    show(<KeptNote now={() => testNow} />)
    expect(screen.getByRole('status').textContent).toBe(
      'The index does not answer at the moment. This page is as it was 2 minutes ago; prices and owners may have changed.',
    )
  })

  it('that is everybody’s says so to somebody who is signed in', () => {
    document.documentElement.setAttribute(KEPT_ATTRIBUTE, String(testNow - 120_000))
    document.documentElement.setAttribute(KEPT_BY_ATTRIBUTE, 'site')
    document.documentElement.setAttribute(KEPT_OF_ATTRIBUTE, 'all')
    show(<KeptNote now={() => testNow} />)
    expect(screen.getByRole('status').textContent).toBe(
      'The index does not answer at the moment. This page is as everybody saw it 2 minutes ago, as if you were signed out; you are not. Prices and owners may have changed.',
    )
  })

  it.each([null, 'nonsense', '-1', ''])('that came from the network says nothing (%s)', (at) => {
    if (at !== null) document.documentElement.setAttribute(KEPT_ATTRIBUTE, at)
    show(<KeptNote now={() => testNow} />)
    expect(screen.queryByRole('status')).toBeNull()
  })
})

it.each([
  [0, 'en', 'this minute'],
  [59_000, 'en', 'this minute'],
  [61_000, 'en', '1 minute ago'],
  [2 * 3_600_000, 'zh', '2小时前'],
  [86_400_000, 'en', 'yesterday'],
  [-5000, 'en', 'this minute'],
])('%i ms in %s is %s', (ms, locale, text) => {
  expect(ageText(ms, locale)).toBe(text)
})
