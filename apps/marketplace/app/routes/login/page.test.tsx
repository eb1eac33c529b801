import { cleanup, screen as shown } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Screen } from '#app/identity/screen.js'
import { show } from '#app/test/show.js'
import { LoginPage } from './page.js'

afterEach(cleanup)

const SCREENS: readonly [Screen, string, readonly string[]][] = [
  [{ at: 'credentials', username: 'a@b.test' }, 'Log in', ['E-mail address', 'Password']],
  [{ at: 'totp' }, 'Confirm that it is you', ['Code']],
  [{ at: 'sms', destination: '+*******99' }, 'Confirm that it is you', ['Code']],
  [
    { at: 'totp-setup', secret: 'ABCD2345', uri: 'otpauth://totp/x?secret=ABCD2345' },
    'Set up your authenticator app',
    ['Code'],
  ],
  [{ at: 'new-password', missing: ['name'] }, 'Choose a new password', ['New password', 'name']],
  [{ at: 'mfa-choice', types: ['SMS', 'TOTP'] }, 'How do you want to confirm?', []],
  [{ at: 'custom', hint: 'Which colour?' }, 'Confirm that it is you', ['Answer']],
  [{ at: 'custom', destination: 'a***@e***' }, 'Confirm that it is you', ['Code']],
  [{ at: 'forgot' }, 'Forgot your password?', ['E-mail address']],
  [{ at: 'reset', username: 'a@b.test' }, 'Choose a new password', ['Code', 'New password']],
  [{ at: 'confirm', username: 'a@b.test' }, 'Confirm your account', ['Code']],
]

describe('the login', () => {
  it.each(SCREENS)('asks for what $at needs, in a form that can be posted', (screen, title, labels) => {
    const { container } = show(<LoginPage first={{ screen }} returnTo="/events" />)
    expect(shown.getByRole('heading', { level: 1 }).textContent).toBe(title)
    for (const label of labels) expect(shown.getByLabelText(label, { selector: 'input' })).toBeTruthy()
    const form = container.querySelector('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/login?returnTo=%2Fevents'])
    expect(form?.querySelector('[name=at]')?.getAttribute('value')).toBe(screen.at)
    expect(form?.querySelector('button[type=submit]')).toBeTruthy()
  })

  it('says what went wrong, in plain words', () => {
    show(<LoginPage first={{ screen: { at: 'totp' }, fault: 'CodeMismatchException' }} returnTo="/" />)
    expect(shown.getByRole('alert').textContent).toMatch(/not right/)
  })

  it('offers only the second factors there are', () => {
    show(<LoginPage first={{ screen: { at: 'mfa-choice', types: ['TOTP'] } }} returnTo="/" />)
    expect(shown.getByRole('button', { name: 'By my authenticator app' })).toBeTruthy()
    expect(shown.queryByRole('button', { name: 'By a code to my phone' })).toBeNull()
  })
})
