import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { EarlyAccessPage } from './page.js'

afterEach(cleanup)

const facts = { isSubmitted: false, answered: undefined, busy: false, ticket: '1.x', widget: null }

describe('early access', () => {
  it('asks for an address in a form that can be posted, with a field that people do not see', async () => {
    const { container } = show(<EarlyAccessPage {...facts} />)
    const email = screen.getByLabelText<HTMLInputElement>('E-mail address')
    expect([email.type, email.required, email.form?.method]).toEqual(['email', true, 'post'])
    expect(container.querySelector('input[name=website]')?.closest('[aria-hidden=true]')).toBeTruthy()
    expect(await violations(container)).toEqual([])
  })

  it('keeps what was typed and says what is wrong with it', () => {
    show(<EarlyAccessPage {...facts} answered={{ email: 'ada', fault: 'email' }} />)
    expect(screen.getByRole('alert')).toBe(document.activeElement)
    expect(screen.getByLabelText<HTMLInputElement>('E-mail address').value).toBe('ada')
  })

  it('says Submitted! when it is', () => {
    show(<EarlyAccessPage {...facts} isSubmitted />)
    expect(screen.getByRole('status').textContent).toContain('Submitted!')
    expect(screen.queryByLabelText('E-mail address')).toBeNull()
  })
})
