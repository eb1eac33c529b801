import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { DocumentPage } from './page.js'

afterEach(cleanup)

const facts = {
  title: 'Legal notice',
  lead: 'Who runs this.',
  body: [],
  changedAt: '2026-01-01T00:00:00Z',
  operator: null,
  isPreview: false,
  staleSince: null,
}

describe('a page of text', () => {
  it('makes nobody up: without an operator it says that none was named', async () => {
    const { container } = show(<DocumentPage {...facts} />)
    expect(screen.getByText(/has not named its operator/)).toBeTruthy()
    expect(await violations(container)).toEqual([])
  })

  it('names the operator as configured', () => {
    const operator = { name: 'Ada Ltd', address: '1 Analytical Row', contact: 'ada@example.org' }
    show(<DocumentPage {...facts} operator={operator} />)
    expect(screen.getByText('Ada Ltd')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'ada@example.org' }).getAttribute('href')).toBe(
      'mailto:ada@example.org',
    )
    expect(screen.queryByText(/has not named its operator/)).toBeNull()
  })

  it('says its age where the content service is silent, and that it shows drafts', () => {
    show(<DocumentPage {...facts} staleSince="2026-01-02T11:00:00Z" />)
    expect(screen.getByRole('status').textContent).toMatch(/as it was 1 hour ago/)
    cleanup()
    show(<DocumentPage {...facts} isPreview />, { at: '/legal-notice' })
    expect(
      screen.getByRole('button', { name: 'Leave preview' }).closest('form')?.getAttribute('action'),
    ).toBe('/preview')
  })
})
