import { expect, type FrameLocator, type Page } from '@playwright/test'

/** Waits until a model is drawn: without a graphics card the processor draws each pixel, and others use it, too. */
export async function drawn(place: Page | FrameLocator): Promise<void> {
  await expect(place.locator('body[data-drawn]')).toBeVisible({ timeout: 100_000 })
}
