import type { SocialWalletInput } from '@chiaroscuro/contract/operation'
import { isRecord } from '#app/feature/endless/is-record.js'
import { isSocialProvider, type SocialProvider } from '#app/feature/social/provider.js'
import { parsedJson } from '#app/wallet/parsed-json.js'
import { readSigned } from '#app/wallet/signing-mode.js'

type Signed = Omit<SocialWalletInput, 'browser'>

/** What a page asks for: a text to sign for a DID or an address, or that what the signed one is for is done. */
export type SocialStep = { readonly provider: SocialProvider; readonly action: 'link' | 'unlink' } & (
  | { readonly subject: string }
  | { readonly signed: Signed }
)

/** Reads what a page passes on; whether it is right is the API's to judge. */
export function readSocialStep(text: string): SocialStep | undefined {
  const body = parsedJson(text)
  if (!isRecord(body)) return undefined
  const { provider, action, subject } = body
  if (!isSocialProvider(provider) || (action !== 'link' && action !== 'unlink')) return undefined
  if (typeof subject === 'string') return { provider, action, subject }
  const signed = readSigned(body)
  return signed && { provider, action, signed }
}
