import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.js'
import { readRichText } from './read-rich-text.js'
import { safeHref } from './safe-href.js'

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const link = (attrs: Record<string, unknown>) => ({ type: 'link', attrs })

function read(value: unknown) {
  const warnings: string[] = []
  return { blocks: readRichText(value, (words) => warnings.push(words)), warnings }
}

describe('rich text', () => {
  it('without a content array warns and is empty', () => {
    for (const value of [{ type: 'doc' }, 'words', 7, { content: 'x' }])
      expect(read(value)).toEqual({ blocks: [], warnings: ['Rich text has no content array'] })
  })

  it('that was never written is empty without a word', () => {
    for (const value of [undefined, null, '']) expect(read(value)).toEqual({ blocks: [], warnings: [] })
  })

  it('keeps allowed marks, and the words of those that are not', () => {
    const { blocks } = read(
      doc(paragraph(text('a', { type: 'bold' }, { type: 'blink' }), { type: 'hard_break' }, text('b'))),
    )
    expect(blocks).toEqual([
      {
        kind: 'paragraph',
        children: [
          { kind: 'text', text: 'a', marks: [{ kind: 'bold' }] },
          { kind: 'break' },
          { kind: 'text', text: 'b', marks: [] },
        ],
      },
    ])
  })

  it('leaves unknown nodes out and names them', () => {
    const { blocks, warnings } = read(doc({ type: 'iframe', content: [text('x')] }, paragraph(text('y'))))
    expect(blocks).toHaveLength(1)
    expect(warnings).toEqual(['Rich text holds a node that is not shown: iframe'])
  })

  it.each([
    [{ href: 'https://chia.net/a', linktype: 'url' }, 'https://chia.net/a'],
    [{ href: 'ada@example.org', linktype: 'email' }, 'mailto:ada@example.org'],
    [{ href: 'blog/x', linktype: 'story', anchor: 'why' }, '/blog/x#why'],
    [{ href: '/old', linktype: 'story', story: { full_slug: 'blog/new' } }, '/blog/new'],
    [{ href: 'javascript:alert(1)', linktype: 'url' }, undefined],
    [{ href: '/evil.example', linktype: 'story', story: { full_slug: '//evil.example' } }, '/evil.example'],
  ])('a link %j leads to %s', (attrs, href) => {
    const [block] = read(doc(paragraph(text('there', link(attrs))))).blocks
    expect(block).toMatchObject({
      children: [{ text: 'there', marks: href ? [{ kind: 'link', href }] : [] }],
    })
  })

  it('gives headings ids of their own, in any script', () => {
    const heading = (words: string) => ({ type: 'heading', attrs: { level: 9 }, content: [text(words)] })
    const { blocks } = read(
      doc(heading('Why, though?'), heading('Why though'), heading('为什么'), heading('!')),
    )
    expect(blocks.map((block) => (block.kind === 'heading' ? [block.id, block.level] : []))).toEqual([
      ['why-though', 6],
      ['why-though-2', 6],
      ['为什么', 6],
      ['part', 6],
    ])
  })

  it('reads pictures with the size in their address, and no others than web ones', () => {
    const image = (src: string) => ({ type: 'image', attrs: { src, alt: 'A', title: 'B' } })
    const { blocks } = read(doc(paragraph(image('/figures/640x360/a.svg')), image('data:image/png;base64,x')))
    expect(blocks).toEqual([
      { kind: 'figure', src: '/figures/640x360/a.svg', alt: 'A', caption: 'B', width: 640, height: 360 },
    ])
  })

  it('reads lists, code and tables', () => {
    const item = { type: 'list_item', content: [paragraph(text('one'))] }
    const cell = (type: string, words: string) => ({ type, content: [paragraph(text(words))] })
    const { blocks } = read(
      doc(
        { type: 'ordered_list', attrs: { order: 3 }, content: [item] },
        { type: 'code_block', attrs: { class: 'language-sh' }, content: [text('ls <b>')] },
        {
          type: 'table',
          content: [{ type: 'tableRow', content: [cell('tableHeader', 'h'), cell('tableCell', 'c')] }],
        },
      ),
    )
    expect(blocks).toMatchObject([
      { kind: 'list', isOrdered: true, start: 3 },
      { kind: 'code', language: 'sh', text: 'ls <b>' },
      { kind: 'table', rows: [[{ isHead: true }, { isHead: false }]] },
    ])
    expect(plainText(blocks)).toBe('one\nls <b>\nh c')
  })

  it('ends at a depth and a length that no person writes', () => {
    let deep: unknown = paragraph(text('bottom'))
    for (let i = 0; i < 40; i++) deep = { type: 'blockquote', content: [deep] }
    expect(read(doc(deep)).warnings).toEqual(['Rich text is nested too deeply'])
    const long = read(doc(...Array.from({ length: 9000 }, () => paragraph(text('x')))))
    expect([long.blocks.length, long.warnings]).toEqual([4000, ['Rich text is too long']])
  })
})

describe('the rule for links', () => {
  it.each([
    ['https://a.example/?q=1#x', 'https://a.example/?q=1#x'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['/blog?tag=x#y', '/blog?tag=x#y'],
    ['#part', '#part'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['/a/..//evil.example', undefined],
    ['java\nscript:alert(1)', undefined],
    ['JAVASCRIPT:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['https://user:pass@a.example', undefined],
    ['blog/x', undefined],
    [null, undefined],
  ])('%j becomes %s', (given, href) => {
    expect(safeHref(given)).toBe(href)
  })
})
