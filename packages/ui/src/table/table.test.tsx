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

it('draws no row anew for others that come above it, where no cell says its place', () => {
  const drawn: string[] = []
  const columns = [
    {
      id: 'name',
      head: 'Work',
      cell: ({ name }: { name: string }) => {
        drawn.push(name)
        return name
      },
    },
  ]
  const old = [{ name: 'Dusk' }, { name: 'Dawn' }]
  const table = (rows: { name: string }[]) => (
    <Table label="Activity" keyOf={({ name }) => name} columns={columns} rows={rows} />
  )
  const { rerender } = render(table(old))
  drawn.length = 0
  rerender(table([{ name: 'Noon' }, ...old]))
  expect(drawn).toEqual(['Noon'])
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'WorkNoon',
    'WorkDusk',
    'WorkDawn',
  ])
})

it('says the place of each row as rows come above it', () => {
  const columns = [
    { id: 'place', head: '#', card: 'bare' as const, cell: (_: object, place: number) => place + 1 },
  ]
  const table = (rows: { name: string }[]) => (
    <Table label="Ranking" keyOf={({ name }) => name} columns={columns} rows={rows} />
  )
  const old = [{ name: 'Dusk' }]
  const { rerender } = render(table(old))
  rerender(table([{ name: 'Noon' }, ...old]))
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['1', '2'])
})
