import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { violations } from '../test-page/violations.js'
import { Table } from './table.js'

afterEach(cleanup)

it('stays a table for screen readers, with a name, heads and the sorted column', async () => {
  const { container } = render(
    <Table
      label="Top collections"
      keyOf={(row: { name: string; volume: string }) => row.name}
      rows={[{ name: 'Tidelines', volume: '12.4' }]}
      columns={[
        { id: 'name', head: 'Collection', card: 'whole', cell: (row) => row.name },
        { id: 'volume', head: 'Volume', align: 'end', sorted: 'descending', cell: (row) => row.volume },
      ]}
    />,
  )
  const table = screen.getByRole('table', { name: 'Top collections' })
  expect(within(table).getByRole('columnheader', { name: 'Volume' }).getAttribute('aria-sort')).toBe(
    'descending',
  )
  expect(within(table).getAllByRole('cell')).toHaveLength(2)
  expect(await violations(container)).toEqual([])
})
