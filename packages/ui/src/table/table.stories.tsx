import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from '../price/price.js'
import { Table, type TableColumn } from './table.js'

interface Row {
  id: string
  name: string
  floor: string
  items: string
}

const rows: Row[] = [
  { id: '1', name: 'Tidelines', floor: '1.2', items: '50' },
  { id: '2', name: 'Nocturne Windows', floor: '0.8', items: '36' },
  {
    id: '3',
    name: 'A collection with a name that goes on for longer than there is room',
    floor: '14',
    items: '9',
  },
]
const columns: TableColumn<Row>[] = [
  { id: 'place', head: '#', card: 'none', cell: (_, index) => index + 1 },
  { id: 'name', head: 'Collection', card: 'whole', cell: ({ name }) => name },
  { id: 'floor', head: 'Floor', align: 'end', cell: ({ floor }) => <Price amount={floor} unit="XCH" /> },
  { id: 'items', head: 'Items', align: 'end', cell: ({ items }) => items },
]
const ranking = { label: 'Collections', columns, rows, keyOf: (row: Row) => row.id }

export default { component: Table<Row> } satisfies Meta<typeof Table<Row>>

type Story = StoryObj<typeof Table<Row>>

export const Plain: Story = { args: ranking }
export const Sorted: Story = {
  args: {
    ...ranking,
    columns: columns.map((column) => (column.id === 'floor' ? { ...column, sorted: 'descending' } : column)),
  },
}
export const HeadsAsLinks: Story = {
  args: {
    ...ranking,
    columns: columns.map((column) => ({
      ...column,
      headContent: <a href={`#${column.id}`}>{column.head}</a>,
    })),
  },
}
export const Empty: Story = { args: { ...ranking, rows: [] } }
