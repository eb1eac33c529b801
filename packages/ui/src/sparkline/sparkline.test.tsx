import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Sparkline } from './sparkline.js'
import { sparklinePoints } from './sparkline-path.js'

afterEach(cleanup)

it('puts the highest value highest', () => {
  expect(sparklinePoints([0, 10])).toBe('0.0,25.0 96.0,3.0')
  expect(sparklinePoints([5, 5, 5])).toBe('0.0,14.0 48.0,14.0 96.0,14.0')
})

it('says its course, and draws nothing out of one value', () => {
  const { rerender } = render(<Sparkline values={[1, 2]} label="Floor from 1 to 2 XCH" />)
  expect(screen.getByRole('img', { name: 'Floor from 1 to 2 XCH' })).toBeTruthy()
  rerender(<Sparkline values={[1]} label="Floor" />)
  expect(screen.queryByRole('img')).toBeNull()
})
