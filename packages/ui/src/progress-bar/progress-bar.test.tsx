import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProgressBar } from './progress-bar.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('ProgressBar', () => {
  it('creeps every 800 ms, fills and goes after 200 ms', () => {
    const { rerender } = render(<ProgressBar busy={false} label="Loading" />)
    expect(screen.queryByRole('progressbar')).toBeNull()
    rerender(<ProgressBar busy label="Loading" />)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0.08')
    act(() => {
      vi.advanceTimersByTime(799)
    })
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0.08')
    act(() => {
      vi.advanceTimersByTime(1)
    })
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0.1')
    rerender(<ProgressBar busy={false} label="Loading" />)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1')
    act(() => {
      vi.advanceTimersByTime(200)
    })
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
