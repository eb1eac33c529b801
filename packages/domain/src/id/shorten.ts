/** Cuts the middle out of an id for display: `nft1qrh…pxej`. Prefixes before the last `1` of the head stay whole. */
export function shorten(id: string, head = 4, tail = 4): string {
  const prefix = /^(did:chia:1|[a-z]{2,5}1)/.exec(id)?.[0] ?? (id.startsWith('0x') ? '0x' : '')
  const start = prefix.length + head
  return id.length <= start + tail + 1 ? id : `${id.slice(0, start)}…${id.slice(-tail)}`
}
