import { expect, it } from 'vitest'
import { atomFeed } from './atom.js'

const entry = {
  url: 'https://site.test/blog/a?x=1&y=2',
  title: 'Offers & <royalties>',
  summary: 'A “quote”\u0000 and a ]]>',
  author: "The editors' desk",
  published: '2026-01-02T00:00:00.000Z',
  updated: '2026-01-03T00:00:00.000Z',
}
const feed = {
  title: 'Blog',
  subtitle: '',
  locale: 'en',
  self: 'https://site.test/f',
  page: 'https://site.test/blog',
}

it('is well formed whatever an article says, and as young as its youngest article', () => {
  const xml = atomFeed({ ...feed, entries: [entry, { ...entry, updated: '2026-01-09T00:00:00.000Z' }] })
  const read = new DOMParser().parseFromString(xml, 'application/xml')
  expect(read.querySelector('parsererror')).toBeNull()
  expect(read.querySelector('entry title')?.textContent).toBe('Offers & <royalties>')
  expect(read.querySelector('entry summary')?.textContent).toBe('A “quote” and a ]]>')
  expect(read.querySelector('feed > updated')?.textContent).toBe('2026-01-09T00:00:00.000Z')
})

it('is a feed without articles, too', () => {
  const read = new DOMParser().parseFromString(atomFeed({ ...feed, entries: [] }), 'application/xml')
  expect(read.querySelectorAll('entry')).toHaveLength(0)
  expect(read.querySelector('feed > updated')?.textContent).toBe('1970-01-01T00:00:00Z')
})
