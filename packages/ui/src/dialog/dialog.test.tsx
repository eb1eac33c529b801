import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { violations } from '../test-page/violations.js'
import { Dialog } from './dialog.js'

afterEach(cleanup)

it('has a name, takes the focus and closes on Escape', async () => {
  const asked: boolean[] = []
  render(
    <Dialog open onOpenChange={(open) => asked.push(open)} title="Tidelines" closeLabel="Close">
      <p>The work</p>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Tidelines' })
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect(await violations(dialog)).toEqual([])
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(asked).toEqual([false])
})
