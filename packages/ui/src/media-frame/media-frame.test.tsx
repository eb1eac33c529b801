import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MediaFrame } from './media-frame.js'

afterEach(cleanup)

it('shows the picture lazily, and words once it has failed', () => {
  render(<MediaFrame src="http://media.test/a.webp" alt="Tide" words="Picture unavailable" color="#123456" />)
  const image = screen.getByRole('img', { name: 'Tide' })
  expect(image.getAttribute('loading')).toBe('lazy')
  fireEvent.error(image)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('Picture unavailable')).toBeTruthy()
})

it('tries again when the source changes', () => {
  const { rerender } = render(<MediaFrame src="http://media.test/a.webp" alt="Tide" words="none" />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<MediaFrame src="http://media.test/b.webp" alt="Tide" words="none" />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('http://media.test/b.webp')
})
