import { isRouteErrorResponse } from '@remix-run/react'
import { useEffect } from 'react'
import { loadFault } from '#app/pwa/load-fault.js'
import { PAGE_FAULT } from './early-fault.js'

/** What the server says of its own errors, which it has reported by itself. */
const theServers = 'Unexpected Server Error'

/** Tells of an error that a page was replaced for; pages that are not there, and a network that is not, are no errors. */
export function useReport(error: unknown): void {
  useEffect(() => {
    if (isRouteErrorResponse(error) || loadFault(error)) return
    if (error instanceof Error && error.message === theServers) return
    window.dispatchEvent(new CustomEvent(PAGE_FAULT, { detail: error }))
  }, [error])
}
