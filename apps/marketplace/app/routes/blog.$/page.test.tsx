import { readRichText } from '@chiaroscuro/cms'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { articleData } from './article-data.js'
import { ArticlePage } from './page.js'

afterEach(cleanup)

const summary = {
  slug: 'offers',
  title: 'What an offer is',
  lead: 'Half of a trade.',
  tags: ['trading'],
  author: 'The desk',
  publishedAt: '2026-01-01T09:00:00.000Z',
  minutes: 3,
}
const other = (slug: string) => ({ ...summary, slug, title: `On ${slug}` })
const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Words.' }] }
const body = readRichText({ type: 'doc', content: [paragraph] }, () => {})
const facts = {
  summary,
  body,
  changedAt: null,
  newer: other('newer'),
  older: null,
  related: [other('ranks')],
  isPreview: false,
  staleSince: null,
}

describe('an article', () => {
  it('says who wrote it and when, and leads on', async () => {
    const { container } = show(<ArticlePage {...facts} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What an offer is')
    expect(screen.getByText('The desk').parentElement?.textContent).toContain('3 minutes to read')
    expect(container.querySelector('time')?.dateTime).toBe('2026-01-01T09:00:00.000Z')
    expect(screen.getByRole('link', { name: 'Trading' }).getAttribute('href')).toBe('/blog?tag=trading')
    expect(screen.getByRole('link', { name: 'On ranks' }).getAttribute('href')).toBe('/blog/ranks')
    expect(screen.getByRole('link', { name: /On newer/ }).getAttribute('href')).toBe('/blog/newer')
    expect(await violations(container)).toEqual([])
  })

  it('is told to search engines as what it is', () => {
    const head = { title: '', description: '', locale: 'zh', url: 'https://site.test/blog/offers?lang=zh' }
    expect(articleData(head, summary, '2026-01-05T00:00:00Z')).toMatchObject({
      '@type': 'Article',
      headline: 'What an offer is',
      inLanguage: 'zh',
      datePublished: '2026-01-01T09:00:00.000Z',
      dateModified: '2026-01-05T00:00:00Z',
      mainEntityOfPage: 'https://site.test/blog/offers?lang=zh',
    })
  })
})
