import type { Bytes } from './bytes.js'

/** SHA-256 and its HMAC. A port: WebCrypto in browsers, OpenSSL in Node. */
export interface Digest {
  readonly sha256: (data: Bytes) => Promise<Bytes>
  readonly hmac: (key: Bytes, data: Bytes) => Promise<Bytes>
}

/** By WebCrypto; browsers offer it to pages on https and localhost only. */
export function webDigest(subtle: typeof crypto.subtle = crypto.subtle): Digest {
  return {
    sha256: async (data) => new Uint8Array(await subtle.digest('SHA-256', data)),
    async hmac(key, data) {
      const held = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
      return new Uint8Array(await subtle.sign('HMAC', held, data))
    },
  }
}
