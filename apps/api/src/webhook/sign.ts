import { createHmac } from 'node:crypto'

const PREFIX = 'whsec_'

/** A secret as its holder sees it, of base64. */
export function formatSecret(secret: string): string {
  return PREFIX + secret
}

/**
 * Headers of a signed delivery, as standardwebhooks.com has them: HMAC-SHA256 over id, seconds and body. The id is the
 * same at every try, so that a receiver can tell what it has.
 */
export function signedHeaders(
  id: string,
  seconds: number,
  body: string,
  secret: string,
): Record<string, string> {
  const mac = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${id}.${seconds}.${body}`)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${mac.digest('base64')}`,
  }
}
