/** Where the browser remembers that its visitor does not want the site as an app. */
const place = 'install-prompt'

/** What browsers that can install give: not yet in the DOM's own types. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ outcome: string }>
}

let offer: InstallOffer | undefined
const listeners = new Set<() => void>()

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function' && 'userChoice' in event
}

function isCancelled(): boolean {
  try {
    return localStorage.getItem(place) === 'cancelled'
  } catch {
    // Who cannot be remembered is not asked.
    return true
  }
}

function set(next: InstallOffer | undefined): void {
  offer = next
  for (const tell of listeners) tell()
}

/** Waits for the browser's offer, from the first moment on: it comes once. */
export function awaitInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The site asks by itself, or not at all.
    event.preventDefault()
    if (isOffer(event) && !isCancelled()) set(event)
  })
  window.addEventListener('appinstalled', () => set(undefined))
}

export function subscribeToOffer(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export function isOffered(): boolean {
  return offer !== undefined
}

/** Not now and not later: whoever cancels is never asked again (specification, section 4). */
export function cancelInstall(): void {
  try {
    localStorage.setItem(place, 'cancelled')
  } catch {
    // It is gone for as long as the page lasts.
  }
  set(undefined)
}

/** Hands over to the browser's own question; no is an answer there as well. */
export async function install(): Promise<void> {
  const asked = offer
  if (!asked) return
  await asked.prompt()
  const { outcome } = await asked.userChoice
  if (outcome === 'accepted') set(undefined)
  else cancelInstall()
}
