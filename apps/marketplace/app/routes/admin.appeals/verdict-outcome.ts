export type VerdictFault = 'reason' | 'unknown' | 'answered' | 'silent'

/** What became of a form; what was typed comes back where nothing was done. */
export type VerdictOutcome =
  | { readonly done: 'granted' | 'upheld' }
  | { readonly fault: VerdictFault; readonly appeal: number; readonly reason: string }
