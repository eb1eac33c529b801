import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useMovingClock } from './moving-clock.js'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('moves on from where it was set, and starts over when it is set anew', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(({ start }) => useMovingClock(start, 1000), {
    initialProps: { start: 5_000_000 },
  })
  expect(result.current).toBe(5_000_000)
  act(() => vi.advanceTimersByTime(3000))
  expect(result.current).toBe(5_003_000)
  rerender({ start: 9_000_000 })
  expect(result.current).toBe(9_000_000)
})
