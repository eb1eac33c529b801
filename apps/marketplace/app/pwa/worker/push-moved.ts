/** What our server is told of a subscription that its push service gave another address; nothing of one without keys. */
export function movedForm({ endpoint, keys = {} }: PushSubscriptionJSON): URLSearchParams | undefined {
  const { p256dh, auth } = keys
  if (!endpoint || !p256dh || !auth) return undefined
  return new URLSearchParams({ intent: 'push-on', endpoint, p256dh, auth })
}
