import { createHash, timingSafeEqual } from 'node:crypto'
import { KEY_PREFIX } from './bearer.js'

/** A key as it is shown once. */
export interface NewApiKey {
  readonly id: string
  /** The whole key. */
  readonly text: string
  readonly hash: string
}

const ID_BYTES = 9
const SECRET_BYTES = 32
const FORM = new RegExp(`^${KEY_PREFIX}([A-Za-z0-9-]{12})_[A-Za-z0-9-]{43}$`)

/** A key of 256 random bits behind the id it is looked up by. */
export function makeApiKey(random: (bytes: number) => Uint8Array): NewApiKey {
  const id = toText(random(ID_BYTES))
  const text = `${KEY_PREFIX}${id}_${toText(random(SECRET_BYTES))}`
  return { id, text, hash: hashApiKey(text) }
}

/** The id a key is looked up by; `undefined` for a text that is no key. */
export function apiKeyId(text: string): string | undefined {
  return FORM.exec(text)?.[1]
}

/** What is kept of a key. Nobody can guess 256 bits, so a slow hash would add nothing. */
export function hashApiKey(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Whether a key is the one that was kept, in a time that tells nothing. */
export function isApiKey(text: string, hash: string): boolean {
  const given = Buffer.from(hashApiKey(text), 'hex')
  const kept = Buffer.from(hash, 'hex')
  return given.length === kept.length && timingSafeEqual(given, kept)
}

/** base64url without its underscore, which parts the id from the secret. */
function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url').replaceAll('_', '-')
}
