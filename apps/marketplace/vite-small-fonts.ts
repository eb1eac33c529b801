import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const FONTS = [
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
]
/** The letters that their faces say they have (`font.css.ts` of the components). */
export const LETTERS: readonly (readonly [first: number, last: number])[] = [
  [0x00, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
]
/** Nothing here is lighter than text, or bolder than bold. */
const WEIGHTS = { wght: { min: 400, max: 700 } }

/**
 * Takes out of the fonts what no page shows, before anything asks for them: they are a third of what a first visit waits
 * for before its picture.
 */
export function smallFonts(): Plugin {
  const folder = join(import.meta.dirname, 'node_modules/.cache/fonts')
  return {
    name: 'small-fonts',
    async config() {
      await mkdir(folder, { recursive: true })
      const alias = FONTS.map(async (name) => {
        const replacement = join(folder, basename(name))
        // Several compilers read this configuration at once.
        const written = join(folder, randomUUID())
        await writeFile(written, await smallFont(name))
        await rename(written, replacement)
        // With or without the question of whoever wants its address alone.
        return { find: new RegExp(`^${name}(?=$|\\?)`), replacement }
      })
      return { resolve: { alias: await Promise.all(alias) } }
    },
  }
}

async function smallFont(name: string): Promise<Uint8Array> {
  const whole = await readFile(createRequire(import.meta.url).resolve(name))
  return subsetFont(whole, letters(), { targetFormat: 'woff2', variationAxes: WEIGHTS })
}

function letters(): string {
  return LETTERS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
  ).join('')
}
