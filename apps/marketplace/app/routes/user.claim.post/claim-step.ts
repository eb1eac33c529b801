import type { ClaimInput } from '@chiaroscuro/contract/operation'
import { isRecord } from '#app/feature/endless/is-record.js'
import { parsedJson } from '#app/wallet/parsed-json.js'
import { readSigned } from '#app/wallet/signing-mode.js'

/** What a page asks for: a text to sign for a profile, or that the signed one is taken. */
export type ClaimStep = { readonly did: string } | { readonly did: string; readonly claim: ClaimInput }

/** Reads what a page passes on; whether it is right is the API's to judge. */
export function readClaimStep(text: string): ClaimStep | undefined {
  const body = parsedJson(text)
  if (!isRecord(body) || typeof body.did !== 'string') return undefined
  const { did } = body
  if (body.challenge_id === undefined) return { did }
  const claim = readSigned(body)
  return claim && { did, claim }
}
