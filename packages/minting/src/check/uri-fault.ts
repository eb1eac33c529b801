import type { DropNetwork } from '../drop/drop.js'

/**
 * What is wrong with an address that is to stand on the chain for ever.
 *
 * - `unreadable`: it is no address, or holds characters that have to be written otherwise
 * - `scheme`: neither https, http nor ipfs; wallets flag `data:`
 * - `secret`: it holds a name and password
 * - `expires`: it is signed for a time
 * - `private`: this machine, or a network that only some reach
 * - `too-long`: more than a plan holds
 */
export type UriFault = 'unreadable' | 'scheme' | 'secret' | 'expires' | 'private' | 'too-long'

const MAX_URI = 2000
const EXPIRY = /^(x-amz-expires|x-amz-signature|x-goog-expires|expires|se|sig|token|access_token)$/i
const PRIVATE_HOST =
  /^(localhost|.*\.(localhost|local|internal|lan|home|test|invalid)|0\.0\.0\.0|127\..*|10\..*|192\.168\..*|169\.254\..*|172\.(1[6-9]|2\d|3[01])\..*|\[.*\]|[^.]+)$/i

/** The first fault of an address; the development network is on this machine, and so may its files be. */
export function faultOfUri(uri: string, network: DropNetwork): UriFault | undefined {
  if (uri.length > MAX_URI) return 'too-long'
  if (!/^[\x21-\x7e]+$/.test(uri)) return 'unreadable'
  const parsed = parseUrl(uri)
  if (!parsed) return 'unreadable'
  if (parsed.protocol === 'ipfs:') return undefined
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return 'scheme'
  if (parsed.username !== '' || parsed.password !== '') return 'secret'
  if ([...parsed.searchParams.keys()].some((key) => EXPIRY.test(key))) return 'expires'
  if (network !== 'simulator0' && PRIVATE_HOST.test(parsed.hostname)) return 'private'
  return undefined
}

function parseUrl(uri: string): URL | undefined {
  try {
    return new URL(uri)
  } catch {
    return undefined
  }
}
