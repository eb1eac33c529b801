import StoryblokClient, { type ISbStoriesParams } from 'storyblok-js-client'
import { z } from 'zod'
import { boundedFetch } from './bounded-fetch.js'
import { cacheVersion } from './cache-version.js'
import { CmsError } from './error.js'
import { ask, type Question } from './question.js'
import type { Warn } from './rich-text/read-rich-text.js'
import type { Story } from './story/story.js'
import { readStory, type StoryType } from './story/story-type.js'

/** Limits of the content client (specification, section 9). */
export const LIMITS = {
  requestsPerSecond: 5,
  requestsPerSecondWithOauth: 3,
  maxRetries: 5,
  retryDelayMs: 1000,
  pageSize: 25,
  lookUpBatch: 50,
} as const

/** How the content service is reached. */
export interface CmsOptions {
  /** Opens the published stories, or the drafts too. Without one there is a `CmsError` `no-token`. */
  token: string
  oauthToken?: string | undefined
  /** Root of the delivery API (`http://127.0.0.1:4807/v2`); without one the service's own, in `region`. */
  url?: string | undefined
  region?: string | undefined
  version?: 'published' | 'draft'
  /** One question with all its tries, milliseconds. Default 12 s. */
  timeoutMs?: number
  /** Largest answer that is read, bytes. Default 4 MiB. */
  maxBytes?: number
  /** Milliseconds; published stories are asked for under a cache version that is at most a minute old. */
  now: () => number
  warn?: Warn
}

/** What a list is narrowed to. */
export interface StoryQuery {
  startsWith: string
  language?: string | undefined
  tag?: string | undefined
  /** From 1. */
  page?: number
  perPage?: number
  /** Fields of the content that are not needed: a list without its texts is light. */
  without?: readonly string[]
  /** `first_published_at:desc` unless said. */
  sortBy?: string
}

/** A page of a list. */
export interface StoryList<Content> {
  stories: Story<Content>[]
  /** Of all pages together. */
  total: number
  perPage: number
}

/** A story's place, without what it holds. */
export interface StoryLink {
  uuid: string
  slug: string
  name: string
}

/** The stories of one space in one version. Every call rejects with a `CmsError`. */
export interface Cms {
  story<Content>(type: StoryType<Content>, slug: string, language?: string): Promise<Story<Content>>
  /** Stories that are not of the type are left out with a warning. */
  stories<Content>(type: StoryType<Content>, query: StoryQuery): Promise<StoryList<Content>>
  links(startsWith: string): Promise<StoryLink[]>
  /** In the order asked for, without those that are not there; asked for in batches of 50. */
  byUuids<Content>(
    type: StoryType<Content>,
    uuids: readonly string[],
    language?: string,
  ): Promise<Story<Content>[]>
}

const SLUG = /^[\p{L}\p{N}_-]+(\/[\p{L}\p{N}_-]+)*$/u

const oneStory = z.object({ story: z.unknown() })
const manyStories = z.object({ stories: z.array(z.unknown()).max(100) })
const manyLinks = z.object({
  links: z.record(
    z.string(),
    z.object({ uuid: z.string(), slug: z.string(), name: z.string(), is_folder: z.boolean().optional() }),
  ),
})

/** Opens a space. Throws `CmsError` `no-token` without an access token (specification, section 8). */
export function createCms(options: CmsOptions): Cms {
  const { token, oauthToken, url, region, version = 'published', timeoutMs = 12_000 } = options
  if (token.trim() === '') throw new CmsError('no-token', 'Stories cannot be read without an access token')
  const warn = options.warn ?? (() => {})
  const client = new StoryblokClient({
    accessToken: token,
    ...(oauthToken ? { oauthToken } : {}),
    ...(url ? { endpoint: url } : {}),
    ...(region ? { region } : {}),
    rateLimit: oauthToken ? LIMITS.requestsPerSecondWithOauth : LIMITS.requestsPerSecond,
    maxRetries: LIMITS.maxRetries,
    retriesDelay: LIMITS.retryDelayMs,
    cache: { clear: 'manual', cv: 'manual' },
    fetch: boundedFetch({ timeoutMs, maxBytes: options.maxBytes ?? 4 * 1024 * 1024 }),
  })
  const question: Question = (path, params) => ask(client, path, params, timeoutMs)
  const cv = version === 'published' ? cacheVersion(question, options.now) : async () => ({})
  const get = async (path: string, params: ISbStoriesParams) =>
    question(path, { ...params, version, ...(await cv()) })
  return stories(get, warn)
}

function stories(get: Question, warn: Warn): Cms {
  const inType = <Content>(type: StoryType<Content>, language: string | undefined): ISbStoriesParams => ({
    ...(type.relations.length > 0 ? { resolve_relations: type.relations.join(',') } : {}),
    ...(language ? { language } : {}),
  })
  const readAll = <Content>(type: StoryType<Content>, data: unknown): Story<Content>[] =>
    parse(manyStories, data).stories.flatMap((story) => {
      try {
        return [readStory(type, story, warn)]
      } catch (error) {
        warn(error instanceof Error ? error.message : 'A story cannot be read')
        return []
      }
    })
  return {
    async story(type, slug, language) {
      if (!SLUG.test(slug) || slug.length > 300)
        throw new CmsError('not-found', 'No story has such a path', { status: 404 })
      const { data } = await get(`cdn/stories/${encodeURI(slug)}`, inType(type, language))
      return readStory(type, parse(oneStory, data).story, warn)
    },
    async stories(type, query) {
      const { startsWith, language, tag, page = 1, perPage = LIMITS.pageSize, sortBy, without } = query
      const answer = await get('cdn/stories', {
        ...inType(type, language),
        starts_with: startsWith,
        content_type: type.component,
        page,
        per_page: perPage,
        sort_by: sortBy ?? 'first_published_at:desc',
        ...(tag ? { with_tag: tag } : {}),
        ...(without ? { excluding_fields: without.join(',') } : {}),
      })
      const read = readAll(type, answer.data)
      return { stories: read, total: answer.total ?? read.length, perPage: answer.perPage ?? perPage }
    },
    async links(startsWith) {
      const { data } = await get('cdn/links', { starts_with: startsWith })
      return Object.values(parse(manyLinks, data).links)
        .filter((link) => link.is_folder !== true)
        .map(({ uuid, slug, name }) => ({ uuid, slug, name }))
    },
    async byUuids(type, uuids, language) {
      const batches = batchesOf([...new Set(uuids)], LIMITS.lookUpBatch)
      const answers = await Promise.all(
        batches.map((batch) =>
          get('cdn/stories', {
            ...inType(type, language),
            by_uuids: batch.join(','),
            per_page: LIMITS.lookUpBatch,
          }),
        ),
      )
      const read = answers.flatMap(({ data }) => readAll(type, data))
      return uuids.flatMap((uuid) => read.find((story) => story.uuid === uuid) ?? [])
    },
  }
}

function batchesOf(uuids: readonly string[], size: number): string[][] {
  const count = Math.ceil(uuids.length / size)
  return Array.from({ length: count }, (_, i) => uuids.slice(i * size, (i + 1) * size))
}

function parse<Schema extends z.ZodType>(schema: Schema, data: unknown): z.infer<Schema> {
  const read = schema.safeParse(data)
  if (read.success) return read.data
  throw new CmsError('malformed', 'The content service did not answer with stories', { cause: read.error })
}
