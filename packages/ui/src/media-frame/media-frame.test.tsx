import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { MediaFrame } from './media-frame.js'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('shows the picture lazily, and words once it has failed', () => {
  render(
    <MediaFrame
      src="http://media.test/a.webp"
      alt="Tide"
      words={() => 'Picture unavailable'}
      color="#123456"
    />,
  )
  const image = screen.getByRole('img', { name: 'Tide' })
  expect(image.getAttribute('loading')).toBe('lazy')
  fireEvent.error(image)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('Picture unavailable')).toBeTruthy()
})

it('tries again when the source changes', () => {
  const { rerender } = render(<MediaFrame src="http://media.test/a.webp" alt="Tide" words={() => 'none'} />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<MediaFrame src="http://media.test/b.webp" alt="Tide" words={() => 'none'} />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('http://media.test/b.webp')
})

it('asks again by itself, later each time, and not for ever', () => {
  vi.useFakeTimers()
  render(<MediaFrame src="http://media.test/a.webp" alt="Tide" words={() => 'gone'} />)
  const asked = new Set<HTMLElement>()
  for (const delay of [2_000, 8_000]) {
    const image = screen.getByRole('img')
    asked.add(image)
    fireEvent.error(image)
    act(() => vi.advanceTimersByTime(delay - 1))
    expect(screen.queryByRole('img')).toBeNull()
    act(() => vi.advanceTimersByTime(1))
  }
  const last = screen.getByRole('img')
  // Another element: a browser asks once for each.
  expect(asked.has(last)).toBe(false)
  expect(asked.size).toBe(2)
  fireEvent.error(last)
  act(() => vi.advanceTimersByTime(3_600_000))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('gone')).toBeTruthy()
  // The network is back.
  fireEvent(window, new Event('online'))
  expect(screen.getByRole('img', { name: 'Tide' })).toBeTruthy()
})

it('does not ask for what is not shown any more', () => {
  vi.useFakeTimers()
  const { unmount } = render(<MediaFrame src="http://media.test/a.webp" alt="Tide" words={() => 'gone'} />)
  fireEvent.error(screen.getByRole('img'))
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
