/** Why nobody could be told how to pay. */
export type PremiumFault = 'not-offered' | 'too-often' | 'other'
