import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart, type ChartPoint } from './chart.js'

export default { component: Chart } satisfies Meta<typeof Chart>

type Story = StoryObj<typeof Chart>

const formatTick = (value: number) => `${value}`
const points: ChartPoint[] = Array.from({ length: 30 }, (_, day) => ({
  label: `${day + 1} Oct`,
  ...(day % 7 === 3
    ? {}
    : { line: 1 + Math.sin(day / 4) / 2, lineText: `${(1 + Math.sin(day / 4) / 2).toFixed(2)} XCH` }),
  ...(day % 3 === 0 ? { bar: (day % 5) + 1, barText: `${(day % 5) + 1} XCH` } : {}),
}))
const heads = {
  title: 'Price and volume',
  labelHead: 'Day',
  lineHead: 'Price',
  barHead: 'Volume',
  formatTick,
}

export const LineAndBars: Story = { args: { ...heads, points } }
const stepOf = (day: number) => 0.6 + Math.floor(day / 6) / 5
export const WithSteps: Story = {
  args: {
    ...heads,
    stepHead: 'Floor',
    points: points.map((point, day) =>
      day > 3 && day !== 20 ? { ...point, step: stepOf(day), stepText: `${stepOf(day)} XCH` } : point,
    ),
  },
}
export const Slim: Story = { args: { ...heads, points, slim: true } }
export const LineOnly: Story = {
  args: {
    title: 'Price',
    labelHead: 'Day',
    lineHead: 'Price',
    formatTick,
    points: points.map(({ label, line }) => ({ label, line })),
  },
}
export const OnePoint: Story = { args: { ...heads, points: points.slice(0, 1) } }
export const Nothing: Story = { args: { ...heads, points: [] } }
