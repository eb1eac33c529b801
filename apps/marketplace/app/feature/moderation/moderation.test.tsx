import type { ModerationEntry } from '@chiaroscuro/contract/operation'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { ActForm } from './act-form.js'
import { HiddenNote } from './hidden-note.js'
import { HiddenProfileNote } from './hidden-profile-note.js'
import type { ModerationAnswer } from './moderation-answer.js'
import { ModerationPage } from './moderation-page.js'

afterEach(cleanup)

const ID = 'ab'.repeat(32)
const entry = (facts: Partial<ModerationEntry> = {}): ModerationEntry => ({
  number: 7,
  act: 'hide',
  kind: 'nft',
  target: ID,
  name: 'Tidelines #3',
  reason: 'A copy',
  by: 'c0ffee00-0000-4000-8000-000000000001',
  by_name: null,
  at: '2026-01-02T09:00:00+00:00',
  ...facts,
})

function page(answer?: ModerationAnswer) {
  const moderation = {
    key: 'k'.repeat(36),
    self: { id: 'me', name: 'Ada Admin' },
    hidden: [entry(), entry({ number: 8, kind: 'auction', name: null })],
    featured: [],
    banned: [entry({ number: 9, act: 'ban', kind: 'person', target: 'mallory', name: 'Mall0ry' })],
    log: {
      items: [entry(), entry({ number: 6, by: 'me' }), entry({ number: 5, by_name: 'Ben Keeper' })],
      next: '>i:7~s:7',
      later: false,
    },
  }
  return show(
    <ModerationPage current="events" moderation={moderation} answer={answer}>
      <ActForm
        formKey="form-key"
        acts={['hide', 'feature']}
        about={{ kind: 'nft', target: ID, name: 'Moon' }}
      />
    </ModerationPage>,
  )
}
const fieldsOf = (form: HTMLElement | null) =>
  form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : undefined

describe('the rooms of moderation', () => {
  it('carry in each form what it is about, and a key of its own', async () => {
    const { container } = page()
    const hide = screen.getByRole('button', { name: 'Hide: Moon' })
    expect(fieldsOf(hide.closest('form'))).toEqual({ key: 'form-key', kind: 'nft', target: ID, reason: '' })
    const keys = [...container.querySelectorAll('input[name="key"]')].map((one) => one.getAttribute('value'))
    expect(new Set(keys).size).toBe(4)
    expect(keys.every((key) => /^[\w-]{8,64}$/.test(key ?? ''))).toBe(true)
    expect(await violations(container)).toEqual([])
  })

  it('say what is hidden, why, and the way back; nothing where there is nothing', () => {
    page()
    const hidden = screen.getByRole('heading', { name: 'Hidden now' }).closest('section')
    const rows = within(hidden ?? document.body).getAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('q')?.textContent)).toEqual(['A copy', 'A copy'])
    expect(rows[0]?.querySelector('a')?.getAttribute('href')).toBe(`/nfts/${ID}`)
    // Auctions have no page of their own.
    expect(rows[1]?.querySelector('a')).toBeNull()
    expect(screen.getByText('Nothing at the moment.')).toBeTruthy()
  })

  it('name who looks; anybody else by the name they went by, and always by their id', () => {
    page()
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    expect(rows.map((row) => /Ada Admin \(you\)/.test(row.textContent ?? ''))).toEqual([false, true, false])
    expect(rows[0]?.textContent).toContain('c0ffee00')
    expect(rows[2]?.textContent).toMatch(/Ben Keeper.*c0ffee00/)
  })

  it('lead to one another and to older entries by pages of their own', () => {
    page()
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toContain('/admin/auction')
    expect(hrefs).toContain('/admin/events?log=%3Ei%3A7%7Es%3A7#log')
  })

  it('say who is banned, where people are acted on', () => {
    page()
    const banned = screen.getByRole('heading', { name: 'Banned now' }).closest('section')
    const lift = within(banned ?? document.body).getByRole('button', { name: 'Lift the ban: Mall0ry' })
    expect(fieldsOf(lift.closest('form'))).toMatchObject({ kind: 'person', target: 'mallory' })
  })

  it('say what became of an act', () => {
    page({ done: { act: 'hide', name: 'Moon' } })
    expect(screen.getByText('Hidden: Moon').getAttribute('role')).toBe('status')
  })

  it('say why nothing became of it', () => {
    page({ fault: 'over', typed: { target: ID, reason: 'x' } })
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })
})

it('what is hidden says so where it is looked up', async () => {
  const hidden = { of: 'collection', reason: 'A copy', at: '2026-01-02T09:00:00+00:00' } as const
  const { container } = show(<HiddenNote hidden={hidden} />)
  expect(screen.getByRole('complementary').textContent).toMatch(
    /took this collection out of its lists.*A copy.*as it is/,
  )
  expect(await violations(container)).toEqual([])
})

it('a hidden profile says why to its holder alone', () => {
  const since = '2026-01-02T09:00:00+00:00'
  show(<HiddenProfileNote since={since} reason={null} />)
  expect(screen.getByRole('complementary').textContent).toMatch(/hid what this profile says.*See why/)
  cleanup()
  show(<HiddenProfileNote since={since} reason="It copies Mira" />)
  expect(screen.getByRole('complementary').querySelector('q')?.textContent).toBe('It copies Mira')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/user/appeals')
})
