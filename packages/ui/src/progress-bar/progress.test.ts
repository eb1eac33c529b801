import { describe, expect, it } from 'vitest'
import { advanceProgress, type Progress, progressRule } from './progress.js'

describe('advanceProgress', () => {
  it('starts at the minimum and creeps by the trickle', () => {
    const started = advanceProgress({ kind: 'idle' }, 'start')
    expect(started).toEqual({ kind: 'running', share: 0.08 })
    expect(advanceProgress(started, 'trickle')).toEqual({ kind: 'running', share: 0.08 + 0.02 })
  })

  it('never reaches the end by creeping', () => {
    let now: Progress = advanceProgress({ kind: 'idle' }, 'start')
    for (let i = 0; i < 500; i++) now = advanceProgress(now, 'trickle')
    expect(now.kind === 'running' && now.share).toBeLessThan(1)
  })

  it('a second start keeps its place, and only a filled bar hides', () => {
    const far: Progress = { kind: 'running', share: 0.6 }
    expect(advanceProgress(far, 'start')).toBe(far)
    expect(advanceProgress(far, 'hide')).toBe(far)
    expect(advanceProgress(advanceProgress(far, 'finish'), 'hide')).toEqual({ kind: 'idle' })
    expect(advanceProgress({ kind: 'idle' }, 'finish')).toEqual({ kind: 'idle' })
  })

  it('holds the figures of the specification', () => {
    expect(progressRule).toEqual({ minimum: 0.08, speedMs: 200, trickle: 0.02, trickleEveryMs: 800 })
  })
})
