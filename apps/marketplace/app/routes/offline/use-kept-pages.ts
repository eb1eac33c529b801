import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { type KeptPage, readKeptPages, wantedPath } from './kept-pages.js'

/** What can be read, and what somebody wanted. The page is kept without its query, so only the browser knows it. */
export function useKeptPages(): { pages: readonly KeptPage[] | undefined; wanted: string | undefined } {
  const { search } = useLocation()
  const [pages, setPages] = useState<readonly KeptPage[]>()
  const [wanted, setWanted] = useState<string>()
  useEffect(() => {
    setWanted(wantedPath(search || location.search))
    let here = true
    const found = 'caches' in window ? readKeptPages(caches).catch(() => []) : Promise.resolve([])
    void found.then((all) => {
      if (here) setPages(all)
    })
    return () => {
      here = false
    }
  }, [search])
  return { pages, wanted }
}
