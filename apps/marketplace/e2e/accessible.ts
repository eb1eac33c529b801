import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What the page that is open breaks of the accessibility rules, in light and in dark. Only contrast differs between
 * themes, so that the second is asked about that alone.
 */
export async function violations(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await new AxeBuilder({ page }).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  const said = ({ violations: found }: typeof light, theme: string) =>
    found.map(({ id, nodes }) => `${path}, ${theme}: ${id} ${nodes[0]?.html.slice(0, 200)}`)
  return [...said(light, 'light'), ...said(dark, 'dark')]
}
