import { DEFAULT_LANGUAGE, type Entry, inLanguage, type Library, uuidOf } from './library.js'

/** A story as the delivery API gives it. */
export interface WireStory {
  uuid: string
  content: Record<string, unknown>
  [fact: string]: unknown
}

/** A story in a language: the default one carries no prefix. */
export function toWire(entry: Entry, language: string): WireStory {
  const { facts } = inLanguage(entry, language)
  const isDefault = language === DEFAULT_LANGUAGE
  return {
    id: entry.id,
    uuid: entry.uuid,
    name: facts.title ?? facts.name ?? entry.slug,
    slug: entry.slug.split('/').at(-1) ?? entry.slug,
    full_slug: isDefault ? entry.slug : `${language}/${entry.slug}`,
    default_full_slug: entry.slug,
    lang: isDefault ? 'default' : language,
    tag_list: entry.tags,
    is_startpage: false,
    created_at: entry.firstPublishedAt,
    first_published_at: entry.isDraft ? null : entry.firstPublishedAt,
    published_at: entry.isDraft ? null : entry.publishedAt,
    updated_at: entry.publishedAt,
    parent_id: 0,
    group_id: entry.uuid,
    position: 0,
    alternates: [],
    translated_slugs: [],
    meta_data: null,
    content: contentOf(entry, language),
  }
}

function contentOf(entry: Entry, language: string): Record<string, unknown> {
  const { facts, body } = inLanguage(entry, language)
  const { draft: _, published: __, updated: ___, tags: ____, author, related, ...fields } = facts
  return {
    _uid: uuidOf(`content of ${entry.slug}`),
    ...fields,
    component: entry.component,
    ...(author ? { author: uuidOf(author) } : {}),
    ...(related ? { related: related.map(uuidOf) } : {}),
    body,
  }
}

/** The stories that `component.field` names in these, each once. */
export function relationsOf(
  stories: readonly WireStory[],
  wanted: string,
  library: Library,
  language: string,
): WireStory[] {
  const named = new Set<string>()
  for (const relation of wanted.split(',')) {
    const [component, field = ''] = relation.split('.')
    for (const { content } of stories) {
      if (content.component !== component) continue
      const value = content[field]
      for (const uuid of Array.isArray(value) ? value : [value]) if (typeof uuid === 'string') named.add(uuid)
    }
  }
  return [...library.entries.values()]
    .filter(({ uuid }) => named.has(uuid))
    .map((entry) => toWire(entry, language))
}

/** A story's place, as `cdn/links` gives it. */
export function toLink(entry: Entry) {
  return {
    id: entry.id,
    uuid: entry.uuid,
    slug: entry.slug,
    name: inLanguage(entry, DEFAULT_LANGUAGE).facts.title ?? entry.slug,
    is_folder: false,
    is_startpage: false,
    parent_id: 0,
    published: !entry.isDraft,
    position: 0,
    real_path: `/${entry.slug}`,
  }
}
