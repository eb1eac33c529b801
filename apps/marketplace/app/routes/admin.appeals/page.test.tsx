import type { AppealEntry } from '@chiaroscuro/contract/operation'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { AdminAppealsPage } from './page.js'
import type { VerdictOutcome } from './verdict-outcome.js'

afterEach(cleanup)

const at = '2026-01-02T09:00:00+00:00'
const entry = (facts: Partial<AppealEntry> = {}): AppealEntry => ({
  ...{ number: 9, text: 'It is mine, and always was.', by: 'mira', by_name: 'Mira', at, stands: true },
  about: {
    ...{ number: 7, act: 'hide', kind: 'profile', target: 'ab'.repeat(32), name: 'Mira' },
    ...{ reason: 'A copy', by: 'me', by_name: 'Ada', at },
  },
  answer: null,
  ...facts,
})
function page(items: AppealEntry[], outcome?: VerdictOutcome) {
  const self = { id: 'me', name: 'Ada' }
  const appeals = { items, next: '>i:4~s:4', later: true }
  return show(<AdminAppealsPage formKey="form-key" self={self} appeals={appeals} outcome={outcome} />)
}

describe('the inbox of appeals', () => {
  it('asks for an answer where there is none, and shows the one that was given', async () => {
    const answer = { granted: false, reason: 'It is a copy', by: 'me', by_name: 'Ada', at }
    const { container } = page([entry(), entry({ number: 8, answer })])
    const rows = screen.getAllByRole('listitem').filter((row) => row.querySelector('q'))
    const form = rows[0]?.querySelector('form')
    const fields = form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : {}
    expect(fields).toEqual({ key: 'form-key-9', appeal: '9', reason: '' })
    expect(screen.getByRole('button', { name: 'Grant: Mira' })).toBeTruthy()
    expect(rows[1]?.querySelector('form')).toBeNull()
    expect(rows[1]?.textContent).toMatch(/Turned down.*It is a copy.*Ada \(you\)/)
    expect(await violations(container)).toEqual([])
  })

  it('leads to its first page and on', () => {
    page([entry()])
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toContain('/admin/appeals?page=%3Ei%3A4%7Es%3A4')
  })

  it('gives back the reason that was typed where nothing was done', () => {
    page([entry()], { fault: 'answered', appeal: 9, reason: 'Typed' })
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Typed')
  })
})
