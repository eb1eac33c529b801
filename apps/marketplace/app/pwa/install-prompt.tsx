import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isOffered, subscribeToOffer } from './install-offer.js'

// Most visits never see it.
const Sheet = lazy(async () => ({ default: (await import('./install-sheet.js')).InstallSheet }))

/** Offers the site as an app where the browser can make it one; gone for good once the visitor cancels. */
export function InstallPrompt() {
  const offered = useSyncExternalStore(subscribeToOffer, isOffered, () => false)
  if (!offered) return null
  return (
    <Suspense fallback={null}>
      <Sheet />
    </Suspense>
  )
}
