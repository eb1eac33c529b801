import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { letters } from '../../packages/ui/src/theme/letters.js'

/** Each with its weights: text goes from plain to bold, titles are of 400 to 460, which nobody tells from one. */
export const FONTS: Readonly<Record<string, Weights>> = {
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2': { min: 400, max: 600 },
  '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2': 425,
}
type Weights = number | { min: number; max: number }

/** What the published types of the library do not know yet stands here, too. */
const CUT = {
  targetFormat: 'woff2',
  /** Distances between letters, and figures of one width; other forms of letters are nowhere asked for. */
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
  /** What browsers read of a font without changing how it looks here. */
  dropTables: ['GDEF', 'MVAR', 'STAT', 'gasp'],
} as const

/**
 * Cuts the fonts down to what pages show, and in two by their letters (`letters.ts` of the components), before anything asks for
 * them: they are a quarter of what a first visit waits for before its picture. A file of less than 14 kB comes with the first
 * answer of a new connection, a longer one takes another way there and back.
 */
export function smallFonts(): Plugin {
  const folder = join(import.meta.dirname, 'node_modules/.cache/fonts')
  return {
    name: 'small-fonts',
    async config() {
      await mkdir(folder, { recursive: true })
      const faces = Object.entries(FONTS).flatMap(([name, wght]) =>
        Object.entries(letters).map((face) => ({ name, wght, face })),
      )
      const alias = faces.map(async ({ name, wght, face: [face, ranges] }) => {
        const replacement = join(folder, basename(name).replace('-latin-', `-${face}-`))
        // Several compilers read this configuration at once.
        const written = join(folder, randomUUID())
        await writeFile(written, await smallFont(name, wght, lettersOf(ranges)))
        await rename(written, replacement)
        // The first with or without the question of whoever wants its address alone.
        const asked = face === 'rest' ? String.raw`\?rest$` : String.raw`(?=$|\?url$)`
        return { find: new RegExp(`^${name}${asked}`), replacement }
      })
      return { resolve: { alias: await Promise.all(alias) } }
    },
  }
}

/** One face of a font: these weights of these letters. */
export async function smallFont(name: string, wght: Weights, text: string): Promise<Uint8Array> {
  const whole = await readFile(createRequire(import.meta.url).resolve(name))
  return subsetFont(whole, text, { ...CUT, variationAxes: { wght } })
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
