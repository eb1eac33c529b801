const CID_PATH = /^[A-Za-z0-9]{40,120}(\/[^?#]*)?$/
/** `CID.ipfs.host/path`: host names know no capitals, so the CID is in base 32 or 36. */
const SUBDOMAIN = /^https?:\/\/([bk][a-z0-9]{40,62})\.ipfs\.[^/?#]+(\/[^?#]*)?/i
const SUBFOLDER = /^https?:\/\/[^/?#]+\/ipfs\/([^?#]+)/i
const OWN_SCHEME = /^ipfs:\/\/(?:ipfs\/)?([^?#]+)/i
const BARE = /^(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|baf[a-z2-7]{50,})(?:\/[^?#]*)?$/
const STEP_UP = /\/(\.|%2e){1,2}(\/|$)/i

/** `CID` or `CID/path` of an IPFS URI, or of a web address of a gateway in either of its two styles. */
export function ipfsPathOf(uri: string): string | undefined {
  const text = uri.trim()
  const [, cid, path] = SUBDOMAIN.exec(text) ?? []
  const found = cid
    ? `${cid.toLowerCase()}${path === '/' ? '' : (path ?? '')}`
    : (OWN_SCHEME.exec(text)?.[1] ?? SUBFOLDER.exec(text)?.[1] ?? BARE.exec(text)?.[0])
  return found && CID_PATH.test(found) && !STEP_UP.test(found) ? found : undefined
}

/**
 * The addresses at which a URI on chain may be found, best first: itself when it is on the web or carries
 * its own bytes (`data:`), then every gateway when it names a CID.
 */
export function resolveUri(uri: string, gateways: readonly string[]): string[] {
  const text = uri.trim()
  if (/^data:/i.test(text)) return [text]
  const path = ipfsPathOf(text)
  const fromGateways = path === undefined ? [] : gateways.map((gateway) => `${gateway}/ipfs/${path}`)
  return [...new Set(/^https?:\/\//i.test(text) ? [text, ...fromGateways] : fromGateways)]
}
