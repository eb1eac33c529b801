// @vitest-environment node
import { expect, it } from 'vitest'
import { chunks, sitemap, sitemapIndex } from './sitemap.server.js'

it('names each page in each language, whatever its address holds', () => {
  const text = sitemap(['https://site.test/a?b=1&c="<2>'])
  expect(text).toContain('<loc>https://site.test/a?b=1&#38;c=&#34;&#60;2&#62;</loc>')
  expect(text).toContain('hreflang="zh" href="https://site.test/a?b=1&#38;c=&#34;&#60;2&#62;&#38;lang=zh"')
  expect(text.match(/<url>/g)).toHaveLength(1)
})

it('names its parts', () => {
  expect(
    sitemapIndex(['https://site.test/sitemap/nft.xml', 'https://site.test/sitemap/nft.xml?after=a']),
  ).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<sitemap><loc>https://site.test/sitemap/nft.xml</loc></sitemap>\n' +
      '<sitemap><loc>https://site.test/sitemap/nft.xml?after=a</loc></sitemap>\n' +
      '</sitemapindex>\n',
  )
})

it('cuts a kind where it is told to, each part ending where the next begins', () => {
  expect(chunks('/sitemap/nft.xml', [])).toEqual(['/sitemap/nft.xml'])
  expect(chunks('/sitemap/nft.xml', ['4', 'c'])).toEqual([
    '/sitemap/nft.xml?until=4',
    '/sitemap/nft.xml?after=4&until=c',
    '/sitemap/nft.xml?after=c',
  ])
})
