import { useLocation } from '@remix-run/react'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { readSort, SortBar } from './sort-bar.js'

afterEach(cleanup)

function Place() {
  return <p>{useLocation().search}</p>
}

it('is a form that keeps what the address says, but for the place in the list', async () => {
  const { container } = show(<SortBar usual="moved" isEmpty={false} />, {
    at: '/ana?tab=owned&page=abc&sort=rank',
  })
  const form = container.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/ana')
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['tab', 'owned'],
    ['sort', 'rank'],
  ])
  const order = screen.getByRole('combobox', { name: 'Sort' })
  expect(within(order).getAllByRole('option')).toHaveLength(6)
  expect(await violations(container)).toEqual([])
})

it('goes to the order that is chosen at once, and to the plain address for the usual one', async () => {
  show(
    <>
      <SortBar usual="moved" isEmpty={false} />
      <Place />
    </>,
    { at: '/ana?tab=owned&page=abc' },
  )
  const choose = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } })
  choose('oldest')
  expect(await screen.findByText('?tab=owned&sort=oldest')).toBeTruthy()
  choose('moved')
  expect(await screen.findByText('?tab=owned')).toBeTruthy()
})

it('is not there where there is nothing to put in order, unless an order was chosen', () => {
  show(<SortBar usual="moved" isEmpty />, { at: '/ana' })
  expect(screen.queryByRole('combobox')).toBeNull()
  cleanup()
  show(<SortBar usual="moved" isEmpty />, { at: '/ana?sort=rank' })
  expect(screen.getByRole('combobox')).toBeTruthy()
})

it('reads what is no order as the usual one', () => {
  expect(readSort(new URLSearchParams('sort=upside-down'), 'moved')).toBe('moved')
  expect(readSort(new URLSearchParams('sort=rank'), 'moved')).toBe('rank')
})
