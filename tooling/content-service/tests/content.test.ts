import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inLanguage, readLibrary, uuidOf } from '../src/library.js'

const { entries } = readLibrary(join(import.meta.dirname, '../content'))
const published = [...entries.values()].filter(({ component }) => component !== 'author')
const words = (entry: (typeof published)[number], language: string) =>
  JSON.stringify(inLanguage(entry, language).body)

describe('what the site says', () => {
  it('is there for every route of content', () => {
    const slugs = [...entries.keys()]
    expect(slugs).toEqual(
      expect.arrayContaining([
        ...['badger', 'badger/privacy-policy', 'badger/support', 'badger/terms-of-service', 'front', 'goby'],
        ...['legal-notice', 'mint', 'mint/studio', 'mint/terms-of-service', 'terms-of-use'],
      ]),
    )
    expect(slugs.filter((slug) => slug.startsWith('blog/')).length).toBeGreaterThan(5)
  })

  it.each(published.map((entry) => [entry.slug, entry] as const))(
    '%s is told in both languages',
    (_, entry) => {
      const translated = entry.files.get('zh')
      expect(translated?.facts.title).toMatch(/\p{Script=Han}|^Mint Studio$/u)
      const [english, chinese] = [inLanguage(entry, 'en'), inLanguage(entry, 'zh')]
      // The same text: as many parts, in the same order.
      const kinds = (body: typeof english.body) => body.content?.map(({ type }) => type)
      expect(kinds(chinese.body)).toEqual(kinds(english.body))
      expect(chinese.facts.points?.length).toBe(english.facts.points?.length)
      expect(chinese.facts.actions?.map(({ href }) => href)).toEqual(
        english.facts.actions?.map(({ href }) => href),
      )
    },
  )

  it('leads to stories that are there', () => {
    const uuids = new Set([...entries.values()].map(({ uuid }) => uuid))
    for (const entry of published) {
      const { facts } = inLanguage(entry, 'en')
      for (const slug of [...(facts.related ?? []), ...(facts.author ? [facts.author] : [])])
        expect([entry.slug, slug, uuids.has(uuidOf(slug))]).toEqual([entry.slug, slug, true])
      for (const language of ['en', 'zh'])
        for (const [, slug = ''] of words(entry, language).matchAll(
          /"href":"\/((?:blog|mint|badger)[^"]*)"/g,
        ))
          expect([
            entry.slug,
            slug,
            entries.has(slug) || ['mint/early-access', 'mints', 'minting-api'].includes(slug),
          ]).toEqual([entry.slug, slug, true])
    }
  })

  it.each(['en', 'zh'])(
    'leads from the page about minting to all that one can make or do, in %s',
    (language) => {
      const mint = entries.get('mint')
      const found = mint
        ? [...words(mint, language).matchAll(/"href":"(\/[^"]*)"/g)].map(([, href]) => href)
        : []
      expect(found).toEqual(
        expect.arrayContaining([
          ...['/nfts/create', '/mint/studio', '/minting-api', '/offers/upload'],
          ...['/tools/airdrop', '/tools/snapshot', '/tools/auction'],
          ...['/user/searches', '/premium', '/goby', '/badger'],
        ]),
      )
    },
  )
})
