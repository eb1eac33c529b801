import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { article, createCms, plainText } from '@chiaroscuro/cms'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ContentService, startContentService } from '../src/start-content-service.js'

let folder: string
let service: ContentService
let now = 0
const reports: string[] = []

function write(path: string, text: string) {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}

const ask = async (path: string, query: Record<string, string> = {}) => {
  const answer = await fetch(
    `${service.url}/${path}?${new URLSearchParams({ token: 'public', cv: '1', ...query })}`,
  )
  return { status: answer.status, total: answer.headers.get('total'), body: await answer.text() }
}
const cmsOf = (token: string, version: 'published' | 'draft') =>
  createCms({ token, url: service.url, version, now: () => now })

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  reports.length = 0
  write('en/author/desk.md', '---\ncomponent: author\nname: The desk\n---\n')
  write('zh/author/desk.md', '---\nname: 编辑部\n---\n')
  for (const [day, slug] of [
    ['2026-02-01', 'older'],
    ['2026-02-02', 'newer'],
  ])
    write(
      `en/blog/${slug}.md`,
      `---\ncomponent: article\ntitle: ${slug}\nauthor: author/desk\npublished: ${day}\ntags: [${slug}, chain]\n---\nOne **bold**\nline.\n`,
    )
  write('zh/blog/newer.md', '---\ntitle: 新\n---\n第一行，\n第二行。\n')
  write('en/blog/hidden.md', '---\ncomponent: article\ntitle: Hidden\ndraft: true\n---\nNot yet.\n')
  service = await startContentService({
    folder,
    token: 'public',
    previewToken: 'preview',
    perSecond: 30,
    now: () => now,
    report: (error) => reports.push(String(error)),
  })
})
afterEach(async () => {
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the content service, asked by its client', () => {
  it('gives a story with its author, in both languages', async () => {
    const cms = cmsOf('public', 'published')
    const english = await cms.story(article, 'blog/newer', 'en')
    expect(english).toMatchObject({
      slug: 'blog/newer',
      content: { title: 'newer', author: { name: 'The desk' } },
    })
    expect(plainText(english.content.body)).toBe('One bold line.')
    const chinese = await cms.story(article, 'blog/newer', 'zh')
    expect(chinese).toMatchObject({
      slug: 'blog/newer',
      content: { title: '新', author: { name: '编辑部' } },
    })
    expect(plainText(chinese.content.body)).toBe('第一行，第二行。')
  })

  it('falls back to the original, field by field, where nothing is translated', async () => {
    const story = await cmsOf('public', 'published').story(article, 'blog/older', 'zh')
    expect(story).toMatchObject({ content: { title: 'older', author: { name: '编辑部' } } })
  })

  it('lists the newest first, by tag and page', async () => {
    const cms = cmsOf('public', 'published')
    const first = await cms.stories(article, { startsWith: 'blog/', perPage: 1 })
    expect([first.total, first.stories.map(({ slug }) => slug)]).toEqual([2, ['blog/newer']])
    const second = await cms.stories(article, { startsWith: 'blog/', perPage: 1, page: 2 })
    expect(second.stories.map(({ slug }) => slug)).toEqual(['blog/older'])
    expect((await cms.stories(article, { startsWith: 'blog/', tag: 'older' })).total).toBe(1)
    expect((await cms.byUuids(article, [second.stories[0]?.uuid ?? ''])).map(({ slug }) => slug)).toEqual([
      'blog/older',
    ])
    expect((await cms.links('blog/')).map(({ slug }) => slug).sort()).toEqual(['blog/newer', 'blog/older'])
  })

  it('shows drafts to the preview token alone', async () => {
    expect((await cmsOf('preview', 'draft').story(article, 'blog/hidden')).content.title).toBe('Hidden')
    await expect(cmsOf('public', 'draft').story(article, 'blog/hidden')).rejects.toMatchObject({
      code: 'unauthorized',
    })
    await expect(cmsOf('public', 'published').story(article, 'blog/hidden')).rejects.toMatchObject({
      code: 'not-found',
    })
  })

  it('gives a changed file a moment later, and keeps what it had when the change is broken', async () => {
    write('en/blog/older.md', '---\ncomponent: article\ntitle: Changed\n---\n')
    now += 2000
    expect((await ask('cdn/stories/blog/older')).body).toContain('"title":"Changed"')
    write('en/blog/older.md', 'no facts')
    now += 2000
    expect((await ask('cdn/stories/blog/older')).body).toContain('"title":"Changed"')
    expect(reports[0]).toContain('older.md')
  })
})

describe('the content service, asked by hand', () => {
  it('refuses who has no token, and who asks too often', async () => {
    expect((await ask('cdn/stories', { token: '' })).status).toBe(401)
    expect((await ask('cdn/stories', { token: 'guess' })).status).toBe(401)
    const many = await Promise.all(Array.from({ length: 31 }, () => ask('cdn/links')))
    expect(
      many
        .map(({ status }) => status)
        .sort()
        .at(-1),
    ).toBe(429)
    now += 1001
    expect((await ask('cdn/links')).status).toBe(200)
  })

  it('leads published questions to the current version', async () => {
    const answer = await fetch(`${service.url}/cdn/stories/blog/newer?token=public`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      expect.stringMatching(/^\/v2\/cdn\/stories\/blog\/newer\?token=public&cv=\d+$/),
    ])
  })

  it('answers odd questions calmly', async () => {
    expect((await ask('cdn/stories', { page: '-1', per_page: '9999' })).status).toBe(200)
    expect((await ask('cdn/stories', { page: '4000' })).body).toContain('"stories":[]')
    expect((await ask('cdn/stories/blog/nothing')).status).toBe(404)
    expect((await ask('cdn/nothing')).status).toBe(404)
  })
})

it('does not start on a folder with a broken file, and says which', async () => {
  write('en/blog/html.md', '---\ncomponent: article\ntitle: x\n---\n<script>x</script>\n')
  const start = startContentService({ folder, token: 'a', previewToken: 'b', now: () => 0 })
  await expect(start).rejects.toThrow(/html\.md: Markdown of the kind "html" has no place/)
})
