import { useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { isRecord } from './is-record.js'
import type { ListPage } from './list-page.js'

export interface Endless<Item> {
  items: Item[]
  /** Address of the next page, for the link that works without script. */
  next: string | undefined
  first: string | undefined
  busy: boolean
  onReach: () => void
}

const mostWalked = 20

/**
 * Makes the hook for lists of one kind. Such a list begins with the server's page and grows when its
 * end comes near; the following pages come from the same loader, whose answer carries them under
 * `list`. Lists walked already are kept, so that coming back finds them as long as they were.
 */
export function endlessList<Item>(isItem: (value: unknown) => value is Item, keyOf: (item: Item) => string) {
  const walked = new Map<string, ListPage<Item>>()

  const remember = (memory: string, list: ListPage<Item>) => {
    walked.delete(memory)
    walked.set(memory, list)
    const oldest = walked.keys().next().value
    if (walked.size > mostWalked && oldest !== undefined) walked.delete(oldest)
  }

  return function useEndless(first: ListPage<Item>): Endless<Item> {
    const { pathname, search, key } = useLocation()
    const memory = `${key} ${pathname}${search}`
    const [list, setList] = useState({ of: first, now: walked.get(memory) ?? first })
    const fetcher = useFetcher<unknown>({ key: `endless ${memory}` })
    const now = list.of === first ? list.now : first
    const answer: unknown = fetcher.data

    useEffect(() => {
      const fetched = readList(answer, isItem)
      if (!fetched) return
      setList((before) => {
        const grown = append(before.of === first ? before.now : first, fetched, keyOf)
        remember(memory, grown)
        return { of: first, now: grown }
      })
    }, [answer, first, memory])

    const next = now.next === null ? undefined : pageHref(pathname, search, now.next)
    return {
      items: now.items,
      next,
      first: now.later ? pageHref(pathname, search, null) : undefined,
      busy: fetcher.state !== 'idle',
      onReach: () => {
        if (next && fetcher.state === 'idle') fetcher.load(next)
      },
    }
  }
}

function append<Item>(
  base: ListPage<Item>,
  more: ListPage<Item>,
  keyOf: (item: Item) => string,
): ListPage<Item> {
  const known = new Set(base.items.map(keyOf))
  const fresh = more.items.filter((item) => !known.has(keyOf(item)))
  return { items: [...base.items, ...fresh], next: more.next, later: base.later }
}

function pageHref(pathname: string, search: string, cursor: string | null): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  if (cursor !== null) params.set('page', cursor)
  const query = params.toString()
  return query ? `${pathname}?${query}` : pathname
}

/** The list in a loader's answer; rows of another kind are left out. */
function readList<Item>(
  answer: unknown,
  isItem: (value: unknown) => value is Item,
): ListPage<Item> | undefined {
  if (!isRecord(answer) || !isRecord(answer.list) || !Array.isArray(answer.list.items)) return undefined
  const { items, next } = answer.list
  return { items: items.filter(isItem), next: typeof next === 'string' ? next : null, later: true }
}
