import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LiveProvider } from '#app/live/live.js'
import { sampleOffer } from '#app/test/sample.js'
import { show, violations } from '#app/test/show.js'
import { FinalityNote } from './finality-note.js'

vi.setConfig({ testTimeout: 40_000 })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A line that says what the test says, and an index that tells this of the offer. */
function world() {
  const lines = new Set<(event: { data: string }) => void>()
  class Line {
    onmessage: ((event: { data: string }) => void) | undefined
    constructor() {
      lines.add((event) => this.onmessage?.(event))
    }
    close() {}
  }
  let told = sampleOffer({ id: 'o', status: 4, ended_height: 100 })
  vi.stubGlobal('EventSource', Line)
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(told)),
  )
  return {
    tell: (facts: Partial<typeof told>) => {
      told = { ...told, ...facts }
    },
    block: (height: number) =>
      act(async () => {
        for (const line of lines)
          line({ data: JSON.stringify({ kind: 'block', height, timestamp: '2026-01-01T00:00:00+00:00' }) })
      }),
  }
}

it('counts the blocks on top, says when a reorg took the trade back, and when it is final', async () => {
  const { tell, block } = world()
  const { container } = show(
    <LiveProvider>
      <FinalityNote settled={{ offerId: 'o', fate: 'taken', height: 100 }} />
    </LiveProvider>,
  )
  expect(await screen.findByText('In block 100: 1 of 32 blocks that make it final.')).toBeTruthy()
  await block(103)
  expect(await screen.findByText('In block 100: 4 of 32 blocks that make it final.')).toBeTruthy()
  tell({ status: 1, ended_height: null })
  await block(104)
  expect((await screen.findByRole('alert')).textContent).toContain('The chain took its block back.')
  expect(await violations(container)).toEqual([])
  tell({ status: 4, ended_height: 105 })
  await block(105)
  expect(await screen.findByText('In block 105: 1 of 32 blocks that make it final.')).toBeTruthy()
  await block(136)
  expect((await screen.findByRole('status')).textContent).toContain('Final: 32 blocks stand, from block 105')
})

it('says so where another branch decided otherwise', async () => {
  const { tell, block } = world()
  show(
    <LiveProvider>
      <FinalityNote settled={{ offerId: 'o', fate: 'taken', height: 100 }} />
    </LiveProvider>,
  )
  await screen.findByText(/^In block 100/)
  tell({ status: 3, ended_height: 101 })
  await block(101)
  expect((await screen.findByRole('alert')).textContent).toContain('another branch decided otherwise')
})
