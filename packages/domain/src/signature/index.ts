export {
  deriveHardened,
  deriveUnhardened,
  deriveUnhardenedPublic,
  deriveWalletKey,
  masterKeyOf,
  syntheticKey,
  syntheticPublicKey,
  type WalletKey,
  walletKeyOf,
} from './derive-key.js'
export { isNetworkName, NETWORK_NAMES, type NetworkName } from './network.js'
export { aggregateSignatures, publicKeyOf, signBytes } from './sign.js'
export { signMessage } from './sign-message.js'
export {
  CHIP_0002,
  SIGNING_MODES,
  type SignedText,
  type SigningMode,
  signerPuzzleHash,
  standardPuzzleHash,
  verifySignedMessage,
} from './signed-message.js'
export { type SignedPart, type VerifyAggregate, verifyAggregate } from './verify-aggregate.js'
