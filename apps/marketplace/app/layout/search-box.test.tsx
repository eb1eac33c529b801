import { useLocation } from '@remix-run/react'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { SearchBox } from './search-box.js'

afterEach(cleanup)

function Here() {
  return <output>{useLocation().pathname}</output>
}

function open() {
  const shown = show(
    <>
      <SearchBox />
      <Here />
    </>,
  )
  const box = screen.getByRole('combobox', { name: 'Search' })
  return { ...shown, box }
}

it('offers nothing before it is asked, then the main places, by key alone', async () => {
  const { box, container } = open()
  expect(screen.queryByRole('listbox')).toBeNull()
  fireEvent.focus(box)
  await screen.findByRole('option', { name: 'Activity' })
  expect(box.getAttribute('aria-expanded')).toBe('true')
  expect(await violations(container)).toEqual([])
  for (let i = 0; i < 3; i++) fireEvent.keyDown(box, { key: 'ArrowDown' })
  const chosen = screen.getByRole('option', { selected: true })
  expect(chosen.textContent).toBe('Activity')
  expect(box.getAttribute('aria-activedescendant')).toBe(chosen.id)
  fireEvent.keyDown(box, { key: 'Enter' })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/events'))
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('narrows them as one types, and is closed by Escape', async () => {
  const { box } = open()
  fireEvent.focus(box)
  await screen.findByRole('option', { name: 'Activity' })
  fireEvent.change(box, { target: { value: 'auc' } })
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Auctions'])
  fireEvent.keyDown(box, { key: 'Escape' })
  expect(screen.queryByRole('listbox')).toBeNull()
})
