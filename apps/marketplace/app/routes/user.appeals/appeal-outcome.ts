export type AppealFault = 'text' | 'gone' | 'over' | 'waiting' | 'appealed' | 'too-often' | 'silent'

/** What became of the form; what was typed comes back where nothing was sent. */
export type AppealOutcome =
  | { readonly done: true }
  | { readonly fault: AppealFault; readonly act: number; readonly text: string }
