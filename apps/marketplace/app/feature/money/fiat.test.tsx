import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Locale } from '#app/i18n/locale.js'
import { show, testNow, violations } from '#app/test/show.js'
import { Fiat } from './fiat.js'

afterEach(cleanup)

const RATE = { currency: 'USD', perXch: 2.31, at: testNow - 60_000 }
const HOUR = 3_600_000

describe('what a price is worth', () => {
  it.each<[mojos: string, locale: Locale, currency: string, text: string]>([
    ['1000000000000', 'en', 'USD', '≈ $2.31'],
    ['1000000000000', 'zh', 'CNY', '≈ ¥2.31'],
    ['250000000000', 'en', 'USD', '≈ $0.58'],
    ['1000000000', 'en', 'USD', '≈ $0.0023'],
    ['432000000000', 'en', 'USD', '≈ $1.00'],
    ['1234000000000000', 'en', 'USD', '≈ $2,851'],
    ['10000000000000', 'en', 'JPY', '≈ ¥23'],
  ])('%s mojos in %s, %s: %s', async (mojos, locale, currency, text) => {
    const { container } = show(<Fiat units={mojos} />, { locale, fiat: { ...RATE, currency } })
    expect(screen.getByText(text).title).toContain('2026-01-02 11:59 UTC')
    expect(await violations(container)).toEqual([])
  })

  it.each([
    ['without a rate', <Fiat key="a" units="1000000000000" />, null],
    ['by a rate an hour old', <Fiat key="b" units="1000000000000" />, { ...RATE, at: testNow - HOUR }],
    ['for a token', <Fiat key="c" units="1000000" asset="ab" />, RATE],
    ['for an asset that is not known', <Fiat key="d" units="1000000000000" asset={null} />, RATE],
    ['without a price', <Fiat key="e" units={null} />, RATE],
    ['for next to nothing', <Fiat key="f" units="100" />, RATE],
    ['for what is no amount', <Fiat key="g" units="1.5" />, RATE],
  ])('is not said %s', (_, hint, fiat) => {
    const { container } = show(hint, { fiat })
    expect(container.textContent).toBe('')
  })
})
