import type { Membership, Premium, PremiumPayment } from '@chiaroscuro/contract/operation'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show, violations } from '#app/test/show.js'
import { receipts } from '../user.premium.receipts/receipts.js'
import { MembershipPage } from './page.js'

afterEach(cleanup)

const rights = { requests_per_minute: 3000, api_keys: 25, saved_searches: 5, supporter_mark: false }
const premium: Premium = {
  price: { month_mojos: '500000000000', year_mojos: '5000000000000' },
  member: rights,
  premium: { requests_per_minute: 15_000, api_keys: 100, saved_searches: 100, supporter_mark: true },
}
const payment: PremiumPayment = {
  coin_id: 'a'.repeat(64),
  amount_mojos: '600000000000',
  height: 77,
  paid_at: '2026-01-02T00:00:00+00:00',
  month_mojos: '500000000000',
  year_mojos: '5000000000000',
  quoted: false,
  gone: false,
  years: 0,
  months: 1,
  from: '2026-01-02T00:00:00+00:00',
  until: '2026-02-01T00:00:00+00:00',
  credit_mojos: '100000000000',
}
const nobody: Membership = {
  active: false,
  since: null,
  active_until: null,
  credit_mojos: '0',
  payable: null,
  payments: [],
}
const member: Membership = {
  active: true,
  since: payment.from,
  active_until: payment.until,
  credit_mojos: payment.credit_mojos,
  payable: {
    address: { id: 'b'.repeat(64), encoded_id: `txch1${'q'.repeat(58)}` },
    month_mojos: '500000000000',
    year_mojos: '5000000000000',
    until: '2999-01-01T00:00:00+00:00',
  },
  payments: [
    payment,
    { ...payment, coin_id: 'c'.repeat(64), gone: true, months: 0, from: null, until: null },
    { ...payment, coin_id: 'd'.repeat(64), months: 0, from: null, until: null },
  ],
}
const draw = (membership: Membership, more: Partial<Premium> = {}, locale: 'en' | 'zh' = 'en') =>
  show(<MembershipPage membership={membership} premium={{ ...premium, ...more }} fault={undefined} />, {
    at: '/user/premium',
    locale,
  })

describe('one’s membership', () => {
  it('begins with what it costs and one button', async () => {
    const { container } = draw(nobody)
    screen.getByText('None yet')
    screen.getByRole('button', { name: 'Show how to pay' })
    screen.getByText('Early access to the mint studio')
    expect(screen.queryByRole('table', { name: 'Payments' })).toBeNull()
    expect(await violations(container)).toEqual([])
  })

  it.each(['en', 'zh'] as const)('says how to pay, and what each payment bought (%s)', async (locale) => {
    const { container } = draw(member, {}, locale)
    expect(screen.queryByRole('form')).toBeNull()
    expect(container.textContent).toContain(member.payable?.address.encoded_id)
    expect(container.textContent).toContain('2026-02-01')
    expect(await violations(container)).toEqual([])
  })

  it('tells payments that a reorg took back from those that were too little', () => {
    draw(member)
    screen.getByText(/^Nothing: a reorg took it back/)
    screen.getByText(/^Not enough for a month/)
    screen.getByText(/At the price of the day it came/)
  })

  it('asks anew once the prices have run out, and says where none is sold', () => {
    const { payable } = member
    draw({ ...member, payable: payable && { ...payable, until: '2000-01-01T00:00:00+00:00' } })
    screen.getByText(/Your address stays the same/)
    cleanup()
    draw(nobody, { price: null })
    screen.getByText('No membership is sold here')
  })
})

describe('receipts', () => {
  it('are a line each, with what counts', () => {
    const [head, first, second, ...rest] = receipts(member.payments).split('\r\n')
    expect(head?.split(',')).toHaveLength(11)
    expect(first).toBe(
      `2026-01-02T00:00:00+00:00,0.6,0,1,${payment.from},${payment.until},0.5,5,yes,77,${payment.coin_id}`,
    )
    expect(second).toContain(',no,77,')
    expect(rest.at(-1)).toBe('')
  })
})
