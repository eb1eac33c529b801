import type { OfferFacts, ReadRoyalty } from './offer-reading.js'

/** Green: seen to be so; amber: not known; red: a rule is broken. */
export type Tone = 'green' | 'amber' | 'red'

/** What one line is about. */
export type LineFact =
  | { readonly about: 'fault'; readonly fault: string }
  | { readonly about: 'format'; readonly format: number }
  | {
      readonly about: 'signature'
      readonly is: 'good' | 'unsigned' | 'bad' | 'elsewhere'
      readonly network: string
    }
  | { readonly about: 'asking' }
  | { readonly about: 'doubt'; readonly doubt: string }
  | { readonly about: 'unspent'; readonly count: number }
  | { readonly about: 'spent'; readonly coinId: string; readonly at: number | null }
  | { readonly about: 'missing'; readonly coinId: string }
  | { readonly about: 'unknown-coins' }
  | { readonly about: 'work'; readonly is: 'newest' | 'moved' | 'unknown'; readonly launcherId: string }
  | { readonly about: 'royalty'; readonly royalty: ReadRoyalty }
  | {
      readonly about: 'end'
      readonly seconds: number | null
      readonly height: number | null
      readonly past: boolean
    }
  | { readonly about: 'fee'; readonly fee: bigint }

export interface VerdictLine {
  readonly tone: Tone
  readonly fact: LineFact
  /** The height it was checked at, where the chain was asked. */
  readonly height: number | null
}

/** What this browser found out about an offer by itself. */
export interface Verdict {
  readonly offer: OfferFacts | null
  readonly lines: readonly VerdictLine[]
  readonly height: number | null
  /** Whether the chain would settle it now: red says no, amber that not everything is known. Royalties are apart. */
  readonly settles: Tone
  /** Whether a creator would get less than is due. */
  readonly shortsCreator: boolean
  readonly ms: number | null
}
