import { expect, type Locator } from '@playwright/test'

/** Puts a work on the watchlist by its star. What is pressed before the page comes alive is lost where it is left. */
export async function watchWork(star: Locator): Promise<void> {
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
}
