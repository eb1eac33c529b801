/** The specification's figures: where the bar starts, how quickly it moves, and how it creeps. */
export const progressRule = { minimum: 0.08, speedMs: 200, trickle: 0.02, trickleEveryMs: 800 } as const

/** Idle, under way at a share of the width, or filled and about to go. */
export type Progress = { kind: 'idle' } | { kind: 'running'; share: number } | { kind: 'done' }

export type ProgressStep = 'start' | 'trickle' | 'finish' | 'hide'

/** Pure course of the bar. It never reaches the end by creeping alone. */
export function advanceProgress(now: Progress, step: ProgressStep): Progress {
  switch (step) {
    case 'start':
      return now.kind === 'running' ? now : { kind: 'running', share: progressRule.minimum }
    case 'trickle':
      return now.kind === 'running'
        ? { kind: 'running', share: Math.min(0.994, now.share + progressRule.trickle) }
        : now
    case 'finish':
      return now.kind === 'running' ? { kind: 'done' } : now
    case 'hide':
      return now.kind === 'done' ? { kind: 'idle' } : now
  }
}
