import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * Marks the document once one has come to another page within it: what the server wrote has a browser's first moments to spare, a page
 * that one comes back to is to be as high as it was (`frame.below`).
 */
export function useMovedMark(): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)

  useEffect(() => {
    if (pathname !== first.current) document.documentElement.dataset.moved = ''
  }, [pathname])
}
