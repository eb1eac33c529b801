import { z } from 'zod'

/** A story's own facts, whatever it holds. Times are ISO 8601, as the service gives them. */
export interface Story<Content> {
  readonly uuid: string
  /** Path without language or slashes around it: `blog/what-an-offer-is`. */
  readonly slug: string
  readonly name: string
  readonly tags: readonly string[]
  /** When it was first published; null for a draft that never was. */
  readonly firstPublishedAt: string | null
  readonly publishedAt: string | null
  readonly content: Content
}

const time = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .nullish()

/** A story on the wire, as far as it is read. */
export const wireStory = z.object({
  uuid: z.string().min(1).max(64),
  name: z.string().max(300),
  full_slug: z.string().max(500),
  lang: z.string().max(20).optional(),
  tag_list: z.array(z.string().max(60)).max(50).nullish(),
  first_published_at: time,
  published_at: time,
  content: z.unknown(),
})

/** The story of a wire story and its content. */
export function toStory<Content>(wire: z.infer<typeof wireStory>, content: Content): Story<Content> {
  return {
    uuid: wire.uuid,
    slug: withoutLanguage(wire.full_slug, wire.lang),
    name: wire.name,
    tags: wire.tag_list ?? [],
    firstPublishedAt: wire.first_published_at ?? null,
    publishedAt: wire.published_at ?? null,
    content,
  }
}

/** The service puts a language before the path of whatever is translated. */
function withoutLanguage(slug: string, language: string | undefined): string {
  const plain = slug.replace(/^\/+|\/+$/g, '')
  const prefix = language && language !== 'default' ? `${language}/` : ''
  return prefix && plain.startsWith(prefix) ? plain.slice(prefix.length) : plain
}
