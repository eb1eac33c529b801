import { expect, type Locator } from '@playwright/test'

/** Waits until the page's script has this in hand: what is pressed before goes the way of pages without script. */
export async function hydrated(locator: Locator): Promise<Locator> {
  const isInHand = () =>
    locator.evaluate((node) => Object.keys(node).some((name) => name.startsWith('__reactProps')))
  await expect.poll(isInHand, { timeout: 20_000 }).toBe(true)
  return locator
}
