/** One picture of a layer. */
export interface LayerValue {
  /** As traits call it. */
  readonly name: string
  /** Path in the folder; nothing where the layer is left out. */
  readonly file: string | undefined
  /** How often it is meant to come, beside the others of its layer. */
  readonly weight: number
}

/** Pictures of which every piece has one, drawn over the layers before it. */
export interface Layer {
  readonly name: string
  readonly values: readonly LayerValue[]
}

const PICTURE = /\.(png|webp|gif|jpe?g|avif)$/i
const WEIGHT = /#(\d{1,9}(?:\.\d{1,6})?)$/
/** What folders and files are counted by is no part of their names. */
const COUNTED = /^\d{1,3}[\s._-]+(?=\S)/
const NONE = /^(none|empty|blank|nothing)$/i

/**
 * Layers of a folder as generators lay them out: a folder a layer, a picture a value, `Red#30.png` with its weight; folders are drawn in
 * the order of their names (`01-Sky` before `02-Hill`). Of a common folder above them all (`layers/`) nothing is left.
 */
export function readLayers(paths: readonly string[]): Layer[] {
  const pictures = paths.filter((path) => PICTURE.test(path)).map((path) => path.split('/'))
  const deepest = pictures.reduce((least, parts) => Math.min(least, parts.length), Number.POSITIVE_INFINITY)
  const folders = new Map<string, string[]>()
  for (const parts of pictures) {
    if (parts.length < 2 || parts.length > deepest) continue
    const folder = parts.at(-2) ?? ''
    folders.set(folder, [...(folders.get(folder) ?? []), parts.join('/')])
  }
  const inOrder = [...folders].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
  return inOrder.map(([folder, files]) => ({
    name: plain(folder),
    values: files.sort().map((path) => readValue(path)),
  }))
}

function readValue(path: string): LayerValue {
  const stem = (path.split('/').at(-1) ?? path).replace(/\.[^.]*$/, '')
  const weight = Number(WEIGHT.exec(stem)?.[1] ?? 1)
  return { name: plain(stem.replace(WEIGHT, '')), file: path, weight }
}

function plain(text: string): string {
  const name = text.replace(COUNTED, '').replace(/[_]+/g, ' ').trim().normalize('NFC')
  return name === '' ? text : name
}

/** Whether a value stands for a layer that is not there: traits do not tell of it. */
export function isNone(name: string): boolean {
  return NONE.test(name)
}

/**
 * How many pieces of `size` get each value by their weights: whole numbers that come to `size`, each as near to its share as can be (the
 * largest remainders are rounded up, of equal ones the first). All are alike where no weight is above 0.
 */
export function countsOf(weights: readonly number[], size: number): number[] {
  const sum = weights.reduce((all, one) => all + one, 0)
  const shares = weights.map((weight) => (sum > 0 ? weight / sum : 1 / weights.length) * size)
  const counts = shares.map(Math.floor)
  const left = size - counts.reduce((all, one) => all + one, 0)
  const byRest = [...shares.keys()].sort(
    (one, other) => rest(shares[other]) - rest(shares[one]) || one - other,
  )
  for (const at of byRest.slice(0, left)) counts[at] = (counts[at] ?? 0) + 1
  return counts
}

const rest = (share = 0) => share - Math.floor(share)
