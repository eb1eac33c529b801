/** Why something was not done. */
export type MintingFault = 'name' | 'too-many' | 'too-often' | 'not-enabled' | 'other'

/** What became of a form. */
export interface MintingAnswer {
  /** A new key, shown this once. */
  made?: { name: string; key: string } | undefined
  done?: 'opened' | 'revoked' | undefined
  fault?: MintingFault | undefined
}
