export { isNetworkName, NETWORK_NAMES, type NetworkName } from './network.js'
export {
  CHIP_0002,
  SIGNING_MODES,
  type SignedText,
  type SigningMode,
  signerPuzzleHash,
  standardPuzzleHash,
  verifySignedMessage,
} from './signed-message.js'
export { type SignedPart, verifyAggregate } from './verify-aggregate.js'
