import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './hydrated.js'
import { COLLECTOR, logIn } from './log-in.js'
import { newestCode } from './mailbox.js'
import { urlOf } from './product.js'

/** Has a script wait until it is let through. */
async function hold(page: Page, name: string): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((done) => {
    letThrough = done
  })
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}

/** Opens a page whose scripts come when they are let through; who leaves it then does not wait until it is alive. */
async function openHeld(page: Page, path: string): Promise<(way?: { leaves: boolean }) => Promise<void>> {
  const letThrough = await hold(page, 'entry.client')
  await page.goto(`${urlOf('Marketplace')}${path}`, { waitUntil: 'commit' })
  // They are asked for, so presses are kept. A page that is still being read may not have come to them.
  await page.waitForFunction(
    () => document.readyState !== 'loading' && !document.querySelector('link[rel=late]'),
  )
  return async ({ leaves } = { leaves: false }) => {
    letThrough()
    if (!leaves) await hydrated(page.getByRole('contentinfo'))
  }
}

/** Presses a key at the worst moment: React listens already, and has drawn nothing yet. */
async function pressWhenListening(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { addEventListener } = document
    document.addEventListener = (...given: Parameters<typeof addEventListener>) => {
      addEventListener.apply(document, given)
      // Nobody else asks for it.
      if (given[0] !== 'dragstart') return
      document.addEventListener = addEventListener
      queueMicrotask(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true })))
    }
  })
}

/** How many devices this browser can prove to be. */
async function devicesKept(page: Page): Promise<number> {
  const kept = await page.evaluate(() => Object.keys(localStorage))
  return kept.filter((name) => name.endsWith('.deviceKey')).length
}

const stars = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Watch / })
const star = (page: Page) => stars(page).first()

test('scripts are asked for once the page has been painted', async ({ page }) => {
  await page.addInitScript(() => {
    const frames: number[] = []
    Object.assign(window, { frames })
    const note = () => {
      frames.push(performance.now())
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await page.goto(`${urlOf('Marketplace')}/nfts`)
  await hydrated(page.getByRole('contentinfo'))
  const frames: number[] = await page.evaluate('window.frames')
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name, startTime })),
  )
  const [starter] = scripts.filter(({ name }) => name.includes('/after-paint-'))
  const asked = scripts.filter((script) => script !== starter).map(({ startTime }) => startTime)
  expect(asked.length).toBeGreaterThan(5)
  const first = Math.min(...asked)
  const before = frames.filter((at) => at > (starter?.startTime ?? 0) && at < first)
  // Two frames drawn, or as long as is waited for them.
  expect(before.length >= 2 || first > 1500).toBe(true)
})

test('what is pressed before the page comes alive is done once it has', async ({ page }) => {
  const release = await openHeld(page, '/nfts')
  await star(page).click()
  await release()
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true')
})

test('what is pressed again out of impatience is done once', async ({ page }) => {
  const release = await openHeld(page, '/nfts')
  await star(page).click()
  await star(page).click()
  await release()
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true')
})

test('several things that are pressed are each done', async ({ page }) => {
  const release = await openHeld(page, '/nfts')
  for (const place of [0, 1, 2]) await stars(page).nth(place).click()
  await release()
  for (const place of [0, 1, 2]) await expect(stars(page).nth(place)).toHaveAttribute('aria-pressed', 'true')
})

test('what is pressed by the keyboard is done, too', async ({ page }) => {
  const release = await openHeld(page, '/nfts')
  await star(page).focus()
  await page.keyboard.press('Enter')
  await release()
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true')
})

test('a menu that was opened before the page came alive stays open', async ({ page }) => {
  const release = await openHeld(page, '/nfts')
  await page.locator('summary[title=Theme]').first().click()
  await release()
  await expect(page.getByRole('button', { name: 'Dark' }).first()).toBeVisible()
})

test('what is typed before the page comes alive is there, and searched for', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const release = await openHeld(page, '/collections')
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.pressSequentially('wind')
  await release()
  await expect(search).toHaveValue('wind')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
})

test('what is typed before anything listens is there, too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const release = await hold(page, 'after-paint')
  await page.goto(`${urlOf('Marketplace')}/collections`, { waitUntil: 'commit' })
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.pressSequentially('wind')
  release()
  await hydrated(page.getByRole('contentinfo'))
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await expect(search).toHaveValue('wind')
})

test('a password that is sent before the page comes alive waits, and never leaves the browser', async ({
  page,
}) => {
  const release = await openHeld(page, '/login?returnTo=%2Fevents')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await page.getByLabel('E-mail address').fill(COLLECTOR.email)
  await page.getByLabel('Password').fill(COLLECTOR.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.locator('form[data-waits=now]')).toBeVisible()
  await release({ leaves: true })
  await page.waitForURL('**/events')
  expect(sent.filter((text) => text.includes(COLLECTOR.email)).length).toBeGreaterThan(0)
  expect(sent.filter((text) => text.includes(COLLECTOR.password))).toEqual([])
})

test('an account that is asked for before the page comes alive is known to this browser afterwards', async ({
  page,
}) => {
  const release = await openHeld(page, '/register')
  const email = `early-${process.pid}@mail.test`
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').pressSequentially('First-1-password', { delay: 100 })
  await page.getByRole('button', { name: 'Create the account' }).click()
  await release()
  await page.getByLabel('Code').fill(await newestCode(email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('link', { name: 'Go on' })).toBeVisible()
  expect(await devicesKept(page)).toBe(1)
})

test('who logs out before the page comes alive leaves no device behind', async ({ page }) => {
  await logIn(page, COLLECTOR, '/events')
  await page.waitForURL('**/events')
  expect(await devicesKept(page)).toBe(1)
  const release = await openHeld(page, '/events')
  await page.getByLabel('Account', { exact: true }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await release({ leaves: true })
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await devicesKept(page)).toBe(0)
})

test('a key that is pressed while the page comes alive does not keep it from it', async ({ page }) => {
  await pressWhenListening(page)
  await page.goto(`${urlOf('Marketplace')}/login`)
  await hydrated(page.getByRole('contentinfo'))
  await expect(page.getByRole('button', { name: 'Show' })).toBeVisible()
})

test('two hundred links ask for the routes they lead to once, and none when one is pressed', async ({
  page,
}) => {
  // The page itself is asked for anew as blocks come.
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/__manifest' || pathname.startsWith('/nfts/')) asked.push(pathname)
  })
  const learned = page.waitForResponse((response) => response.url().includes('/__manifest?'))
  await page.goto(`${urlOf('Marketplace')}/events`)
  await hydrated(page.getByRole('contentinfo'))
  await learned
  expect(asked).toEqual(['/__manifest'])
  // Its own address was not among those that were asked for; the last ones make room for what comes.
  const links = page.getByRole('main').locator('a[href^="/nfts/nft"]')
  const path = await links.nth(Math.floor((await links.count()) / 2)).getAttribute('href')
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
  await page.waitForURL(`**${path}`)
  expect(asked.slice(0, 2)).toEqual(['/__manifest', `${path}.data`])
})

test('routes that did not come are asked for by a press, and no error is told', async ({ page }) => {
  const told: string[] = []
  page.on('console', (message) => {
    // The browser's own line of the request that this test refuses.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load')) told.push(message.text())
  })
  let asked = 0
  await page.route('**/__manifest?*', (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/__manifest?'))
  await page.goto(`${urlOf('Marketplace')}/events`)
  await hydrated(page.getByRole('contentinfo'))
  await refused
  const link = page.getByRole('main').locator('a[href^="/nfts/nft"]').first()
  const path = await link.getAttribute('href')
  await link.click()
  await page.waitForURL(`**${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toBeGreaterThan(1)
  expect(told).toEqual([])
})

test('a page comes alive where its language could not be learned beside it', async ({ page }) => {
  let refused = 0
  await page.route('**/assets/learn-language-*.js', (route) => {
    refused += 1
    return route.abort()
  })
  await page.goto(`${urlOf('Marketplace')}/nfts`)
  await hydrated(page.getByRole('contentinfo'))
  expect(refused).toBe(1)
})
