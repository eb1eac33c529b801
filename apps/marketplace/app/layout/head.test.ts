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

it('shows a card before a picture, with its size', () => {
  const card = 'https://site.test/cards/nfts/nft1x.png'
  const tags = headTags({ ...head, image: 'https://media.test/x.webp', card })
  expect(tags.filter((tag) => 'property' in tag && tag.property === 'og:image')).toEqual([
    { property: 'og:image', content: card },
  ])
  expect(tags).toContainEqual({ property: 'og:image:width', content: '1200' })
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  expect(tags).toContainEqual({ name: 'twitter:image', content: card })
})

it('tells search engines what the page is about, where that is known', () => {
  const about = { '@context': 'https://schema.org', '@type': 'Collection', name: 'Tidelines' }
  expect(headTags({ ...head, about })).toContainEqual({ 'script:ld+json': about })
  expect(headTags(head).some((tag) => 'script:ld+json' in tag)).toBe(false)
})
