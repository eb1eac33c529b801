import { z } from 'zod'
import { readRichText } from '../rich-text/read-rich-text.js'
import type { RichText } from '../rich-text/tree.js'
import { listOf, type StoryType, words } from './story-type.js'

/** Who wrote something. */
export interface Author {
  readonly name: string
  readonly about: string
}

/** An article of the blog. */
export interface Article {
  readonly title: string
  readonly lead: string
  readonly body: RichText
  /** Undefined where the author's own story could not be had. */
  readonly author: Author | undefined
  /** Uuids of articles that go on from here. */
  readonly related: readonly string[]
}

const authorStory = z.object({
  content: z.object({ component: z.literal('author'), name: z.string().max(100), about: words(500) }),
})

/** A relation comes as a story once it is resolved, and as its uuid until then. */
const author = z
  .unknown()
  .optional()
  .transform((value): Author | undefined => {
    const { data } = authorStory.safeParse(value)
    return data && { name: data.content.name, about: data.content.about }
  })

const fields = z.object({
  component: z.literal('article'),
  title: z.string().min(1).max(200),
  lead: words(600),
  body: z.unknown().optional(),
  author,
  related: listOf(z.string().max(64), 12),
})

/** Stories of the component `article`. */
export const article: StoryType<Article> = {
  component: 'article',
  relations: ['article.author'],
  read(content, warn) {
    const { title, lead, body, author: by, related } = fields.parse(content)
    return { title, lead, body: readRichText(body, warn), author: by, related }
  },
}
