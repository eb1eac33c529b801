import { createPublicKey } from 'node:crypto'

/**
 * Where a build looks for newer ones, and by whose key they have to be signed (Ed25519, SPKI, base64); nothing where no feed is named.
 * Throws where one of the two is missing or is none: an app that takes updates unsigned is not built.
 */
export function updateFeed({ STUDIO_UPDATE_URL: url = '', STUDIO_UPDATE_KEY: key = '' }) {
  if (url === '' && key === '') return undefined
  if (!/^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w./-]*)?$/.test(url))
    throw new Error('STUDIO_UPDATE_URL is no https address')
  let type
  try {
    type = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }).asymmetricKeyType
  } catch {
    // Said below.
  }
  if (type !== 'ed25519') throw new Error('STUDIO_UPDATE_KEY is no public key of Ed25519')
  return { url: url.replace(/\/+$/, ''), key }
}
