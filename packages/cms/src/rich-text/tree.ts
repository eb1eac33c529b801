/** What a span of text may carry; nothing else of the service's marks comes through. */
export type Mark =
  | { readonly kind: 'bold' | 'italic' | 'strike' | 'underline' | 'code' | 'superscript' | 'subscript' }
  | { readonly kind: 'link'; readonly href: string }

/** A span of text, or a line break within a paragraph. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string; readonly marks: readonly Mark[] }
  | { readonly kind: 'break' }

/** A cell of a table. */
export interface Cell {
  readonly isHead: boolean
  readonly children: readonly Inline[]
}

/** A picture on a line of its own. `width` and `height` are CSS pixels, where the address tells them. */
export interface Figure {
  readonly kind: 'figure'
  /** A path of the site itself, or an http(s) address, which is a stranger's. */
  readonly src: string
  readonly alt: string
  readonly caption: string
  readonly width: number | undefined
  readonly height: number | undefined
}

/** A part of a text, from top to bottom. */
export type Block =
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | {
      readonly kind: 'heading'
      /** 1 to 6, as in the service; where it stands on a page is the page's business. */
      readonly level: number
      /** Unique in its text; good for `#id`. */
      readonly id: string
      readonly children: readonly Inline[]
    }
  | {
      readonly kind: 'list'
      readonly isOrdered: boolean
      readonly start: number
      readonly items: readonly (readonly Block[])[]
    }
  | { readonly kind: 'quote'; readonly children: readonly Block[] }
  | { readonly kind: 'code'; readonly language: string | undefined; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'rule' }
  | Figure

/** A whole text, neutral: it can be drawn by anything and holds no markup. */
export type RichText = readonly Block[]
