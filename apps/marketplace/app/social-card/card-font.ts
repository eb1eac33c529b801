import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A font as the drawing library takes it. */
export interface CardFont {
  name: string
  data: Buffer
  weight: 400 | 600
  style: 'normal'
}

const found = createRequire(import.meta.url)

/** Families in the order in which letters are looked for. The last has some 7,000 Chinese characters. */
const families = [
  { name: 'Fraunces', folder: 'fraunces', weights: [400] },
  { name: 'Inter', folder: 'inter', weights: [400, 600] },
  { name: 'XiaoWei', folder: 'zcool-xiaowei', weights: [400] },
] as const

type Family = (typeof families)[number]

interface Part {
  family: Family
  part: string
  ranges: readonly (readonly [number, number])[]
}

let known: Promise<readonly Part[]> | undefined
const read = new Map<string, Promise<Buffer>>()

/** The fonts a text needs: each family comes in parts by range of letters, and only those that occur are read. */
export async function fontsFor(text: string): Promise<CardFont[]> {
  known ??= listParts()
  const letters = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0))
  const needed = (await known).filter(
    ({ part, family, ranges }) =>
      (part === 'latin' && family.folder !== 'zcool-xiaowei') ||
      ranges.some(([from, to]) =>
        [...letters].some((letter) => letter > 0x7f && letter >= from && letter <= to),
      ),
  )
  const fonts = needed.flatMap(({ family, part }) =>
    family.weights.map(async (weight): Promise<CardFont> => {
      const name = part === 'latin' ? family.name : `${family.name} ${part}`
      return { name, weight, style: 'normal', data: await readPart(family, part, weight) }
    }),
  )
  return Promise.all(fonts)
}

async function listParts(): Promise<Part[]> {
  const lists = families.map(async (family) => {
    const text = await readFile(join(folderOf(family), 'unicode.json'), 'utf8')
    const parts: unknown = JSON.parse(text)
    if (typeof parts !== 'object' || parts === null) throw new Error(`${family.name} lists no parts`)
    return Object.entries(parts).map(([part, ranges]) => ({
      family,
      part: part.replace(/[[\]]/g, ''),
      ranges: readRanges(String(ranges)),
    }))
  })
  return (await Promise.all(lists)).flat()
}

/** `U+0-7f,U+131` as pairs. */
export function readRanges(text: string): (readonly [number, number])[] {
  return text.split(',').flatMap((one) => {
    const [, from, to] = /^\s*U\+([0-9a-f]+)(?:-([0-9a-f]+))?\s*$/i.exec(one) ?? []
    if (from === undefined) return []
    return [[Number.parseInt(from, 16), Number.parseInt(to ?? from, 16)] as const]
  })
}

function folderOf({ folder }: Family): string {
  return dirname(found.resolve(`@fontsource/${folder}/package.json`))
}

function readPart(family: Family, part: string, weight: number): Promise<Buffer> {
  const file = join(folderOf(family), 'files', `${family.folder}-${part}-${weight}-normal.woff`)
  const reading = read.get(file) ?? readFile(file)
  read.set(file, reading)
  return reading
}
