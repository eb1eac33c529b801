import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { RaiseFee } from './raise-fee.js'

afterEach(cleanup)

it('asks for a fee that a node lets take the place of the one that waits, and says how much that is', async () => {
  const onRaise = vi.fn()
  const { container } = show(<RaiseFee paid={3_000_000n} onRaise={onRaise} isBusy={false} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Network fee, in XCH' })
  expect(field.value).toBe('0.000013')
  expect(await violations(container)).toEqual([])
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign it again for this fee' }))
  for (const wrong of ['0.000012999999', 'much', '-1']) {
    fireEvent.change(field, { target: { value: wrong } })
    press()
    expect(field.getAttribute('aria-invalid'), wrong).toBe('true')
  }
  expect(onRaise).not.toHaveBeenCalled()
  expect(screen.getByText('At least 0.000013 XCH.')).toBeTruthy()
  fireEvent.change(field, { target: { value: '0,00002' } })
  press()
  expect(onRaise).toHaveBeenCalledExactlyOnceWith(20_000_000n)
})

it('begins with twice of what is paid, where that is more', () => {
  show(<RaiseFee paid={50_000_000n} onRaise={() => {}} isBusy />)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('0.0001')
  expect(screen.getByRole('button').hasAttribute('disabled')).toBe(true)
})
