import { inlineText } from './read-rich-text.js'
import type { Block, RichText } from './tree.js'

/** All words of a text, a block a line: for reading time, descriptions and feeds. Code and tables are read too. */
export function plainText(text: RichText): string {
  return text.map(blockText).filter(Boolean).join('\n')
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.children)
    case 'list':
      return block.items.map(plainText).join('\n')
    case 'quote':
      return plainText(block.children)
    case 'code':
      return block.text
    case 'table':
      return block.rows.map((row) => row.map((cell) => inlineText(cell.children)).join(' ')).join('\n')
    case 'figure':
      return block.caption
    case 'rule':
      return ''
  }
}
