import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { violations } from '../test-page/violations.js'
import { Copyable } from './copyable.js'

afterEach(cleanup)

it('copies the whole value and says so', async () => {
  const written: string[] = []
  const clipboard = { writeText: async (text: string) => void written.push(text) }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  const value = 'xch1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzzzzzz'
  const { container } = render(<Copyable value={value} copyLabel="Copy address" copiedLabel="Copied" />)
  expect(screen.getByTitle(value).textContent).toBe('xch1qqqq…zzzzzz')
  fireEvent.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await screen.findByText('Copied')).toBeTruthy()
  expect(written).toEqual([value])
  expect(await violations(container)).toEqual([])
})
