import { CHIP_0002, type SigningMode } from '@chiaroscuro/domain/signature'
import { RefusedError } from '../endpoint/endpoint.js'
import { type AnswerFault, faultOf } from '../identity/challenge.js'
import type { SignedProof } from '../store/ledger/auction.js'

/** A text with what a wallet gave for it. */
export interface SignedBody {
  readonly message: string
  readonly public_key: string
  readonly signature: string
  readonly signing_mode?: SigningMode | undefined
}

/** The proof that whoever holds `ownerHash` signed the text. Throws `RefusedError`: `SignatureRefused`. */
export function signedBy(body: SignedBody, ownerHash: string): SignedProof {
  const { message, public_key: publicKey, signature, signing_mode: signingMode = CHIP_0002 } = body
  const fault = faultOf(message, { publicKey, signature, signingMode }, ownerHash)
  if (fault) throw new RefusedError('SignatureRefused', SENTENCES[fault], { fault })
  return { message, publicKey, signature, signingMode }
}

const SENTENCES: Readonly<Record<AnswerFault, string>> = {
  'other-key': 'The key is not that of the address which holds this item.',
  'not-signed': 'The signature is not one of this text under that mode.',
}
