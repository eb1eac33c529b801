import type { Progress } from '@chiaroscuro/minting/engine'
import type { OfferProgress, Standing } from '@chiaroscuro/minting/offers'
import type { UploadFault, UploadProgress } from '@chiaroscuro/minting/upload'
import type { ProjectView } from '../ipc/view.js'

/** What is under way with a project, and how it went last. */
export interface Work {
  readonly hosting: UploadProgress | undefined
  readonly hostFaults: readonly UploadFault[]
  /** Pieces of a generated collection that are drawn. */
  readonly drawing: { readonly done: number; readonly count: number } | undefined
  /** Pictures that are looked at, to find those that look alike. */
  readonly looking: { readonly done: number; readonly count: number } | undefined
  readonly rehearsing: Progress | undefined
  readonly mintState: ProjectView['mint']['state']
  readonly minting: Progress | undefined
  /** Why somebody has to look, in a word. */
  readonly attention: string | undefined
  readonly offerState: ProjectView['offers']['state']
  readonly offering: OfferProgress | undefined
  /** How offers stood at the marketplace when they were last looked for, by the piece's number. */
  readonly standings: ReadonlyMap<number, Standing>
  readonly offerAttention: string | undefined
  /** Why the last thing begun ended before its time. */
  readonly fault: string | undefined
}

export const idleWork: Work = {
  hosting: undefined,
  hostFaults: [],
  drawing: undefined,
  looking: undefined,
  rehearsing: undefined,
  mintState: 'none',
  minting: undefined,
  attention: undefined,
  offerState: 'none',
  offering: undefined,
  standings: new Map(),
  offerAttention: undefined,
  fault: undefined,
}
