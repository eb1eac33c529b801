import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** What the parts of the site that come later listen to. */
export const SEEN = 'page-seen'

/** Tells whoever listens that the visitor has come to another page. */
export function useSeen(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    window.dispatchEvent(new CustomEvent(SEEN, { detail: pathname + search }))
  }, [pathname, search])
}
