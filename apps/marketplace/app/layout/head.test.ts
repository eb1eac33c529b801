import { expect, it } from 'vitest'
import { headTags, inLanguage } from './head.js'

const head = { title: 'Items', description: 'x', locale: 'en', url: 'https://site.test/nfts' }

it('names the page in every language beside its canonical address', () => {
  const tags = headTags({ ...head, languages: 'https://site.test/nfts' })
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://site.test/nfts' })
  expect(tags.filter((tag) => 'hrefLang' in tag).map((tag) => 'href' in tag && tag.href)).toEqual([
    'https://site.test/nfts?lang=en',
    'https://site.test/nfts?lang=zh',
    'https://site.test/nfts',
  ])
})

it('adds a language to an address that asks something already', () => {
  expect(inLanguage('https://site.test/a?b=1', 'zh')).toBe('https://site.test/a?b=1&lang=zh')
})
