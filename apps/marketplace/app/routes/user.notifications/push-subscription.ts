/** What our server needs to reach this browser. */
export interface Subscribed {
  endpoint: string
  p256dh: string
  auth: string
}

/** Subscribes this browser to our key, after its person allowed it. */
export async function subscribe(publicKey: string): Promise<Subscribed | 'denied' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    // One made for another key hears nothing of ours.
    await (await pushManager.getSubscription())?.unsubscribe()
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(publicKey),
    })
    const { p256dh, auth } = subscription.toJSON().keys ?? {}
    return p256dh && auth ? { endpoint: subscription.endpoint, p256dh, auth } : 'failed'
  } catch {
    return 'failed'
  }
}

/** By which id our server knows this browser, if it does: the first 32 hex characters of sha256 of its endpoint. */
export async function deviceHere(): Promise<string | undefined> {
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.getSubscription()
  if (!subscription) return undefined
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint))
  return [...new Uint8Array(hash, 0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
