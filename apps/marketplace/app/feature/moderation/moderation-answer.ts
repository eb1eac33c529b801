import type { ModerationAct } from '@chiaroscuro/contract/operation'

/** Why an act was not done. */
export type ModerationFault = 'unknown' | 'reason' | 'refused' | 'over' | 'silent'

/** What became of a form; what was typed comes back where it was not done. */
export interface ModerationAnswer {
  done?: { act: ModerationAct; name: string | null } | undefined
  fault?: ModerationFault | undefined
  typed?: { target: string; reason: string } | undefined
}
