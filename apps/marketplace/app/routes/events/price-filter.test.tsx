import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EventFiles } from '#app/feature/event-table/event-files.js'
import { show, violations } from '#app/test/show.js'
import { PriceFilter } from './price-filter.js'

afterEach(cleanup)

it('asks for prices without dropping the other filters', async () => {
  const { container } = show(<PriceFilter range={{ min: '', max: '' }} />, { at: '/events?type=2&page=x' })
  expect(screen.getByRole('textbox', { name: 'Lowest price' })).toHaveProperty('name', 'min')
  expect(screen.getByRole('textbox', { name: 'Highest price' })).toHaveProperty('name', 'max')
  const hidden = [...container.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
  expect(hidden.map(({ name, value }) => [name, value])).toEqual([['type', '2']])
  expect(await violations(container)).toEqual([])
})

it.each([
  [{ min: '1', max: '' }, '1 XCH or more'],
  [{ min: '', max: '2' }, 'at most 2 XCH'],
  [{ min: '1', max: '2' }, '1 to 2 XCH'],
])('says which prices are on, and takes them away', async (range, name) => {
  const at = `/events?${new URLSearchParams({ ...range, type: '2' })}`
  const { container } = show(<PriceFilter range={range} />, { at })
  const chip = screen.getByRole('link', { name: `Remove filter ${name}` })
  expect(chip.getAttribute('href')).toBe('/events?type=2')
  expect(await violations(container)).toEqual([])
})

it('gives what is listed as files under the same filters', async () => {
  const { container } = show(
    <EventFiles types={[0, 2]} collection="col1a" prices={{ min_price_mojos: '5' }} />,
    { at: '/events' },
  )
  expect(container.textContent).toContain('The whole list as CSV or NDJSON')
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe(
    'http://api.test/v2/events/export?format=csv&collection=col1a&min_price_mojos=5&type=0&type=2',
  )
  expect(await violations(container)).toEqual([])
})
