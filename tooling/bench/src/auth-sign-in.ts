import { randomBytes } from 'node:crypto'
import { startUserPool } from '@chiaroscuro/user-pool'
import type { Chromium } from './auth-chromium.js'
import type { PageTimes } from './auth-page.js'

const PERSON = { email: 'bench@example.org', password: 'correct-horse-1' }

/** Pages that sign in, by the names of the report. */
export const PAGES = {
  'packages/auth': { script: 'auth-page-ours', prepared: false },
  'packages/auth, prepared while typing': { script: 'auth-page-ours', prepared: true },
  'aws-amplify': { script: 'auth-page-amplify', prepared: false },
} as const

/** What is measured for each of them. */
export type SignIns = Readonly<Record<keyof typeof PAGES, readonly PageTimes[]>>

/** Whole sign-ins against a pool in this process: a new page each time, the clients in turn. */
export async function measureSignIns(
  chromium: Chromium,
  { rounds, slowdown }: { readonly rounds: number; readonly slowdown: number },
  clock: () => number,
): Promise<SignIns> {
  const plenty = { addressRate: 1e9, addressBurst: 1e9, accountRate: 1e9, accountBurst: 1e9 }
  const pool = await startUserPool({
    clock,
    random: (length) => randomBytes(length),
    seeds: [PERSON],
    settings: { devices: 'off', limits: plenty },
  })
  const told = new URLSearchParams({
    userPoolId: pool.poolId,
    userPoolClientId: pool.clientId,
    endpoint: pool.url,
  })
  const measure = ({ script, prepared }: (typeof PAGES)[keyof typeof PAGES]) =>
    visit(chromium, `${chromium.origin}/${script}?${told}`, { prepared, slowdown })
  const measured: { [Name in keyof SignIns]: PageTimes[] } = {
    'packages/auth': [],
    'packages/auth, prepared while typing': [],
    'aws-amplify': [],
  }
  try {
    for (let round = 0; round <= rounds; round++)
      for (const name of ['packages/auth', 'packages/auth, prepared while typing', 'aws-amplify'] as const) {
        const times = await measure(PAGES[name])
        // The first round warms the pool and the browser.
        if (round > 0) measured[name].push(times)
      }
    return measured
  } finally {
    await pool.close()
  }
}

async function visit(
  { browser }: Chromium,
  address: string,
  { prepared, slowdown }: { readonly prepared: boolean; readonly slowdown: number },
): Promise<PageTimes> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    if (slowdown > 1) {
      const devTools = await context.newCDPSession(page)
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    }
    await page.goto(address)
    await page.waitForFunction(() => 'measureSignIn' in globalThis)
    const work = { username: PERSON.email, password: PERSON.password, prepared }
    return await page.evaluate((given) => globalThis.measureSignIn(given), work)
  } finally {
    await context.close()
  }
}
