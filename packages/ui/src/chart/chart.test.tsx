import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { violations } from '../test-page/violations.js'
import { Chart, type ChartPoint } from './chart.js'
import { niceTicks, spreadIndexes, ticksBeside } from './chart-scale.js'

afterEach(cleanup)

describe('niceTicks', () => {
  it.each([
    [0, [0]],
    [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [4.2, [0, 1, 2, 3, 4, 5]],
    [97, [0, 20, 40, 60, 80, 100]],
  ])('covers %d', (max, ticks) => {
    expect(niceTicks(max)).toEqual(ticks)
  })

  it('always covers its maximum in at most six marks', () => {
    for (let max = 0.003; max < 1e7; max *= 1.37) {
      const ticks = niceTicks(max)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max * (1 - 1e-9))
      expect(ticks.length).toBeLessThanOrEqual(6)
    }
  })
})

describe('ticksBeside', () => {
  it.each([
    [1540, 4, [0, 400, 800, 1200, 1600]],
    [2, 5, [0, 0.4, 0.8, 1.2, 1.6, 2]],
    [0.07, 1, [0, 0.08]],
  ])('covers %d in %d', (max, count, ticks) => {
    expect(ticksBeside(max, count)).toEqual(ticks)
  })

  it('always covers its maximum, and wastes no more than half', () => {
    for (let max = 0.003; max < 1e7; max *= 1.37)
      for (const count of [1, 3, 4, 5]) {
        const top = ticksBeside(max, count).at(-1) ?? 0
        expect(top).toBeGreaterThanOrEqual(max * (1 - 1e-9))
        expect(top).toBeLessThanOrEqual(max * 1.5 * (1 + 1e-9))
      }
  })
})

it('spreads labels evenly, back from the last', () => {
  expect(spreadIndexes(30, 4)).toEqual([9, 19, 29])
  expect(spreadIndexes(8, 5)).toEqual([1, 3, 5, 7])
  expect(spreadIndexes(0, 5)).toEqual([])
  expect(spreadIndexes(2, 5)).toEqual([0, 1])
})

it('has a table behind the drawing', async () => {
  const { container } = render(
    <Chart
      title="Price history"
      labelHead="Day"
      lineHead="Price"
      formatTick={String}
      points={[
        { label: '1 Jan', line: 1, lineText: '1 XCH' },
        { label: '2 Jan', line: 3, lineText: '3 XCH' },
      ]}
    />,
  )
  const table = screen.getByRole('table', { name: 'Price history' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((r) => r.textContent),
  ).toEqual(['DayPrice', '1 Jan1 XCH', '2 Jan3 XCH'])
  expect(await violations(container)).toEqual([])
})

it('draws what stood as steps, with gaps, and lets no dear one flatten the rest', () => {
  const days: ChartPoint[] = [
    { label: '1', line: 2, bar: 900 },
    { label: '2', step: 1, stepText: 'floor 1' },
    { label: '3', step: 4, stepText: 'floor 4' },
    { label: '4' },
    { label: '5', step: 1000, stepText: 'floor 1000' },
  ]
  const { container } = render(
    <Chart
      title="Floor"
      labelHead="Day"
      barHead="Volume"
      stepHead="Floor"
      formatTick={String}
      points={days}
    />,
  )
  // The scale ends at three times the line, however high the bar is.
  expect(container.querySelector('path')?.getAttribute('d')).toBe(
    'M200.00 83.33H400.00V33.33H600.00M800.00 0.00H1000.00',
  )
  expect(
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) => row.lastElementChild?.textContent),
  ).toEqual(['Floor', '–', 'floor 1', 'floor 4', '–', 'floor 1000'])
})

it('has bars of a scale of their own beside a line, and of the only one by themselves', () => {
  const days = [
    { label: '1', bar: 1500, line: 1.5 },
    { label: '2', bar: 750, line: 3 },
  ]
  const drawn = (points: readonly ChartPoint[]) => {
    const { container } = render(<Chart title="Market" labelHead="Day" formatTick={String} points={points} />)
    const ticks = [...container.querySelectorAll('div[aria-hidden] > div')].map((side) =>
      [...side.children].map((tick) => tick.textContent),
    )
    const bars = [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')))
    return { ticks, bars, line: container.querySelector('polyline')?.getAttribute('points') }
  }
  const { ticks, bars, line } = drawn(days)
  expect(ticks.slice(0, 2)).toEqual([
    ['0', '1', '2', '3'],
    ['0', '500', '1000', '1500'],
  ])
  expect(bars).toEqual([100, 50])
  expect(line).toBe('250,50 750,0')
  const alone = drawn(days.map(({ label, bar }) => ({ label, bar })))
  expect(alone.ticks).toHaveLength(2)
  expect(alone.ticks[0]?.at(-1)).toBe('1500')
})

it('reads out the day under the pointer, and falls silent when it leaves', () => {
  const { container } = render(
    <Chart
      title="Volume"
      labelHead="Day"
      formatTick={String}
      points={[
        { label: '1 Jan', bar: 1, barText: 'volume 1 XCH' },
        { label: '2 Jan', bar: 3, barText: 'volume 3 XCH' },
      ]}
    />,
  )
  const field = container.querySelector('div[aria-hidden]') ?? container
  field.getBoundingClientRect = () => new DOMRect(100, 0, 200, 50)
  fireEvent(field, new MouseEvent('pointermove', { bubbles: true, clientX: 290 }))
  expect(container.querySelector('figcaption')?.textContent).toBe('Volume2 Jan · volume 3 XCH')
  fireEvent(field, new MouseEvent('pointerout', { bubbles: true }))
  expect(container.querySelector('figcaption')?.textContent).toBe('Volume')
})
