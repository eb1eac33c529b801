import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Chip } from '../chip/chip.js'
import { Pagination } from '../pagination/pagination.js'
import { SegmentedControl } from '../segmented-control/segmented-control.js'
import { Tabs } from '../tabs/tabs.js'
import { violations } from '../test-page/violations.js'
import { Link, LinkProvider } from './link.js'

afterEach(cleanup)

it('is drawn by the renderer of the app', () => {
  render(
    <LinkProvider
      value={({ anchorRef, keepScroll, ...rest }) => <a ref={anchorRef} data-keep={keepScroll} {...rest} />}
    >
      <Link href="/mints" keepScroll>
        Fresh Mints
      </Link>
    </LinkProvider>,
  )
  expect(screen.getByRole('link', { name: 'Fresh Mints' }).dataset.keep).toBe('true')
})

it('marks where one is among tabs and choices', async () => {
  const places = [
    { id: 'items', href: '/c', label: 'Items' },
    { id: 'trades', href: '/c?tab=trades', label: 'Trades' },
  ]
  const { container } = render(
    <main>
      <Tabs label="Views" current="trades" tabs={places} />
      <SegmentedControl label="Period" current="items" choices={places} />
      <Chip href="/c" removeLabel="Remove filter Listed">
        Listed
      </Chip>
      <Pagination
        label="Pages"
        next="/c?page=2"
        nextLabel="More"
        firstLabel="First page"
        busyLabel="Loading"
      />
    </main>,
  )
  const current = screen.getAllByRole('link').filter((l) => l.hasAttribute('aria-current'))
  expect(current.map((l) => l.textContent)).toEqual(['Trades', 'Items'])
  expect(screen.getByRole('link', { name: 'More' }).getAttribute('href')).toBe('/c?page=2')
  expect(screen.getByRole('link', { name: 'Remove filter Listed' })).toBeTruthy()
  expect(await violations(container)).toEqual([])
})
