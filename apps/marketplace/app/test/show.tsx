import { LinkProvider } from '@chiaroscuro/ui'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRemixStub } from '@remix-run/testing'
import { configure, type RenderResult, render } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactElement } from 'react'
import type { Locale } from '#app/i18n/locale.js'
import { messages as en } from '#app/i18n/locales/en.po'
import { messages as zh } from '#app/i18n/locales/zh.po'
import { routerLink } from '#app/layout/router-link.js'
import { type Site, SiteProvider } from '#app/layout/site.js'

// The machine may have much else to do.
configure({ asyncUtilTimeout: 20_000 })

/** 2026-01-02, noon UTC. */
export const testNow = Date.UTC(2026, 0, 2, 12)

/** Draws a page as the site would, without a server. */
export function show(
  page: ReactElement,
  {
    at = '/',
    locale = 'en',
    devWalletUrl = null,
    fiat = null,
  }: { at?: string; locale?: Locale } & Partial<Pick<Site, 'devWalletUrl' | 'fiat'>> = {},
): RenderResult {
  const i18n = setupI18n({ locale, messages: { en, zh } })
  const site = {
    locale,
    theme: 'system',
    now: testNow,
    mediaUrl: 'http://media.test',
    apiUrl: 'http://api.test',
    viewer: null,
    signIn: null,
    places: {},
    network: 'devnet',
    devWalletUrl,
    walletConnect: null,
    fiat,
    build: 'test',
    report: null,
    analytics: null,
  } as const
  const Page = () => (
    <I18nProvider i18n={i18n}>
      <LinkProvider value={routerLink}>
        <SiteProvider site={site}>
          <main>{page}</main>
        </SiteProvider>
      </LinkProvider>
    </I18nProvider>
  )
  const Stub = createRemixStub([{ path: '*', Component: Page }])
  return render(<Stub initialEntries={[at]} />)
}

/** Accessibility rules a page breaks; contrast and landmarks are judged in a real browser. */
export async function violations(root: Element): Promise<string[]> {
  const result = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`)
}
