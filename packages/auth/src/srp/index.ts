export {
  type Bytes,
  concat,
  decodeBase64,
  encodeBase64,
  pad,
  readHex,
  textBytes,
  toInteger,
} from './bytes.js'
export { type Claim, formatTimestamp, type SrpChallenge, signClaim } from './claim.js'
export { createDeviceVerifier, type DeviceVerifier } from './device-verifier.js'
export { type Digest, webDigest } from './digest.js'
export { createEphemeral, type Ephemeral, type Random } from './ephemeral.js'
export { G, K, N } from './group.js'
export type { ModPow } from './mod-pow.js'
export { bigintModPow } from './mod-pow-bigint.js'
export { nextTask } from './next-task.js'
export {
  deriveKey,
  type Prover,
  poolName,
  privateKey,
  scramble,
  sessionKey,
  type Tools,
} from './session-key.js'
export { SrpError } from './srp-error.js'
