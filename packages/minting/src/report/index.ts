export {
  formatSignedManifest,
  type Manifest,
  manifestHash,
  manifestMessage,
  manifestOf,
  parseSignedManifest,
  type SignedManifest,
  sealManifest,
  type Word,
} from './manifest.js'
export { formatProvenance, type MintedPiece, type Provenance, provenanceOf } from './provenance.js'
export { type RescueFile, rescueFiles } from './rescue-files.js'
export { type RescuedBundle, rescueKit } from './rescue-kit.js'
export {
  faultsOfFile,
  isSignersDid,
  type ManifestChain,
  type ManifestFault,
  verifyManifest,
} from './verify-manifest.js'
