import { PrefetchPageLinks, useNavigate } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useLearnedRoutes } from './use-learned-routes.js'
import { useMovedMark } from './use-moved-mark.js'

/** A pointer or the focus has to rest so long on a link before its page is fetched. */
const RESTING_MS = 100

/**
 * Answers presses on the site's own links, and fetches the page of the one that is about to be pressed. In one place for all of
 * them: a page has hundreds, and each with hooks of its own would make it come alive late.
 */
export function PageLinks() {
  const navigate = useNavigate()
  useLearnedRoutes()
  useMovedMark()
  const [wanted, setWanted] = useState<string>()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = ownLink(event)
      if (!link || event.defaultPrevented || !isPlain(event, link)) return
      event.preventDefault()
      navigate(placeOf(link), {
        preventScrollReset: link.dataset.scroll === 'keep',
        // The same page again is no step of its own in the history.
        replace: link.href === window.location.href,
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const leave = () => clearTimeout(resting)
    const rest = (event: Event) => {
      leave()
      const link = ownLink(event)
      if (link) resting = setTimeout(() => setWanted(placeOf(link)), RESTING_MS)
    }
    const kinds = ['mouseover', 'focusin', 'touchstart'] as const
    for (const kind of kinds) document.addEventListener(kind, rest, { passive: true })
    return () => {
      leave()
      for (const kind of kinds) document.removeEventListener(kind, rest)
    }
  }, [])

  return wanted === undefined ? null : <PrefetchPageLinks page={wanted} />
}

/** The link within the site that something happens to: ours, or one that the router drew and marked. */
function ownLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[data-page], a[data-discover]') : null
  return link instanceof HTMLAnchorElement ? link : undefined
}

function placeOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash
}

/** Whether the browser would go there in this very tab. */
function isPlain(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !isModified && (link.target === '' || link.target === '_self')
}
