import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { violations } from '../test-page/violations.js'
import { QrCode } from './qr-code.js'

afterEach(cleanup)

it('is a picture by its name, and another one for another text', async () => {
  const { container, rerender } = render(<QrCode text="wc:one" label="A link for a wallet" />)
  const drawn = () => screen.getByRole('img', { name: 'A link for a wallet' }).innerHTML
  const first = drawn()
  rerender(<QrCode text="wc:other" label="A link for a wallet" />)
  expect(drawn()).not.toBe(first)
  expect(await violations(container)).toEqual([])
})
