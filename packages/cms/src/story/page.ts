import { z } from 'zod'
import { readRichText } from '../rich-text/read-rich-text.js'
import { safeHref } from '../rich-text/safe-href.js'
import type { RichText } from '../rich-text/tree.js'
import { listOf, type StoryType, words } from './story-type.js'

/** A page of text: terms, notices, help. */
export interface TextPage {
  readonly title: string
  readonly lead: string
  readonly body: RichText
}

const textFields = {
  title: z.string().min(1).max(200),
  lead: words(800),
  body: z.unknown().optional(),
}

/** Stories of the component `page`. */
export const textPage: StoryType<TextPage> = {
  component: 'page',
  relations: [],
  read(content, warn) {
    const { title, lead, body } = z.object({ component: z.literal('page'), ...textFields }).parse(content)
    return { title, lead, body: readRichText(body, warn) }
  },
}

/** A way on from a landing page. */
export interface Action {
  readonly label: string
  readonly href: string
}

/** A page that shows what something is for. */
export interface LandingPage extends TextPage {
  /** A word or two above the title. */
  readonly eyebrow: string
  /** The first is the one the page is for. */
  readonly actions: readonly Action[]
  readonly points: readonly { readonly title: string; readonly text: string }[]
}

const action = z.object({ label: z.string().min(1).max(80), href: z.string() })
const landingFields = z.object({
  component: z.literal('landing'),
  ...textFields,
  eyebrow: words(60),
  actions: listOf(action, 4),
  points: listOf(z.object({ title: z.string().max(120), text: z.string().max(600) }), 12),
})

/** Stories of the component `landing`. Actions whose address breaks `safeHref` are left out. */
export const landingPage: StoryType<LandingPage> = {
  component: 'landing',
  relations: [],
  read(content, warn) {
    const { title, lead, body, eyebrow, actions, points } = landingFields.parse(content)
    return {
      title,
      lead,
      body: readRichText(body, warn),
      eyebrow,
      actions: actions.flatMap(({ label, href }) => {
        const safe = safeHref(href)
        return safe === undefined ? [] : [{ label, href: safe }]
      }),
      points: points.map(({ title: name, text }) => ({ title: name, text })),
    }
  },
}
