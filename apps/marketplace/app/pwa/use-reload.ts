import { useEffect, useState } from 'react'
import { loadFault } from './load-fault.js'
import { mayReload } from './reload-guard.js'

/**
 * Loads the page anew where a part of it could not be fetched: its script is gone with an older build, or there is no
 * network and the worker has kept the page. Answers whether that is still to be decided, or under way.
 */
export function useReload(error: unknown): boolean {
  const fault = loadFault(error)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    if (fault === undefined) return
    // Without the worker a page that has no network is only lost by loading it anew.
    const helps = fault === 'chunk' ? navigator.onLine || hasWorker() : hasWorker()
    const once = fault === 'chunk' && error instanceof Error ? error.message : undefined
    if (helps && mayReload(once, Date.now())) location.reload()
    else setRefused(true)
  }, [fault, error])
  return fault !== undefined && !refused
}

function hasWorker(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}
