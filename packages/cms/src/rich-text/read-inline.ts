import { attributeText, childrenOf, isRaw, type Raw } from './node.js'
import { safeHref } from './safe-href.js'
import type { Inline, Mark } from './tree.js'

const PLAIN_MARKS = ['bold', 'italic', 'strike', 'underline', 'code', 'superscript', 'subscript'] as const

/** Text and breaks of a node, in order; what is not allowed drops out and keeps its text. */
export function readInline(node: Raw): Inline[] {
  return childrenOf(node).flatMap((child): Inline[] => {
    if (child.type === 'hard_break') return [{ kind: 'break' }]
    if (child.type === 'emoji') return textOf(attributeText(child, 'emoji'), [])
    if (child.type !== 'text' || typeof child.text !== 'string') return []
    return textOf(child.text, readMarks(child))
  })
}

function textOf(text: string, marks: readonly Mark[]): Inline[] {
  return text === '' ? [] : [{ kind: 'text', text, marks }]
}

function readMarks(node: Raw): Mark[] {
  const marks = Array.isArray(node.marks) ? node.marks.filter(isRaw) : []
  return marks.slice(0, 8).flatMap((mark): Mark[] => {
    const kind = PLAIN_MARKS.find((one) => one === mark.type)
    if (kind) return [{ kind }]
    const href = mark.type === 'link' ? linkTarget(mark) : undefined
    return href === undefined ? [] : [{ kind: 'link', href }]
  })
}

/** Links of the editor name a story, an e-mail address or an address, and say which. */
function linkTarget(mark: Raw): string | undefined {
  const href = attributeText(mark, 'href')
  const kind = attributeText(mark, 'linktype')
  if (kind === 'email') return safeHref(href.startsWith('mailto:') ? href : `mailto:${href}`)
  if (kind !== 'story') return safeHref(href)
  const anchor = attributeText(mark, 'anchor')
  const story = isRaw(mark.attrs) && isRaw(mark.attrs.story) ? mark.attrs.story.full_slug : undefined
  const path = `/${(typeof story === 'string' ? story : href).replace(/^\/+/, '')}`
  return safeHref(anchor ? `${path}#${anchor}` : path)
}
