/** Why what was begun is not gone on with: another window does, its journal cannot be read, or nobody answers. */
export type RunFault = 'other-window' | 'damaged' | 'silent'
