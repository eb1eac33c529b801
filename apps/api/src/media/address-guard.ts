import { lookup as dnsLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { MediaError } from './media-error.js'

/** Whether an IP address is public: not loopback, private, link-local, shared, mapped or otherwise special. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast'
}

/**
 * Refuses URLs we never fetch: other protocols, credentials, private addresses written as such.
 * `privateHosts` are `host:port` pairs that are allowed nevertheless (an embedded gateway).
 */
export function checkUrl(text: string, privateHosts: readonly string[]): URL {
  if (!URL.canParse(text)) throw new MediaError('unsupported', 'Not a URL')
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new MediaError('unsupported', `${url.protocol} is not fetched`)
  if (url.username || url.password) throw new MediaError('address', 'URLs with credentials are not fetched')
  if (privateHosts.includes(url.host)) return url
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(host) && !isPublicAddress(host))
    throw new MediaError('address', 'The address is not public')
  if (/(^|\.)(localhost|local|internal|home\.arpa)$/i.test(host))
    throw new MediaError('address', 'The address is not public')
  return url
}

/** A DNS look-up whose answer is checked and then used, so that a second answer cannot differ. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  dnsLookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0)
    const first = found.find(({ address }) => isPublicAddress(address))
    if (!first || found.some(({ address }) => !isPublicAddress(address))) {
      return callback(new MediaError('address', 'The address is not public'), '', 0)
    }
    if (options.all) callback(null, [first])
    else callback(null, first.address, first.family)
  })
}
