import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { openBrowser } from './web-browser.js'
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
    const readers = await openReaders(browser, site.url)
    for (const place of wanted) {
      const pictures: Picture[] = []
      for (const reader of readers) pictures.push(...(await picturesOf(reader, site.url, place, folder)))
      const sheet = await contactSheet(folder, place.name, pictures)
      wide.push(...pictures.flatMap(({ overflow }) => overflow))
      say(sheet)
    }
    const found = wide.map((words) => `  ${words}   MISSED\n`).join('')
    return {
      text: `  ${wanted.length} pages in ${WIDTHS.length * readers.length} views each, in ${folder}\n${found}`,
      reached: wide.length === 0,
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

interface Picture {
  readonly view: View
  readonly image: Buffer
  readonly overflow: readonly string[]
}

/** Somebody who reads in one language and theme, and goes from page to page. */
interface Reader extends Omit<View, 'width'> {
  readonly page: Page
}

async function openReaders(browser: Browser, site: string): Promise<Reader[]> {
  const kinds = LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ language, theme })))
  return Promise.all(
    kinds.map(async ({ language, theme }) => {
      const context = await browser.newContext({ colorScheme: theme, reducedMotion: 'reduce' })
      await context.addCookies([{ name: 'user-lang', value: language, url: site }])
      return { language, theme, page: await context.newPage() }
    }),
  )
}

async function picturesOf(
  { page, theme, language }: Reader,
  site: string,
  { name, path }: Place,
  folder: string,
): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    if (width === WIDTHS[0]) await page.goto(site + path, { waitUntil: 'load' })
    await page.evaluate(() => {
      // What one does not see is not drawn otherwise, and a picture of the whole page sees it all.
      const all = new CSSStyleSheet()
      all.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets = [all]
    })
    await settled(page)
    const { height, wide } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      wide: document.documentElement.scrollWidth,
    }))
    const clip = { x: 0, y: 0, width, height: Math.min(HEIGHT, height) }
    const image = await page.screenshot({ clip, fullPage: true, type: 'jpeg', quality: 92 })
    const file = `${name}-${width}-${theme}-${language}.jpg`
    writeFileSync(join(folder, file), image)
    const overflow = wide > width ? [`${file} scrolls sideways: ${wide} px`] : []
    pictures.push({ view: { width, theme, language }, image, overflow })
  }
  return pictures
}

/** Pictures further down load when one comes near: here all come at once, and are waited for a while, with the fonts. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async (height) => {
    const near = [...document.images].filter((image) => image.getBoundingClientRect().top < height)
    for (const image of near) image.loading = 'eager'
    await document.fonts.ready
    const coming = near
      .filter((image) => !image.complete)
      .map(
        (image) => new Promise((done) => ['load', 'error'].map((end) => image.addEventListener(end, done))),
      )
    await Promise.race([Promise.all(coming), new Promise((done) => setTimeout(done, 3000))])
  }, HEIGHT)
}

/** All views of a page side by side: a row for each language. */
async function contactSheet(folder: string, name: string, pictures: readonly Picture[]): Promise<string> {
  const small = await Promise.all(
    pictures.map(async ({ view, image }) => ({
      view,
      picture: await sharp(image)
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
