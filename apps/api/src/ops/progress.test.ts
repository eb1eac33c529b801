import { describe, expect, it } from 'vitest'
import { progressLine } from './progress.js'

describe('progressLine', () => {
  it('says how far, how fast and how long', () => {
    expect(progressLine({ from: 1_000_000, height: 2_000_000, peak: 5_000_000, elapsedMs: 500_000 })).toBe(
      '██████░░░░░░░░░░░░░░░░░░ 25.0 %  2,000,000 of 5,000,000  2,000 blocks/s  ETA 25:00',
    )
    expect(progressLine({ from: 0, height: 10, peak: 100_000, elapsedMs: 1000 })).toContain('ETA 2:46:39')
  })

  it('has words for the beginning and the end', () => {
    expect(progressLine({ from: 5, height: 5, peak: 5, elapsedMs: 0 })).toContain('0.0 %')
    expect(progressLine({ from: 5, height: 5, peak: 50, elapsedMs: 0 })).toContain('ETA –')
    expect(progressLine({ from: 0, height: 50, peak: 50, elapsedMs: 1000 })).toContain('100.0 %')
  })
})
