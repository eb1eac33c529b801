import { sha256, toHex } from '@chiaroscuro/domain/bytes'
import { asHex32, collectionIdOf, type DidId, type Hex32, parseDid } from '@chiaroscuro/domain/id'
import { CHIP_0002, verifySignedMessage } from '@chiaroscuro/domain/signature'
import { z } from 'zod'
import { hex32 } from '../hex32-schema.js'
import type { RunState } from '../journal/fold.js'
import { MintingError } from '../minting-error.js'
import { MAX_PIECES, type Plan, royaltySplit } from '../plan/plan.js'
import { canonical } from '../plan/plan-hash.js'
import { provenanceOf } from './provenance.js'

const text = z.string().max(10_000)
const height = z.number().int().min(1).max(4_294_967_295)
const uris = z.array(text).max(10)
const piece = z.strictObject({
  ...{ number: z.number().int().min(1).max(MAX_PIECES), name: text, nftId: text, launcherId: hex32 },
  ...{ edition: z.number().int().min(1), editionTotal: z.number().int().min(1) },
  ...{ dataHash: hex32, dataUris: uris, metadataHash: hex32.nullable(), metadataUris: uris },
  ...{ height, isSettled: z.literal(true) },
})
const manifest = z.strictObject({
  ...{ version: z.literal(1), planHash: hex32, network: z.string().regex(/^[a-z0-9]{1,40}$/), did: text },
  /** `id` is the creator's own, of the metadata; with the DID it makes the one that sites know. */
  collection: z.strictObject({ id: text, name: text, encodedId: text }),
  ...{ royaltyPuzzleHash: hex32, royaltyBasisPoints: z.number().int().min(0).max(10_000) },
  royaltySplit: royaltySplit.optional(),
  pieces: z.array(piece).min(1).max(MAX_PIECES),
  isComplete: z.literal(true),
})
const signed = z.strictObject({
  manifest,
  signature: z.strictObject({
    scheme: z.literal('CHIP-0002'),
    /** What was signed; worked out anew by whoever checks it. */
    message: z.string().max(1000),
    publicKey: z.string().regex(/^[0-9a-f]{96}$/),
    signature: z.string().regex(/^[0-9a-f]{192}$/),
  }),
})

/** All that a plan has brought into the world, for good. */
export type Manifest = z.output<typeof manifest>
/** The same with the word of whoever owned the DID. */
export type SignedManifest = z.output<typeof signed>

/** A key's word, as wallets give it. */
export interface Word {
  /** 48 and 96 bytes in hex, with or without 0x. */
  readonly publicKey: string
  readonly signature: string
}

/** The manifest of a mint that is done. Throws `MintingError` `other-plan`, `unfinished`. */
export function manifestOf(
  plan: Plan,
  state: RunState,
  collection: { readonly id: string; readonly name: string },
): Manifest {
  const provenance = provenanceOf(plan, state)
  if (!provenance.isComplete)
    throw new MintingError('unfinished', 'Only what is minted for good can be signed for')
  const encodedId = collectionIdOf(plan.didId, collection.id)
  return manifest.parse({ ...provenance, collection: { ...collection, encodedId } })
}

/** What a wallet is asked to sign: one line that says to its owner what they put their name to. */
export function manifestMessage(of: Manifest): string {
  const { pieces, collection, network, planHash, did } = of
  const what = `${pieces.length} pieces of ${collection.encodedId} on ${network}, minted by ${did}`
  return `Provenance v1: ${what}. Plan ${planHash}. Manifest sha256 ${manifestHash(of)}`
}

/** SHA-256 of the manifest's canonical text. */
export function manifestHash(of: Manifest): Hex32 {
  return asHex32(toHex(sha256(new TextEncoder().encode(canonical(of)))))
}

/** A manifest with a key's word. Throws `MintingError` `bad-signature` where the word is not of this manifest. */
export function sealManifest(of: Manifest, word: Word): SignedManifest {
  const bare = (hex: string) => hex.trim().toLowerCase().replace(/^0x/, '')
  const [publicKey, signature] = [bare(word.publicKey), bare(word.signature)]
  const message = manifestMessage(of)
  const read = signed.safeParse({
    manifest: of,
    signature: { scheme: 'CHIP-0002', message, publicKey, signature },
  })
  if (!read.success || !isSealed(read.data))
    throw new MintingError('bad-signature', 'This signature is not of this manifest')
  return read.data
}

/** Whether the word is of exactly what the manifest says. */
export function isSealed({ manifest: of, signature: { publicKey, signature, message } }: SignedManifest) {
  if (message !== manifestMessage(of)) return false
  return verifySignedMessage({ message, publicKey, signature, signingMode: CHIP_0002 })
}

export function formatSignedManifest(one: SignedManifest): string {
  return `${JSON.stringify(one, null, 1)}\n`
}

/** Reads what a stranger calls a signed manifest: whole, with each piece once. Throws `MintingError` `invalid-manifest`. */
export function parseSignedManifest(source: string): SignedManifest {
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch (cause) {
    throw new MintingError('invalid-manifest', 'This is no JSON', cause)
  }
  const read = signed.safeParse(value)
  if (!read.success) {
    const [first] = read.error.issues
    throw new MintingError('invalid-manifest', `${first?.path.join('.')}: ${first?.message}`)
  }
  const { pieces } = read.data.manifest
  const isOnce = new Set(pieces.map(({ launcherId }) => launcherId)).size === pieces.length
  if (!isOnce || pieces.some(({ number }, at) => number !== at + 1))
    throw new MintingError('invalid-manifest', 'It names a piece twice, or not in order')
  return read.data
}

/** The DID that a manifest names. */
export function didOfManifest({ did }: Manifest): DidId | undefined {
  return parseDid(did)
}
