/** The one of its functions that is used, as its source has it; it brings no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'
  export function encrypt(
    text: Buffer,
    how: {
      readonly version: 'aes128gcm'
      /** Base64url, these three. */
      readonly dh: string
      readonly authSecret: string
      readonly salt: string
      readonly privateKey: ECDH
    },
  ): Buffer
}
