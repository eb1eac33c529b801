import { marked, type Token, type Tokens } from 'marked'

/** A node of the service's rich text. */
export interface RichNode {
  type: string
  attrs?: Record<string, unknown>
  content?: RichNode[]
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  text?: string
}

type Marks = NonNullable<RichNode['marks']>

/** Markdown (GFM) as the service's rich text. Throws on HTML: texts hold words, not markup. */
export function toRichText(markdown: string): RichNode {
  return { type: 'doc', content: blocksOf(marked.lexer(markdown, { gfm: true })) }
}

function blocksOf(tokens: readonly Token[]): RichNode[] {
  return tokens.flatMap((token) => blockOf(token))
}

function blockOf(token: Token): RichNode[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return []
    case 'paragraph':
    case 'text':
      return [{ type: 'paragraph', content: inlineOf(token) }]
    case 'heading':
      return [{ type: 'heading', attrs: { level: token.depth }, content: inlineOf(token) }]
    case 'blockquote':
      return [{ type: 'blockquote', content: blocksOf(token.tokens ?? []) }]
    case 'code':
      return [codeOf(token.text, token.lang)]
    case 'hr':
      return [{ type: 'horizontal_rule' }]
    case 'list':
      return [listOf(token.ordered, token.start, token.items)]
    case 'table':
      return [tableOf(token.header, token.rows)]
    default:
      throw new Error(
        `Markdown of the kind "${token.type}" has no place in a story: ${token.raw.slice(0, 60)}`,
      )
  }
}

function codeOf(text: string, language: string | undefined): RichNode {
  const attrs = { class: language ? `language-${language}` : null }
  return { type: 'code_block', attrs, content: [{ type: 'text', text }] }
}

function listOf(isOrdered: boolean, start: number | '', items: readonly Tokens.ListItem[]): RichNode {
  return {
    type: isOrdered ? 'ordered_list' : 'bullet_list',
    ...(isOrdered ? { attrs: { order: start || 1 } } : {}),
    content: items.map((item) => ({ type: 'list_item', content: blocksOf(item.tokens) })),
  }
}

function tableOf(head: readonly Tokens.TableCell[], rows: readonly Tokens.TableCell[][]): RichNode {
  const rowOf = (type: string) => (cells: readonly Tokens.TableCell[]) => ({
    type: 'tableRow',
    content: cells.map((cell) => ({ type, content: [{ type: 'paragraph', content: inlineOf(cell) }] })),
  })
  return { type: 'table', content: [rowOf('tableHeader')(head), ...rows.map(rowOf('tableCell'))] }
}

function inlineOf(token: { tokens?: Token[] | undefined }, marks: Marks = []): RichNode[] {
  return (token.tokens ?? []).flatMap((child) => spanOf(child, marks))
}

const MARK_OF: Record<string, string> = { strong: 'bold', em: 'italic', del: 'strike' }

function spanOf(token: Token, marks: Marks): RichNode[] {
  const mark = MARK_OF[token.type]
  if (mark)
    return inlineOf({ tokens: 'tokens' in token ? (token.tokens ?? []) : [] }, [...marks, { type: mark }])
  switch (token.type) {
    case 'text':
      return token.tokens ? inlineOf({ tokens: token.tokens }, marks) : textOf(token.text, marks)
    case 'escape':
      return textOf(token.text, marks)
    case 'codespan':
      return textOf(token.text, [...marks, { type: 'code' }])
    case 'br':
      return [{ type: 'hard_break' }]
    case 'link':
      return inlineOf({ tokens: token.tokens ?? [] }, [...marks, linkOf(token.href)])
    case 'image':
      return [{ type: 'image', attrs: { src: token.href, alt: token.text, title: token.title ?? '' } }]
    default:
      throw new Error(
        `Markdown of the kind "${token.type}" has no place in a story: ${token.raw.slice(0, 60)}`,
      )
  }
}

/** Lines of a source are no lines of the text; between Chinese characters there is no space either. */
function textOf(text: string, marks: Marks): RichNode[] {
  const han = '[\\p{Script=Han}，。、；：？！（）「」“”]'
  const flowing = text.replace(new RegExp(`(?<=${han})\\n(?=${han})`, 'gu'), '').replace(/\n/g, ' ')
  return flowing === '' ? [] : [{ type: 'text', text: flowing, ...(marks.length > 0 ? { marks } : {}) }]
}

function linkOf(href: string): Marks[number] {
  const isMail = href.startsWith('mailto:')
  return {
    type: 'link',
    attrs: {
      href: isMail ? href.slice('mailto:'.length) : href,
      uuid: null,
      anchor: null,
      target: null,
      linktype: isMail ? 'email' : 'url',
    },
  }
}
