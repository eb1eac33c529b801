import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { KEPT_AT, KEPT_TITLE, PAGES } from '#app/pwa/kept.js'
import { show, testNow, violations } from '#app/test/show.js'
import { readKeptPages, wantedPath } from './kept-pages.js'
import { OfflinePage } from './page.js'

afterEach(cleanup)

describe('the offline page', () => {
  it('lists what can be read, with its age, and leads back to what was wanted', async () => {
    const pages = [{ path: '/nfts/a', title: 'Low water', at: testNow - 2 * 3_600_000 }]
    const { container } = show(<OfflinePage pages={pages} wanted="/nfts/b" locale="en" now={() => testNow} />)
    expect(screen.getByRole('link', { name: 'Low water' }).getAttribute('href')).toBe('/nfts/a')
    expect(screen.getByText('2 hours ago')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/nfts/b')
    expect(await violations(container)).toEqual([])
  })

  it('says so where nothing is kept', () => {
    show(<OfflinePage pages={[]} wanted={undefined} locale="zh" />, { locale: 'zh' })
    expect(screen.getByText('还没有保存任何页面。')).toBeTruthy()
  })
})

it.each([
  ['?from=%2Fnfts%3Fsort%3Da', '/nfts?sort=a'],
  ['?from=//elsewhere.test/', undefined],
  ['?from=/%5Celsewhere.test', undefined],
  ['?from=https://elsewhere.test/', undefined],
  ['?from=javascript:alert(1)', undefined],
  ['?from=/offline?from=/', undefined],
  ['', undefined],
])('the address %s wanted %s', (search, path) => {
  expect(wantedPath(search)).toBe(path)
})

it('reads what the worker kept, the latest first, without the pages of the app itself', async () => {
  const answer = (at: string, title: string) =>
    new Response('', { headers: { [KEPT_AT]: at, [KEPT_TITLE]: encodeURIComponent(title) } })
  const kept = new Map([
    ['http://site.test/a', answer('1', '潮 · Chiaroscuro')],
    ['http://site.test/b?x=1', answer('2', '')],
    ['http://site.test/offline', answer('3', 'Offline')],
    ['http://site.test/odd', answer('soon', 'Odd')],
  ])
  const store = {
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    match: async (asked: Request) => kept.get(asked.url),
  }
  const stores = Object.assign(Object.create(null), {
    keys: async () => [`${PAGES}one`, 'another'],
    open: async () => store,
  })
  expect(await readKeptPages(stores)).toEqual([
    { path: '/b?x=1', title: '/b', at: 2 },
    { path: '/a', title: '潮', at: 1 },
  ])
})
