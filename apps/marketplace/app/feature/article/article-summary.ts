/** An article in a list. */
export interface ArticleSummary {
  /** Below `/blog/`. */
  slug: string
  title: string
  lead: string
  tags: string[]
  author: string | null
  /** ISO 8601; null for a draft. */
  publishedAt: string | null
  /** Minutes it takes to read; null where the text is not at hand. */
  minutes: number | null
}
