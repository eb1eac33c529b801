// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { noteOf, ownPath } from './push-note.js'

const site = 'https://site.test'

describe('a message', () => {
  it('is shown with its place, and replaces what had its tag', () => {
    const said = { title: 'Sold', body: 'all of it', path: '/nfts/nft1a', tag: 'alert-7', lang: 'zh' }
    expect(noteOf(JSON.stringify(said), site)).toEqual(said)
  })

  it.each([undefined, '', 'not json', 'null', '[]', '{}', '{"title":""}', '{"title":5}'])(
    'that is %j leads to the list',
    (text) => {
      expect(noteOf(text, site)).toMatchObject({ title: 'Chiaroscuro', path: '/user/notifications' })
    },
  )

  it('is cut where it is endless', () => {
    const endless = 'x'.repeat(5000)
    const note = noteOf(JSON.stringify({ title: endless, body: endless, tag: endless }), site)
    expect([note.title.length, note.body.length, note.tag?.length]).toEqual([400, 400, 400])
  })
})

it.each([
  ['/nfts/nft1a?tab=x', '/nfts/nft1a?tab=x'],
  ['https://site.test/offers/a', '/offers/a'],
  ['https://elsewhere.test/', '/user/notifications'],
  ['//elsewhere.test/', '/user/notifications'],
  ['\\\\elsewhere.test/', '/user/notifications'],
  ['javascript:alert(1)', '/user/notifications'],
  ['data:text/html,x', '/user/notifications'],
  [undefined, '/user/notifications'],
  [{}, '/user/notifications'],
])('a click on %j opens %s', (path, opened) => {
  expect(ownPath(path, site)).toBe(opened)
})
