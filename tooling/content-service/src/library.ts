import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Facts, readStoryFile, type StoryFile } from './story-file.js'

/** Languages beside the default one, each a folder. */
export const DEFAULT_LANGUAGE = 'en'

/** A story in all its languages. */
export interface Entry {
  readonly slug: string
  readonly uuid: string
  readonly id: number
  readonly component: string
  readonly isDraft: boolean
  readonly tags: readonly string[]
  /** ISO 8601. */
  readonly firstPublishedAt: string
  readonly publishedAt: string
  /** By language; the default is always there. */
  readonly files: ReadonlyMap<string, StoryFile>
}

/** All stories of a folder. */
export interface Library {
  readonly entries: ReadonlyMap<string, Entry>
  readonly languages: readonly string[]
  /** Seconds of the youngest file: changes with every edit. */
  readonly version: number
}

/** Reads `FOLDER/LANGUAGE/SLUG.md`. Throws where a file is wrong, or translated without an original. */
export function readLibrary(folder: string): Library {
  const languages = readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name)
  const files = new Map<string, Map<string, StoryFile>>()
  let version = 0
  for (const language of languages)
    for (const slug of slugsIn(join(folder, language))) {
      const path = join(folder, language, `${slug}.md`)
      version = Math.max(version, Math.floor(statSync(path).mtimeMs / 1000))
      const inLanguages = files.get(slug) ?? new Map<string, StoryFile>()
      files.set(slug, inLanguages.set(language, readStoryFile(path, readFileSync(path, 'utf8'))))
    }
  const entries = new Map([...files].map(([slug, inLanguages]) => [slug, toEntry(slug, inLanguages)]))
  return { entries, languages, version }
}

/** Differs once a file of the folder was written, added or taken away. */
export function stateOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((one) => {
      const path = join(one.parentPath, one.name)
      const { mtimeMs, size } = statSync(path)
      return `${path} ${mtimeMs} ${size}`
    })
    .join('\n')
}

function slugsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && one.name.endsWith('.md'))
    .map((one) =>
      join(one.parentPath, one.name)
        .slice(folder.length + 1, -'.md'.length)
        .replaceAll('\\', '/'),
    )
}

function toEntry(slug: string, files: ReadonlyMap<string, StoryFile>): Entry {
  const original = files.get(DEFAULT_LANGUAGE)
  if (!original?.facts.component) throw new Error(`${slug}: there is no original, or it names no component`)
  const {
    component,
    draft = false,
    tags = [],
    published = '2026-01-05',
    updated = published,
  } = original.facts
  return {
    slug,
    uuid: uuidOf(slug),
    id: Number.parseInt(digest(slug).slice(0, 8), 16),
    component,
    isDraft: draft,
    tags,
    firstPublishedAt: instant(published),
    publishedAt: instant(updated),
    files,
  }
}

/** The same for a slug, always: other stories name it by this. */
export function uuidOf(slug: string): string {
  const hex = digest(slug)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** A story's facts and text in a language, each field falling back to the original's. */
export function inLanguage(entry: Entry, language: string): { facts: Facts; body: StoryFile['body'] } {
  const original = entry.files.get(DEFAULT_LANGUAGE)
  const translated = entry.files.get(language)
  if (!original) throw new Error(`${entry.slug}: there is no original`)
  const hasText = (translated?.body.content?.length ?? 0) > 0
  return {
    facts: { ...original.facts, ...translated?.facts },
    body: translated && hasText ? translated.body : original.body,
  }
}

function instant(day: string): string {
  return new Date(day.includes('T') ? day : `${day}T09:00Z`).toISOString()
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
