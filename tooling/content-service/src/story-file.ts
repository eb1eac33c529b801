import { parse } from 'yaml'
import { z } from 'zod'
import { type RichNode, toRichText } from './markdown.js'

/** One file: facts between two lines of dashes, then the text. */
export interface StoryFile {
  readonly facts: Facts
  readonly body: RichNode
}

const link = z.strictObject({ label: z.string(), href: z.string() })

/** A date as people write it, with the time if it matters. */
const day = z.string().regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\dZ)?$/)

const facts = z.strictObject({
  component: z.enum(['article', 'author', 'front', 'landing', 'page']).optional(),
  title: z.string().optional(),
  lead: z.string().optional(),
  eyebrow: z.string().optional(),
  published: day.optional(),
  updated: day.optional(),
  /** Seen by those who hold the preview token alone. */
  draft: z.boolean().optional(),
  tags: z.array(z.string()).optional(),
  /** Slugs of other stories. */
  author: z.string().optional(),
  related: z.array(z.string()).optional(),
  name: z.string().optional(),
  about: z.string().optional(),
  actions: z.array(link).optional(),
  points: z.array(z.strictObject({ title: z.string(), text: z.string() })).optional(),
  notable: z.array(z.strictObject({ collection: z.string(), note: z.string() })).optional(),
  supporters: z
    .array(z.strictObject({ name: z.string(), note: z.string(), href: z.string().optional() }))
    .optional(),
})
export type Facts = z.infer<typeof facts>

/** Reads a file's text. Throws an error that names the file and what is wrong with it. */
export function readStoryFile(path: string, text: string): StoryFile {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text)
  try {
    if (!parts) throw new Error('it does not begin with facts between two lines of dashes')
    return { facts: facts.parse(parse(parts[1] ?? '')), body: toRichText(parts[2] ?? '') }
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : 'unreadable'}`, { cause })
  }
}
