import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { MediaError } from './media-error.js'

/** Every address of a name. */
export type Resolve = (
  hostname: string,
  callback: (error: Error | null, found: readonly LookupAddress[]) => void,
) => void

/**
 * What IANA's special-purpose registries (IPv4, IPv6; RFC 6890 and its updates) keep from the public
 * internet. Of IPv6 only 2000::/3 is given out at all, so mapped, compatible and translated IPv4, unique
 * local, link-local and multicast addresses lie outside from the start.
 */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
const PUBLIC_V6 = ['2000::/3']
/** Protocol assignments and Teredo, documentation, 6to4, AS112. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const specialV4 = blockList(SPECIAL_V4, 'ipv4')
const publicV6 = blockList(PUBLIC_V6, 'ipv6')
const specialV6 = blockList(SPECIAL_V6, 'ipv6')

function blockList(subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/')
    list.addSubnet(network, Number(bits), family)
  }
  return list
}

/** Whether an IP address is public: not loopback, private, link-local, shared, mapped or otherwise special. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !specialV4.check(address, 'ipv4')
  // A zone makes an address one of this machine's own links.
  if (version !== 6 || address.includes('%')) return false
  return publicV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6')
}

const MAX_URL_LENGTH = 4096
/** Ports below 1024 belong to other protocols, whose servers must not be spoken to for a stranger. */
const FIRST_FREE_PORT = 1024
const LOCAL_NAME = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|home\.arpa|onion)\.?$/i

/**
 * Refuses URLs we never fetch: other protocols, credentials, private addresses however they are written.
 * `privateHosts` are `host:port` pairs that are allowed nevertheless (an embedded gateway).
 */
export function checkUrl(text: string, privateHosts: readonly string[]): URL {
  if (text.length > MAX_URL_LENGTH || !URL.canParse(text)) throw new MediaError('malformed')
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new MediaError('scheme', url.protocol)
  if (url.username || url.password) throw new MediaError('credentials')
  if (privateHosts.includes(url.host)) return url
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) ? !isPublicAddress(host) : LOCAL_NAME.test(host) || !host.includes('.'))
    throw new MediaError('address')
  if (url.port !== '' && Number(url.port) < FIRST_FREE_PORT && url.port !== '80' && url.port !== '443')
    throw new MediaError('port', url.port)
  return url
}

/** The system's resolver. */
export const systemResolve: Resolve = (hostname, callback) => {
  dnsLookup(hostname, { all: true }, (error, found) => callback(error, found ?? []))
}

/**
 * A look-up for one connection: the name is resolved once, every answer is checked, and the connection goes
 * to what was checked, so that a second answer cannot differ. One private address among them refuses all.
 */
export function publicLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, (error, found) => {
      if (error) return callback(error, '', 0)
      const [first] = found
      if (!first || found.some(({ address }) => !isPublicAddress(address)))
        return callback(new MediaError('address'), '', 0)
      if (options.all) callback(null, [...found])
      else callback(null, first.address, first.family)
    })
  }
}
