/**
 * With `RenderDocument`, Chromium drops the closing of a page that is about to show another, and Playwright waits for it
 * for ever (its issue 42068). The last list is the only one Chromium reads, so Playwright's own follows.
 */
const WITHOUT = [
  'RenderDocument',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** How Chromium is started: at a path, or Playwright's own; without these features, too. */
export const launchOf = (executablePath: string | undefined, without: readonly string[] = []) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...WITHOUT, ...without].join(',')}`,
  ],
})
