import { attributeNumber, attributeText, childrenOf, isRaw, type Raw } from './node.js'
import { readInline } from './read-inline.js'
import { safeSource } from './safe-href.js'
import type { Block, Cell, Figure, Inline, RichText } from './tree.js'

/** Hears of what was left out of a text; messages name kinds of nodes, never their content. */
export type Warn = (message: string) => void

/** Deeper than any text of people. */
const DEEPEST = 10
/** More than any article. */
const MOST_BLOCKS = 4_000

interface Reading {
  warn: Warn
  ids: Map<string, number>
  left: number
}

/**
 * Rich text of the service as a neutral tree: an allow-list of nodes and marks, links by `safeHref`. What is unknown is
 * left out with a warning; so is all of it where there is no content array (specification, section 8).
 */
export function readRichText(value: unknown, warn: Warn): RichText {
  if (value === undefined || value === null || value === '') return []
  if (!isRaw(value) || !Array.isArray(value.content)) {
    warn('Rich text has no content array')
    return []
  }
  return readBlocks(value, { warn, ids: new Map(), left: MOST_BLOCKS }, 0)
}

function readBlocks(node: Raw, reading: Reading, depth: number): Block[] {
  if (depth > DEEPEST) {
    reading.warn('Rich text is nested too deeply')
    return []
  }
  const blocks: Block[] = []
  for (const child of childrenOf(node)) {
    if (--reading.left < 0) {
      if (reading.left === -1) reading.warn('Rich text is too long')
      break
    }
    blocks.push(...readBlock(child, reading, depth))
  }
  return blocks
}

function readBlock(node: Raw, reading: Reading, depth: number): Block[] {
  switch (node.type) {
    case 'paragraph':
      return readParagraph(node)
    case 'heading':
      return readHeading(node, reading)
    case 'bullet_list':
    case 'ordered_list':
      return readList(node, reading, depth)
    case 'blockquote':
      return [{ kind: 'quote', children: readBlocks(node, reading, depth + 1) }]
    case 'code_block':
      return [readCode(node)]
    case 'table':
      return [{ kind: 'table', rows: childrenOf(node).map(readRow) }]
    case 'horizontal_rule':
      return [{ kind: 'rule' }]
    case 'image':
      return readFigure(node)
    default:
      reading.warn(`Rich text holds a node that is not shown: ${String(node.type).slice(0, 40)}`)
      return []
  }
}

/** Pictures stand in paragraphs there, and on a line of their own here. */
function readParagraph(node: Raw): Block[] {
  const children = readInline(node)
  const figures = childrenOf(node)
    .filter(({ type }) => type === 'image')
    .flatMap(readFigure)
  return children.length > 0 ? [{ kind: 'paragraph', children }, ...figures] : figures
}

function readHeading(node: Raw, reading: Reading): Block[] {
  const children = readInline(node)
  if (children.length === 0) return []
  return [
    {
      kind: 'heading',
      level: attributeNumber(node, 'level', 1, 6),
      id: newId(inlineText(children), reading.ids),
      children,
    },
  ]
}

function newId(text: string, taken: Map<string, number>): string {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  const base = plain || 'part'
  const before = taken.get(base) ?? 0
  taken.set(base, before + 1)
  return before === 0 ? base : `${base}-${before + 1}`
}

function readList(node: Raw, reading: Reading, depth: number): Block[] {
  const items = childrenOf(node)
    .filter(({ type }) => type === 'list_item')
    .map((item) => readBlocks(item, reading, depth + 1))
  if (items.length === 0) return []
  const isOrdered = node.type === 'ordered_list'
  return [{ kind: 'list', isOrdered, start: attributeNumber(node, 'order', 1, 99_999), items }]
}

function readCode(node: Raw): Block {
  const text = childrenOf(node)
    .map((child) => (typeof child.text === 'string' ? child.text : ''))
    .join('')
  const language = attributeText(node, 'class').replace(/^language-/, '')
  return { kind: 'code', text, language: /^[\w+-]{1,20}$/.test(language) ? language : undefined }
}

function readRow(row: Raw): Cell[] {
  return childrenOf(row).map((cell) => ({
    isHead: cell.type === 'tableHeader',
    children: childrenOf(cell).flatMap(readInline),
  }))
}

function readFigure(node: Raw): Figure[] {
  const src = safeSource(attributeText(node, 'src'))
  if (src === undefined) return []
  // The service writes a picture's size into its address.
  const size = /\/(\d{1,5})x(\d{1,5})\//.exec(src)
  return [
    {
      kind: 'figure',
      src,
      alt: attributeText(node, 'alt'),
      caption: attributeText(node, 'title'),
      width: size ? Number(size[1]) : undefined,
      height: size ? Number(size[2]) : undefined,
    },
  ]
}

/** Text of a span without its marks. */
export function inlineText(children: readonly Inline[]): string {
  return children.map((child) => (child.kind === 'text' ? child.text : ' ')).join('')
}
