import { BlockList, isIP } from 'node:net'

/** Addresses and ranges (`10.0.0.0/8`, `::1`) as one question. Throws `RangeError` on a text that is neither. */
export function addressesOf(texts: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const text of texts) {
    const [address = '', length] = text.split('/')
    const family = familyOf(address)
    const bits = length === undefined ? undefined : Number(length)
    const most = family === 'ipv4' ? 32 : 128
    if (!family || (bits !== undefined && !(Number.isInteger(bits) && bits >= 0 && bits <= most)))
      throw new RangeError(`${text} is no address and no range of addresses`)
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, bits, family)
  }
  const known = new Map<string, boolean>()
  return (address) => {
    const family = familyOf(address)
    if (family === undefined) return false
    const before = known.get(address)
    if (before !== undefined) return before
    const found = list.check(address, family)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(address, found)
    return found
  }
}

/** Each request asks of its address, which the same few are again and again. */
const MOST_KNOWN = 1000

/**
 * Who really called: the connection's address, or, where that is one of our proxies, the last of the forwarded ones that
 * is not. A caller can write anything before that, and nobody believes it.
 */
export function callerAddress(
  connection: string,
  forwarded: string | undefined,
  isProxy: (address: string) => boolean,
): string {
  let caller = bare(connection)
  if (!isProxy(caller) || forwarded === undefined) return caller
  for (const text of forwarded.split(',').slice(-MOST_HOPS).reverse()) {
    const address = bare(text)
    if (familyOf(address) === undefined) return caller
    caller = address
    if (!isProxy(caller)) return caller
  }
  return caller
}

const MOST_HOPS = 16

/** What one caller is counted by: an IPv6 household has 2^64 addresses and is one caller. */
export function callerKey(address: string): string {
  if (familyOf(address) !== 'ipv6') return address
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups =
    tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Without brackets, port, zone and the prefix of mapped IPv4 addresses. */
function bare(text: string): string {
  const trimmed = text.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
  const plain = /^\d+(?:\.\d+){3}:\d+$/.test(trimmed) ? trimmed.replace(/:\d+$/, '') : trimmed
  return plain
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .toLowerCase()
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const family = isIP(address)
  return family === 4 ? 'ipv4' : family === 6 ? 'ipv6' : undefined
}
