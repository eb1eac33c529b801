import type { SnapshotHead } from '@chiaroscuro/domain/snapshot'
import type { AskedSnapshot, AskFault } from '#app/feature/snapshot/asked-snapshot.js'
import type { ShownHolder } from '#app/feature/snapshot/shown-holder.js'
import type { SnapshotVerdict } from '#app/verify/judge-snapshot.js'

/** What became of a form of this page. */
export type SnapshotAnswer =
  | { readonly typed: AskedSnapshot; readonly fault: AskFault }
  | { readonly typed: AskedSnapshot; readonly head: SnapshotHead; readonly holders: readonly ShownHolder[] }
  | { readonly verdict: SnapshotVerdict }
