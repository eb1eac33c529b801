import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { letters } from '../../packages/ui/src/theme/letters.js'

const FONTS = [
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
]
/** Nothing here is lighter than text, or bolder than bold. */
const WEIGHTS = { wght: { min: 400, max: 700 } }

/**
 * Cuts the fonts down to what pages show, and in two by their letters (`letters.ts` of the components), before anything asks for
 * them: they are a third of what a first visit waits for before its picture.
 */
export function smallFonts(): Plugin {
  const folder = join(import.meta.dirname, 'node_modules/.cache/fonts')
  return {
    name: 'small-fonts',
    async config() {
      await mkdir(folder, { recursive: true })
      const faces = FONTS.flatMap((name) => Object.entries(letters).map((face) => ({ name, face })))
      const alias = faces.map(async ({ name, face: [face, ranges] }) => {
        const replacement = join(folder, basename(name).replace('-latin-', `-${face}-`))
        // Several compilers read this configuration at once.
        const written = join(folder, randomUUID())
        await writeFile(written, await smallFont(name, lettersOf(ranges)))
        await rename(written, replacement)
        // The first with or without the question of whoever wants its address alone.
        const asked = face === 'rest' ? String.raw`\?rest$` : String.raw`(?=$|\?url$)`
        return { find: new RegExp(`^${name}${asked}`), replacement }
      })
      return { resolve: { alias: await Promise.all(alias) } }
    },
  }
}

async function smallFont(name: string, text: string): Promise<Uint8Array> {
  const whole = await readFile(createRequire(import.meta.url).resolve(name))
  return subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: WEIGHTS })
}

/** All that ranges of letters name, as CSS writes them. */
export function lettersOf(ranges: string): string {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-')
      const from = Number.parseInt(first, 16)
      const length = Number.parseInt(last, 16) - from + 1
      return Array.from({ length }, (_, i) => String.fromCodePoint(from + i))
    })
    .join('')
}
