import type { SocialAccount } from '@chiaroscuro/contract/operation'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { ProvenAccount } from './proven-account.js'
import { SocialAccounts } from './social-accounts.js'
import { SOCIAL_OUTCOMES } from './social-outcome.js'
import { useOutcomeWords } from './use-outcome-words.js'

afterEach(cleanup)

const discord: SocialAccount = {
  provider: 'discord',
  account_id: '80351110224678912',
  username: 'mira.paints',
  verified_at: '2026-05-03T10:00:00+00:00',
  proven_by: 'account',
}

describe('one’s own accounts', () => {
  it('are linked and unlinked by forms that are posted here', async () => {
    const { container } = show(
      <SocialAccounts offered={['discord', 'twitter']} accounts={[discord]} returnTo="/user/profiles" />,
    )
    expect(screen.getByRole('button', { name: 'Unlink Discord' })).toHaveProperty('value', 'unlink')
    expect(screen.getByRole('button', { name: 'Link X' })).toHaveProperty('value', 'link')
    const forms = [...container.querySelectorAll('form')]
    expect(forms.map((form) => [form.method, form.getAttribute('action')])).toEqual([
      ['post', '/user/social'],
      ['post', '/user/social'],
    ])
    expect(container.querySelector('a[href*="social"]')).toBeNull()
    expect(await violations(container)).toEqual([])
  })

  it('can be unlinked where the service is not offered any more', () => {
    show(<SocialAccounts offered={[]} accounts={[discord]} returnTo="/" />)
    expect(screen.getByRole('button', { name: 'Unlink Discord' })).toBeTruthy()
    cleanup()
    show(<SocialAccounts offered={[]} accounts={[]} returnTo="/" />)
    expect(screen.getByText('No accounts of other services can be linked on this site.')).toBeTruthy()
  })
})

describe('a proven account', () => {
  it('says in words who proved it, how and when', async () => {
    const { container } = show(<ProvenAccount account={discord} />)
    expect(
      screen.getByText(/^On May 3, 2026 whoever claimed this profile signed in to Discord as mira.paints/),
    ).toBeTruthy()
    expect(screen.getByLabelText('Verified Discord account')).toBeTruthy()
    expect(await violations(container)).toEqual([])
    cleanup()
    show(<ProvenAccount account={{ ...discord, proven_by: 'wallet' }} />)
    expect(screen.getByText(/the holder signed a text with the wallet’s key/)).toBeTruthy()
  })

  it('is text, whatever its name says', () => {
    const username = '<img src=x onerror=alert(1)>'
    const { container } = show(<ProvenAccount account={{ ...discord, provider: 'twitter', username }} />)
    expect(container.querySelector('img, a')).toBeNull()
    expect(screen.getByText(username)).toBeTruthy()
  })
})

describe('the outcomes', () => {
  function Words() {
    const words = useOutcomeWords('discord')
    return SOCIAL_OUTCOMES.map((one) => <p key={one}>{words(one)}</p>)
  }
  it.each(['en', 'zh'] as const)('have each words of their own, in %s', (locale) => {
    const { container } = show(<Words />, { locale })
    const said = [...container.querySelectorAll('p')].map((one) => one.textContent)
    expect(said).toHaveLength(SOCIAL_OUTCOMES.length)
    expect(new Set(said).size).toBe(SOCIAL_OUTCOMES.length)
    expect(said.every((one) => one && /[\u4e00-\u9fff]/.test(one) === (locale === 'zh'))).toBe(true)
  })
})
