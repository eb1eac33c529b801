import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { PathKinds } from './path-kinds.js'

/**
 * Lets the router learn the routes that links and forms of the page lead to: it asks for those marked `data-discover`. Of each
 * kind of page one is marked, in a task of its own once the page is alive: to look at all two hundred takes the router as long
 * as it takes React to draw a row.
 */
export function useLearnedRoutes(): void {
  const known = useRef(new PathKinds())
  const { pathname } = useLocation()

  useEffect(() => {
    const mark = () => {
      known.current.add(pathname)
      for (const link of document.querySelectorAll<HTMLElement>('[data-page]')) {
        const address = link.getAttribute('href') ?? link.getAttribute('action') ?? ''
        const [path = ''] = address.split(/[?#]/)
        if (!path.startsWith('/') || known.current.has(path)) continue
        known.current.add(path)
        link.dataset.discover = 'true'
      }
    }
    const soon = setTimeout(mark, 0)
    return () => clearTimeout(soon)
  }, [pathname])
}
