const CID_PATH = /^[A-Za-z0-9]{40,120}(\/[^?#]*)?$/

/** `CID` or `CID/path` of an IPFS URI, or of a web address of a gateway. */
export function ipfsPathOf(uri: string): string | undefined {
  const path =
    /^ipfs:\/\/(?:ipfs\/)?(.+)$/i.exec(uri.trim())?.[1] ??
    /^https?:\/\/[^/]+\/ipfs\/(.+)$/i.exec(uri.trim())?.[1]
  return path && CID_PATH.test(path) ? path : undefined
}

/** The http(s) addresses at which a URI on chain may be found, best first: `ipfs://` goes to every gateway. */
export function resolveUri(uri: string, gateways: readonly string[]): string[] {
  const path = ipfsPathOf(uri)
  const fromGateways = path === undefined ? [] : gateways.map((gateway) => `${gateway}/ipfs/${path}`)
  return /^https?:\/\//i.test(uri) ? [uri.trim(), ...fromGateways] : fromGateways
}
