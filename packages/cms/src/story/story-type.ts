import { z } from 'zod'
import { CmsError } from '../error.js'
import type { Warn } from '../rich-text/read-rich-text.js'
import { type Story, toStory, wireStory } from './story.js'

/** What stories of one component hold, and which of their fields name other stories. */
export interface StoryType<Content> {
  readonly component: string
  /** As the service wants them: `article.author`. */
  readonly relations: readonly string[]
  /** Content as it came, checked. Throws what zod throws where it is not of this type. */
  readonly read: (content: unknown, warn: Warn) => Content
}

/** A story checked against its type. Throws `CmsError` `malformed`, which names the first field that is wrong. */
export function readStory<Content>(type: StoryType<Content>, value: unknown, warn: Warn): Story<Content> {
  try {
    const wire = wireStory.parse(value)
    return toStory(wire, type.read(wire.content, warn))
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw cause
    const where = cause.issues[0]?.path.join('.') || 'itself'
    throw new CmsError('malformed', `A story is no ${type.component}: ${where}`, { cause })
  }
}

/** A list of a few items; what is missing, or left empty in the editor, is none. */
export function listOf<Item extends z.ZodType>(item: Item, most: number) {
  return z
    .union([z.array(item).max(most), z.literal(''), z.null()])
    .optional()
    .transform((list) => list || [])
}

/** A line or a short text of the editor; absent is empty. */
export function words(most: number) {
  return z
    .string()
    .max(most)
    .nullish()
    .transform((text) => text ?? '')
}
