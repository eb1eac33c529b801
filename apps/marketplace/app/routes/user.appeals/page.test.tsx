import type { Restriction } from '@chiaroscuro/contract/operation'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show, violations } from '#app/test/show.js'
import type { AppealOutcome } from './appeal-outcome.js'
import { AppealsPage } from './page.js'

afterEach(cleanup)

const at = '2026-01-02T09:00:00+00:00'
const restriction = (facts: Partial<Restriction> = {}): Restriction => ({
  ...{ act: 7, what: 'hide', kind: 'profile', target: 'ab'.repeat(32), name: 'Mira', reason: 'A copy' },
  ...{ at, stands: true, appeal: null },
  ...facts,
})
const appeal = { number: 9, text: 'It is mine, and always was.', at, answer: null }
const page = (restrictions: readonly Restriction[], outcome?: AppealOutcome) =>
  show(<AppealsPage formKey="form-key" restrictions={restrictions} outcome={outcome} />)

describe('decisions and appeals', () => {
  it('say that there are none', () => {
    page([])
    expect(screen.getByText('Nothing was decided against you')).toBeTruthy()
  })

  it('give the reason of each, and a form to what stands and was not appealed', async () => {
    const { container } = page([
      restriction(),
      restriction({ act: 6, appeal }),
      restriction({
        act: 5,
        stands: false,
        appeal: { ...appeal, answer: { granted: true, reason: 'Sorry', at } },
      }),
    ])
    const rows = screen.getAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('form') !== null)).toEqual([true, false, false])
    const form = rows[0]?.querySelector('form')
    const fields = form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : {}
    expect(fields).toEqual({ key: 'form-key-7', act: '7', text: '' })
    expect(within(rows[0] ?? document.body).getByText('A copy')).toBeTruthy()
    expect(within(rows[1] ?? document.body).getByText('Nobody has answered yet.')).toBeTruthy()
    expect(rows[2]?.textContent).toMatch(/Taken back since.*Granted.*Sorry/)
    expect(await violations(container)).toEqual([])
  })

  it('give back what was typed where it was not sent, and read out why', () => {
    page([restriction()], { fault: 'text', act: 7, text: 'Too short' })
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Too short')
  })
})
