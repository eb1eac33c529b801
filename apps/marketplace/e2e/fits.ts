import { expect, type Page } from '@playwright/test'
import { violations } from './accessible.js'

/** Nothing on the page is wider than a phone, nor breaks a rule of accessibility there. */
export async function fits(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await violations(page, name)).toEqual([])
  if (before) await page.setViewportSize(before)
}
