import type { Browser } from '@playwright/test'

/** A browser of its own, with whatever more it is to be told at its start. */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const { chromium } = await import('@playwright/test')
  const executablePath = process.env.CHROMIUM_PATH
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // Chromium will not run as root inside its sandbox.
    args: [...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
}
