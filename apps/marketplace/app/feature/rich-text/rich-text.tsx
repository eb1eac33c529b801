import type { Block, Cell, Figure, Inline, Mark, RichText as Text } from '@chiaroscuro/cms'
import { Link, textLink } from '@chiaroscuro/ui'
import { Fragment, type ReactNode } from 'react'
import { ExternalLink } from '#app/feature/external-link/external-link.js'
import * as css from './rich-text.css.js'

/** A text of the content service. Its tree holds no markup: every element here is ours. */
export function RichText({ text }: { text: Text }) {
  return (
    <div className={css.text}>
      <Blocks blocks={text} />
    </div>
  )
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  // Blocks have no names of their own, and a text is drawn once.
  return blocks.map((block, i) => <Fragment key={`${i}-${block.kind}`}>{blockOf(block)}</Fragment>)
}

function blockOf(block: Block): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p>{spans(block.children)}</p>
    case 'heading':
      return <Heading level={block.level} id={block.id} words={spans(block.children)} />
    case 'list':
      return <List block={block} />
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} />
        </blockquote>
      )
    case 'code':
      return <Code text={block.text} />
    case 'table':
      return <Table rows={block.rows} />
    case 'rule':
      return <hr />
    case 'figure':
      return <Picture figure={block} />
  }
}

/** The page's title is its only first-level heading. */
function Heading({ level, id, words }: { level: number; id: string; words: ReactNode }) {
  return level <= 2 ? <h2 id={id}>{words}</h2> : <h3 id={id}>{words}</h3>
}

function List({ block }: { block: Extract<Block, { kind: 'list' }> }) {
  const items = block.items.map((item, i) => (
    <li key={i}>
      <Blocks blocks={item} />
    </li>
  ))
  return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>
}

/** Scrolls inside itself, by keyboard too. */
function Code({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <pre className={`${css.scroll} ${css.code}`} tabIndex={0}>
      <code>{text}</code>
    </pre>
  )
}

function Table({ rows }: { rows: readonly (readonly Cell[])[] }) {
  const hasHead = rows[0]?.every(({ isHead }) => isHead) ?? false
  const row = (cells: readonly Cell[], i: number) => (
    <tr key={i}>
      {cells.map((cell, j) =>
        cell.isHead ? (
          <th key={j} scope="col">
            {spans(cell.children)}
          </th>
        ) : (
          <td key={j}>{spans(cell.children)}</td>
        ),
      )}
    </tr>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className={css.scroll} tabIndex={0}>
      <table className={css.table}>
        {hasHead ? <thead>{rows.slice(0, 1).map(row)}</thead> : null}
        <tbody>{rows.slice(hasHead ? 1 : 0).map(row)}</tbody>
      </table>
    </div>
  )
}

/** Pictures of our own are shown; one that a stranger keeps is a link, so that no page asks strangers for anything. */
function Picture({ figure: { src, alt, caption, width, height } }: { figure: Figure }) {
  if (!src.startsWith('/'))
    return (
      <p>
        <ExternalLink href={src} className={textLink}>
          {caption || alt || src}
        </ExternalLink>
      </p>
    )
  return (
    <figure className={css.figure}>
      <img className={css.picture} src={src} alt={alt} width={width} height={height} loading="lazy" />
      {caption ? <figcaption className={css.caption}>{caption}</figcaption> : null}
    </figure>
  )
}

function spans(children: readonly Inline[]): ReactNode {
  return children.map((child, i) => (
    <Fragment key={i}>
      {child.kind === 'break' ? <br /> : child.marks.reduceRight<ReactNode>(marked, child.text)}
    </Fragment>
  ))
}

function marked(words: ReactNode, mark: Mark): ReactNode {
  switch (mark.kind) {
    case 'bold':
      return <strong>{words}</strong>
    case 'italic':
      return <em>{words}</em>
    case 'strike':
      return <s>{words}</s>
    case 'underline':
      return <u>{words}</u>
    case 'code':
      return <code className={css.inlineCode}>{words}</code>
    case 'superscript':
      return <sup>{words}</sup>
    case 'subscript':
      return <sub>{words}</sub>
    case 'link':
      return <TextLink href={mark.href}>{words}</TextLink>
  }
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/'))
    return (
      <Link href={href} className={css.link}>
        {children}
      </Link>
    )
  if (href.startsWith('#') || href.startsWith('mailto:'))
    return (
      <a href={href} className={css.link}>
        {children}
      </a>
    )
  return (
    <ExternalLink href={href} className={css.link}>
      {children}
    </ExternalLink>
  )
}
