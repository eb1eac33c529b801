// @vitest-environment node
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isPreview, opensPreview, previewCookie } from './preview.server.js'

const preview = { token: 'draft-token', secret: 'a-secret-of-editors', editor: 'https://editor.test' }
const now = Date.UTC(2026, 0, 2, 12)
const seconds = now / 1000

const visit = (query = '', cookie?: string) =>
  new Request(`http://site.test/blog/x${query}`, cookie ? { headers: { cookie } } : {})
const cookieOf = (set: string) => set.split(';')[0] ?? ''

function fromEditor(facts: { id?: string; space?: string; time?: number; token?: string } = {}) {
  const { id = '123', space = '42', time = seconds, token = 'draft-token' } = facts
  const signed = createHash('sha1').update(`${space}:${token}:${time}`).digest('hex')
  return `?${new URLSearchParams({
    _storyblok: id,
    '_storyblok_tk[space_id]': space,
    '_storyblok_tk[timestamp]': String(time),
    '_storyblok_tk[token]': signed,
  })}`
}

describe('preview mode', () => {
  it('lasts an hour by its cookie', () => {
    const set = previewCookie(preview, now, true)
    expect(set).toMatch(/HttpOnly/)
    expect(set).toMatch(/Secure/)
    expect(isPreview(visit('', cookieOf(set)), preview, now)).toBe(true)
    expect(isPreview(visit('', cookieOf(set)), preview, now + 3_600_001)).toBe(false)
  })

  it.each(['preview=', 'preview=9999999999.x', `preview=9999999999.${'A'.repeat(43)}`, 'preview=abc'])(
    'is not opened by a forged cookie: %s',
    (cookie) => {
      expect(isPreview(visit('', cookie), preview, now)).toBe(false)
    },
  )

  it('ends when left, and where it is not configured', () => {
    const left = previewCookie(preview, now, false, 0)
    expect(left).toMatch(/^preview=; Max-Age=0/)
    expect(isPreview(visit('', cookieOf(previewCookie(preview, now, false))), undefined, now)).toBe(false)
  })

  it('is opened by the secret alone', () => {
    expect(opensPreview('a-secret-of-editors', preview)).toBe(true)
    for (const guess of ['', 'a-secret-of-editor', 'A-secret-of-editors'])
      expect(opensPreview(guess, preview)).toBe(false)
  })

  it('is opened by what the editor signs, for an hour', () => {
    expect(isPreview(visit(fromEditor()), preview, now)).toBe(true)
    expect(isPreview(visit(fromEditor()), preview, now + 3_601_000)).toBe(false)
  })

  it.each([
    ['another token', { token: 'published-token' }],
    ['a story that is none', { id: '../x' }],
    ['a space that is none', { space: 'x' }],
    ['a time to come', { time: seconds + 4000 }],
  ])('is not opened with %s', (_, facts) => {
    expect(isPreview(visit(fromEditor(facts)), preview, now)).toBe(false)
  })

  it('is not opened by the story’s id alone', () => {
    expect(isPreview(visit('?_storyblok=123'), preview, now)).toBe(false)
  })
})
