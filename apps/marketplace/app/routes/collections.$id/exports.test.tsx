import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show } from '#app/test/show.js'
import { Exports } from './exports.js'

afterEach(cleanup)

const path = '/collections/col1tide'
const file = 'http://api.test/v2/collections/col1tide/export'

it('names what is in the files', () => {
  const { container } = show(<Exports tab="items" id="col1tide" />, { at: `${path}?sort=rank` })
  expect(container.textContent).toContain('All items as CSV or NDJSON')
  expect(container.textContent).not.toContain('filters')
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe(`${file}?of=items&format=csv`)
  expect(screen.getByRole('link', { name: 'NDJSON' }).getAttribute('href')).toBe(
    `${file}?of=items&format=ndjson`,
  )
})

it('says that filters do not apply, where some are on', () => {
  const { container } = show(<Exports tab="items" id="col1tide" />, { at: `${path}?listed=1` })
  expect(container.textContent).toContain('(the filters do not apply to files)')
})

it('gives what happened to the collection, of the types that are on', () => {
  const events = 'http://api.test/v2/events/export?format=csv&collection=col1tide'
  const csv = () => screen.getByRole('link', { name: 'CSV' }).getAttribute('href')
  show(<Exports tab="activity" id="col1tide" />, { at: `${path}?tab=activity&type=0&type=3` })
  expect(csv()).toBe(`${events}&type=0&type=3`)
  cleanup()
  show(<Exports tab="trades" id="col1tide" />, { at: `${path}?tab=trades` })
  expect(csv()).toBe(`${events}&type=2`)
})

it('gives owners, and nothing the API has no file of', () => {
  show(<Exports tab="owners" id="col1tide" />, { at: `${path}?tab=owners` })
  expect(screen.getByText(/All owners as/)).toBeTruthy()
  cleanup()
  show(<Exports tab="checks" id="col1tide" />, { at: `${path}?tab=checks` })
  expect(screen.queryByRole('link')).toBeNull()
})
