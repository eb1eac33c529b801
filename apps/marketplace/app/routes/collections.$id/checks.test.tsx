import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { Arriving, Settled } from '#app/feature/section/arriving.js'
import { show, violations } from '#app/test/show.js'
import { Checks, type Copies } from './checks.js'

afterEach(cleanup)

const none = { items: [], next: null, later: false }
const checked = (copies: Arriving<Copies>) => <Checks page={none} copies={copies} />

/** The tab, looked at again at the press of a button. */
function LookedAt({ promised }: { promised: () => Promise<Settled<Copies>> }) {
  const [copies, setCopies] = useState(promised)
  return (
    <>
      {checked(copies)}
      <button type="button" onClick={() => setCopies(promised())}>
        again
      </button>
    </>
  )
}
const COMPARED = /No other NFT has the file/
const COMPARING = 'The files of this collection are being compared.'

it('shows what is there, and copies when they come; those of before until then', async () => {
  let come = (_: Settled<Copies>) => {}
  const promised = () => new Promise<Settled<Copies>>((done) => (come = done))
  const { container } = show(<LookedAt promised={promised} />)
  expect(screen.getByText('No sale is left out')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe(COMPARING)
  expect(await violations(container)).toEqual([])
  await act(async () => come({ ok: true, value: { total: 0, items: [] } }))
  expect(screen.getByText(COMPARED)).toBeTruthy()
  expect(screen.queryByText(COMPARING)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'again' }))
  expect(screen.getByText(COMPARED)).toBeTruthy()
  // They could not be had.
  await act(async () => come({ ok: false }))
  expect(screen.getByText('This part could not be loaded')).toBeTruthy()
})

it('shows at once what came with the page', () => {
  show(checked({ ok: true, value: { total: 0, items: [] } }))
  expect(screen.getByText(COMPARED)).toBeTruthy()
})
