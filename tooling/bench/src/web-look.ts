import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { openBrowser } from './web.js'
import { findPlaces, type Place } from './web-places.js'
import { findSite } from './web-product.js'

const WIDTHS = [390, 834, 1440] as const
const THEMES = ['light', 'dark'] as const
const LANGUAGES = ['en', 'zh'] as const
/** How much of a page is looked at; what is below repeats. */
const HEIGHT = 2600
/** A contact sheet's pictures are this much smaller. */
const SHRUNK = 0.5
const GAP = 16

interface View {
  readonly width: (typeof WIDTHS)[number]
  readonly theme: (typeof THEMES)[number]
  readonly language: (typeof LANGUAGES)[number]
}

/** Every width in both themes in English, then the same in Chinese. */
const VIEWS: readonly View[] = LANGUAGES.flatMap((language) =>
  THEMES.flatMap((theme) => WIDTHS.map((width) => ({ width, theme, language }))),
)

/** Pictures of every public page at each width, theme and language, and a contact sheet for each page. */
export async function lookAtPages(options: {
  /** Where the website runs; started when left out. */
  site: string | undefined
  folder: string
  /** Names of pages to look at; all when empty. */
  only: readonly string[]
  say: (words: string) => void
}): Promise<{ text: string; reached: boolean }> {
  const { folder, only, say } = options
  const site = await findSite(options.site, say)
  const browser = await openBrowser()
  try {
    const { all } = await findPlaces(site.url)
    const wanted = all.filter(({ name }) => only.length === 0 || only.includes(name))
    // What an older run left behind would pass for new.
    if (only.length === 0) rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const wide: string[] = []
    for (const place of wanted) {
      const pictures: Picture[] = []
      for (const view of VIEWS) pictures.push(await picture(browser, site.url, place, view, folder))
      const sheet = await contactSheet(folder, place.name, pictures)
      wide.push(...pictures.flatMap(({ overflow }) => overflow))
      say(sheet)
    }
    const found = wide.map((words) => `  ${words}   MISSED\n`).join('')
    return {
      text: `  ${wanted.length} pages in ${VIEWS.length} views each, in ${folder}\n${found}`,
      reached: wide.length === 0,
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

interface Picture {
  readonly view: View
  readonly png: Buffer
  readonly overflow: readonly string[]
}

async function picture(
  browser: Browser,
  site: string,
  { name, path }: Place,
  view: View,
  folder: string,
): Promise<Picture> {
  const context = await browser.newContext({
    viewport: { width: view.width, height: 900 },
    colorScheme: view.theme,
    reducedMotion: 'reduce',
  })
  try {
    await context.addCookies([{ name: 'user-lang', value: view.language, url: site }])
    const page = await context.newPage()
    await page.goto(site + path, { waitUntil: 'load' })
    await settled(page)
    const height = Math.min(HEIGHT, await page.evaluate(() => document.documentElement.scrollHeight))
    const png = await page.screenshot({ clip: { x: 0, y: 0, width: view.width, height }, fullPage: true })
    const file = `${name}-${view.width}-${view.theme}-${view.language}.webp`
    await sharp(png).webp({ quality: 80 }).toFile(join(folder, file))
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    return { view, png, overflow: width > view.width ? [`${file} scrolls sideways: ${width} px`] : [] }
  } finally {
    await context.close()
  }
}

/** Pictures further down load when one comes near: walk the page once, then wait for them and for the fonts. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async (height) => {
    for (let y = 0; y < Math.min(height, document.body.scrollHeight); y += 600) {
      window.scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    window.scrollTo(0, 0)
    await document.fonts.ready
    const patience = new Promise((done) => setTimeout(done, 4000))
    const shown = [...document.images].filter((image) => image.getBoundingClientRect().top < height)
    await Promise.race([patience, Promise.all(shown.map((image) => image.decode().catch(() => {})))])
  }, HEIGHT)
}

/** All views of a page side by side: a row for each language. */
async function contactSheet(folder: string, name: string, pictures: readonly Picture[]): Promise<string> {
  const small = await Promise.all(
    pictures.map(async ({ view, png }) => ({
      view,
      picture: await sharp(png)
        .resize({ width: Math.round(view.width * SHRUNK) })
        .png()
        .toBuffer({ resolveWithObject: true }),
    })),
  )
  let top = GAP
  let right = GAP
  const placed: { input: Buffer; left: number; top: number }[] = []
  for (const language of LANGUAGES) {
    let left = GAP
    let tallest = 0
    for (const { view, picture } of small) {
      if (view.language !== language) continue
      placed.push({ input: picture.data, left, top })
      left += picture.info.width + GAP
      tallest = Math.max(tallest, picture.info.height)
    }
    right = Math.max(right, left)
    top += tallest + GAP
  }
  const file = join(folder, `sheet-${name}.webp`)
  await sharp({ create: { width: right, height: top, channels: 3, background: '#888888' } })
    .composite(placed)
    .webp({ quality: 75 })
    .toFile(file)
  return file
}
