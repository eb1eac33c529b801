// The sample that comes with the studio: a hundred paper lanterns, drawn when it is built, with a sheet that has what sheets have.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const COUNT = 100
const SIDE = 560

const SKIES = [
  { name: 'Dusk', of: ['#26304f', '#c98a6b'] },
  { name: 'Night', of: ['#0d1424', '#2b3a5c'] },
  { name: 'Rain', of: ['#1c2629', '#4a5d60'] },
  { name: 'Dawn', of: ['#55486b', '#e7b79a'] },
  { name: 'Snow', of: ['#38424d', '#aeb9bd'] },
]
const PAPERS = [
  { name: 'Vermilion', of: ['#d8452f', '#f4a259'] },
  { name: 'Persimmon', of: ['#d9722e', '#f7c873'] },
  { name: 'Rice', of: ['#d9cfb6', '#fff6dd'] },
  { name: 'Indigo', of: ['#3b4c8c', '#8ea4d8'] },
  { name: 'Moss', of: ['#5d7a48', '#c4d68f'] },
  { name: 'Plum', of: ['#7b3558', '#d68aa7'] },
]
const SHAPES = ['Round', 'Tall', 'Gourd', 'Drum']
const MARKS = ['None', 'Crescent', 'Wave', 'Dots', 'Stripe']

/** Chance with a beginning: the same hundred on every machine. */
function chance(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const pick = (random, list, lean = 1) => list[Math.floor(random() ** lean * list.length)]

/** Half the width of a lantern's body at a height from -1 to 1. */
function girth(shape, y) {
  if (shape === 'Round') return Math.sqrt(1 - (y * 0.94) ** 2)
  if (shape === 'Tall') return 0.62 * (1 - (y * 0.88) ** 6 * 0.5)
  if (shape === 'Drum') return 0.9 * (1 - y ** 8 * 0.35)
  return 0.55 + 0.34 * Math.cos(y * Math.PI * 1.25 + 0.5) * (y < 0 ? 0.75 : 1.1)
}

function lantern(random, { x, y, size, shape, paper, mark, ribs }) {
  const steps = Array.from({ length: 41 }, (_, i) => -1 + i / 20)
  const at = (t, side) =>
    `${(x + side * girth(shape, t) * size).toFixed(1)} ${(y + t * size * 1.12).toFixed(1)}`
  const outline = `M${steps.map((t) => at(t, -1)).join('L')}L${[...steps]
    .reverse()
    .map((t) => at(t, 1))
    .join('L')}Z`
  const id = `g${Math.round(x)}${Math.round(y)}`
  const rib = Array.from({ length: ribs }, (_, i) => {
    const t = -0.92 + (i * 1.84) / (ribs - 1)
    const half = girth(shape, t) * size
    const line = y + t * size * 1.12
    return `<path d="M${x - half} ${line}Q${x} ${line + size * 0.09} ${x + half} ${line}"/>`
  })
  const glyphs = {
    None: '',
    Crescent: `<path d="M${x + size * 0.1} ${y - size * 0.3}a${size * 0.3} ${size * 0.3} 0 1 0 ${size * 0.12} ${size * 0.54}a${size * 0.24} ${size * 0.24} 0 1 1 ${-size * 0.12} ${-size * 0.54}Z"/>`,
    Wave: `<path d="M${x - size * 0.4} ${y}q${size * 0.2} ${-size * 0.3} ${size * 0.4} 0t${size * 0.4} 0v${size * 0.12}q${-size * 0.2} ${size * 0.3} ${-size * 0.4} 0t${-size * 0.4} 0Z"/>`,
    Dots: [-0.26, 0, 0.26].map((t) => `<circle cx="${x}" cy="${y + t * size}" r="${size * 0.08}"/>`).join(''),
    Stripe: `<rect x="${x - size * 0.07}" y="${y - size * 0.6}" width="${size * 0.14}" height="${size * 1.2}"/>`,
  }
  const cap = girth(shape, 1) * size * 0.7 + size * 0.1
  return `<defs><radialGradient id="${id}" cy="0.6"><stop offset="0" stop-color="${paper.of[1]}"/><stop offset="1" stop-color="${paper.of[0]}"/></radialGradient></defs>
<circle cx="${x}" cy="${y}" r="${size * 2.1}" fill="${paper.of[1]}" opacity="${0.1 + random() * 0.06}"/>
<path d="M${x} 0V${y - size * 1.1}" stroke="#0b0a08" stroke-width="2" opacity="0.6"/>
<path d="${outline}" fill="url(#${id})"/>
<g fill="none" stroke="${paper.of[0]}" stroke-width="${size * 0.02}" opacity="0.55">${rib.join('')}</g>
<g fill="#1b120c" opacity="0.72">${glyphs[mark]}</g>
<rect x="${x - cap / 2}" y="${y - size * 1.2}" width="${cap}" height="${size * 0.13}" rx="3" fill="#16140f"/>
<rect x="${x - cap / 2}" y="${y + size * 1.07}" width="${cap}" height="${size * 0.13}" rx="3" fill="#16140f"/>
<path d="M${x} ${y + size * 1.2}v${size * 0.5}" stroke="${paper.of[0]}" stroke-width="${size * 0.06}"/>`
}

function picture({ sky, body, width = SIDE, height = SIDE }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${sky.of[0]}"/><stop offset="1" stop-color="${sky.of[1]}"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#sky)"/>${body}</svg>`
}

function piece(number) {
  const random = chance(number * 7919)
  const sky = pick(random, SKIES, 1.4)
  const [shape, mark] = [pick(random, SHAPES, 1.2), pick(random, MARKS, 1.3)]
  const paper = pick(random, PAPERS, 1.5)
  const lit = 1 + Math.floor(random() ** 2 * 4)
  const small = Array.from({ length: lit - 1 }, (_, i) => ({
    ...{ x: 90 + ((i * 190 + random() * 150) % 390), y: 110 + random() * 120, size: 22 + random() * 16 },
    ...{ shape, paper: pick(random, PAPERS), mark: 'None', ribs: 6 },
  }))
  const main = {
    x: 280 + (random() - 0.5) * 50,
    y: 310 + (random() - 0.5) * 30,
    size: 118,
    shape,
    paper,
    mark,
    ribs: 11,
  }
  const body = [...small, main].map((one) => lantern(random, one)).join('')
  return {
    svg: picture({ sky, body }),
    traits: { Sky: sky.name, Paper: paper.name, Shape: shape, Mark: mark, Lit: String(lit) },
  }
}

const webp = (svg) => sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer()

/** What happens to sheets on their way through several hands. */
const MISHAPS = {
  7: (row) => ({ ...row, name: '' }),
  12: (row) => ({ ...row, file: row.file.toUpperCase() }),
  23: (row) => ({ ...row, Paper: row.Paper.toLowerCase() }),
  31: (row) => ({ ...row, name: `Paper\u200b lantern 31 ` }),
  48: (row) => ({ ...row, Sky: ` ${row.Sky.toUpperCase()}` }),
}

/** Writes the sample into a folder of this name. */
export async function drawLanterns(folder) {
  await mkdir(join(folder, 'images'), { recursive: true })
  const columns = ['file', 'name', 'description', 'Sky', 'Paper', 'Shape', 'Mark', 'Lit']
  const rows = []
  for (let number = 1; number <= COUNT; number++) {
    const { svg, traits } = piece(number)
    const file = `${String(number).padStart(3, '0')}.webp`
    await writeFile(join(folder, 'images', file), await webp(svg))
    const row = {
      file,
      name: `Paper lantern ${number}`,
      description: 'A lantern at the end of the pier.',
      ...traits,
    }
    rows.push((MISHAPS[number] ?? ((same) => same))(row))
  }
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  // As spreadsheets of half of Europe write it.
  await writeFile(
    join(folder, 'metadata.csv'),
    `\ufeff${lines.map((line) => line.join(';')).join('\r\n')}\r\n`,
  )
  await writeFile(join(folder, 'icon.webp'), await webp(piece(4).svg))
  const random = chance(11)
  const body = Array.from({ length: 9 }, (_, i) =>
    lantern(random, {
      ...{ x: 80 + i * 160, y: 150 + random() * 120, size: 42 + random() * 22, ribs: 8 },
      ...{ shape: pick(random, SHAPES), paper: pick(random, PAPERS), mark: pick(random, MARKS) },
    }),
  ).join('')
  await writeFile(
    join(folder, 'banner.webp'),
    await webp(picture({ sky: SKIES[1], body, width: 1440, height: 360 })),
  )
}
