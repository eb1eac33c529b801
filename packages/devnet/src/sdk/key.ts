/** BLS signature. */
export interface Signature {
  toBytes(): Buffer
}

/** BLS public key. */
export interface PublicKey {
  toBytes(): Buffer
  isInfinity(): boolean
}

/** BLS secret key. */
export interface SecretKey {
  deriveUnhardenedPath(path: number[]): SecretKey
  deriveHardenedPath(path: number[]): SecretKey
  deriveSynthetic(): SecretKey
  publicKey(): PublicKey
  sign(message: Uint8Array): Signature
}
