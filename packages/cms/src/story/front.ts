import { z } from 'zod'
import { safeHref } from '../rich-text/safe-href.js'
import { listOf, type StoryType, words } from './story-type.js'

/** A collection that the editors picked. */
export interface Notable {
  /** Its id, or its name, as the index knows it. */
  readonly collection: string
  readonly note: string
}

/** Somebody who makes the site possible. */
export interface Supporter {
  readonly name: string
  readonly note: string
  readonly href: string | undefined
}

/** What the editors say on the front page. */
export interface FrontPage {
  readonly notable: readonly Notable[]
  readonly supporters: readonly Supporter[]
}

const fields = z.object({
  component: z.literal('front'),
  notable: listOf(z.object({ collection: z.string().min(1).max(120), note: words(300) }), 12),
  supporters: listOf(z.object({ name: z.string().min(1).max(100), note: words(300), href: words(500) }), 40),
})

/** Stories of the component `front`. */
export const frontPage: StoryType<FrontPage> = {
  component: 'front',
  relations: [],
  read(content) {
    const { notable, supporters } = fields.parse(content)
    return {
      notable: notable.map(({ collection, note }) => ({ collection, note })),
      supporters: supporters.map(({ name, note, href }) => ({ name, note, href: safeHref(href) })),
    }
  },
}
