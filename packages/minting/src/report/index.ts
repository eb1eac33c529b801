export { formatProvenance, type MintedPiece, type Provenance, provenanceOf } from './provenance.js'
export { type RescueFile, rescueFiles } from './rescue-files.js'
export { type RescuedBundle, rescueKit } from './rescue-kit.js'
