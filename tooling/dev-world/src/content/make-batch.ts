import { createHash } from 'node:crypto'
import type { MintItem } from '@chiaroscuro/devnet'
import { maxMintBatch } from '@chiaroscuro/devnet'
import type { Style, Trait } from '../art/artwork.js'
import { ringBells } from '../art/bells.js'
import { drawKnot, tieKnot } from '../art/hand-knots.js'
import { createRandom } from '../art/random.js'
import { renderBanner, renderWebp } from '../art/render.js'
import { animateOrbits } from '../art/slow-orbits.js'
import { drawTidelines } from '../art/tidelines.js'
import type { Collection, Medium } from './collection.js'
import type { ContentStore } from './content-store.js'
import type { CollectionArt } from './metadata.js'
import { licenseText, pieceMetadata } from './metadata.js'

/** Pieces of one collection that are minted together: their numbers run from `first`. */
export interface BatchPlan {
  readonly seed: string
  readonly collection: Collection
  readonly first: number
  readonly count: number
}

interface Piece {
  readonly number: number
  readonly fileName: string
  readonly file: Buffer
  readonly title: string
  readonly traits: readonly Trait[]
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

async function makePiece({ seed, collection }: BatchPlan, number: number): Promise<Piece> {
  const random = createRandom(`${seed}/${collection.slug}/${number}`)
  const { medium } = collection
  const numbered = `${collection.piece} ${number}`
  if (medium.kind === 'animation') {
    const { file, traits } = await animateOrbits(random)
    return { number, fileName: `${number}.webp`, file, title: numbered, traits }
  }
  if (medium.kind === 'sound') {
    const { file, traits } = ringBells(random)
    return { number, fileName: `${number}.wav`, file, title: numbered, traits }
  }
  const isStudy = medium.kind === 'model' && number > collection.size - medium.studies
  if (medium.kind === 'model' && !isStudy) {
    const { file, traits } = tieKnot(random)
    return { number, fileName: `${number}.glb`, file, title: numbered, traits }
  }
  const drawing = drawingOf(medium)(random)
  const title = drawing.title === undefined ? numbered : `${drawing.title} (${number})`
  return {
    number,
    fileName: `${number}.webp`,
    file: await renderWebp(drawing),
    title,
    traits: drawing.traits,
  }
}

/** What a collection's own pictures are drawn by: for sounds, which have none, a quiet shore in its name. */
function drawingOf(medium: Medium): Style {
  if (medium.kind === 'model') return drawKnot
  return medium.kind === 'image' || medium.kind === 'flawed' ? medium.draw : drawTidelines
}

/** The collection's own pictures. */
async function collectionArt(plan: BatchPlan, store: ContentStore): Promise<CollectionArt> {
  const { collection, seed } = plan
  const key = `art-${collection.slug}-${sha256(Buffer.from(seed)).toString('hex').slice(0, 8)}`
  let cid = await store.readNote(key)
  if (cid === undefined) {
    const { medium } = collection
    const draw = drawingOf(medium)
    const random = (what: string) => createRandom(`${seed}/${collection.slug}/${what}`)
    const icon =
      medium.kind === 'animation'
        ? (await animateOrbits(random('icon'))).file
        : await renderWebp(draw(random('icon')), 400)
    const files = new Map([
      ['icon.webp', icon],
      ['banner.webp', await renderBanner(draw(random('banner')))],
    ])
    cid = await store.addDirectory(files)
    await store.writeNote(key, cid)
  }
  return { icon: `ipfs://${cid}/icon.webp`, banner: `ipfs://${cid}/banner.webp` }
}

/** What is wrong with a piece of the flawed kind: each of its first four is flawed in another way. */
type Flaw = 'wrong-hash' | 'not-json' | 'missing-file' | 'no-license' | undefined

function flawOf(collection: Collection, number: number): Flaw {
  if (collection.medium.kind !== 'flawed') return undefined
  return ([undefined, 'wrong-hash', 'not-json', 'missing-file', 'no-license'] as const)[number]
}

async function storeBatch(
  plan: BatchPlan,
  pieces: readonly Piece[],
  store: ContentStore,
): Promise<MintItem[]> {
  const { collection, seed } = plan
  const art = await collectionArt(plan, store)
  const license = Buffer.from(licenseText(collection))
  const licenseCid = await store.addDirectory(new Map([['license.txt', license]]))
  const documents = new Map<string, Buffer>()
  for (const { number, title, traits } of pieces) {
    const metadata = pieceMetadata({
      seed,
      collection,
      number,
      total: number > collection.size ? undefined : collection.size,
      title,
      traits,
      art,
    })
    const text = JSON.stringify(metadata, null, 2)
    const whole = flawOf(collection, number) === 'not-json' ? text.slice(0, text.length / 2) : text
    documents.set(`${number}.json`, Buffer.from(whole))
  }
  const missing = pieces.filter(({ number }) => flawOf(collection, number) === 'missing-file')
  const mediaCid = await store.addDirectory(
    new Map(pieces.map(({ fileName, file }) => [fileName, file])),
    new Set(missing.map(({ fileName }) => fileName)),
  )
  const metadataCid = await store.addDirectory(documents)
  return pieces.map(({ number, fileName, file }) => {
    const flaw = flawOf(collection, number)
    const document = documents.get(`${number}.json`) ?? Buffer.alloc(0)
    return {
      editionNumber: 1n,
      editionTotal: 1n,
      dataUris: [`ipfs://${mediaCid}/${fileName}`],
      dataHash: sha256(flaw === 'wrong-hash' ? Buffer.concat([file, Buffer.from('another print')]) : file),
      metadataUris: [`ipfs://${metadataCid}/${number}.json`],
      metadataHash: sha256(document),
      licenseUris: flaw === 'no-license' ? [] : [`ipfs://${licenseCid}/license.txt`],
      licenseHash: flaw === 'no-license' ? null : sha256(license),
    }
  })
}

function toNote(items: readonly MintItem[]): string {
  return JSON.stringify(
    items.map((item) => ({
      data: item.dataUris,
      dataHash: Buffer.from(item.dataHash ?? []).toString('hex'),
      metadata: item.metadataUris,
      metadataHash: Buffer.from(item.metadataHash ?? []).toString('hex'),
      license: item.licenseUris,
      licenseHash: Buffer.from(item.licenseHash ?? []).toString('hex'),
    })),
  )
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

function fromNote(note: string): MintItem[] {
  const value: unknown = JSON.parse(note)
  if (!Array.isArray(value)) return []
  return value.map((entry: unknown): MintItem => {
    const fields = typeof entry === 'object' && entry !== null ? new Map(Object.entries(entry)) : new Map()
    const bytes = (name: string) => {
      const hex: unknown = fields.get(name)
      return typeof hex === 'string' && hex.length > 0 ? Buffer.from(hex, 'hex') : null
    }
    return {
      editionNumber: 1n,
      editionTotal: 1n,
      dataUris: texts(fields.get('data')),
      dataHash: bytes('dataHash'),
      metadataUris: texts(fields.get('metadata')),
      metadataHash: bytes('metadataHash'),
      licenseUris: texts(fields.get('license')),
      licenseHash: bytes('licenseHash'),
    }
  })
}

/** Draws a batch, files it, and gives what its mint needs. Once drawn, a batch is read from its note. */
export async function makeBatch(
  plan: BatchPlan,
  store: ContentStore,
  onPiece: () => void = () => {},
): Promise<MintItem[]> {
  const { seed, collection, first, count } = plan
  const key = `batch-${collection.slug}-${first}-${count}-${sha256(Buffer.from(seed)).toString('hex').slice(0, 8)}`
  const note = await store.readNote(key)
  if (note !== undefined) {
    for (let index = 0; index < count; index++) onPiece()
    return fromNote(note)
  }
  const numbers = Array.from({ length: count }, (_, index) => first + index)
  const pieces: Piece[] = []
  // A few at a time: encoders run beside this thread, and a batch in memory stays small.
  for (let index = 0; index < numbers.length; index += 4) {
    const some = numbers.slice(index, index + 4).map(async (number) => {
      const piece = await makePiece(plan, number)
      onPiece()
      return piece
    })
    pieces.push(...(await Promise.all(some)))
  }
  const items = await storeBatch(plan, pieces, store)
  await store.writeNote(key, toNote(items))
  return items
}

/** A larger series keeps this many pieces for a late small drop, so that there is always something fresh. */
const lastDrop = 4

/** A collection cut into batches that fit a bundle. */
export function planBatches(seed: string, collection: Collection): BatchPlan[] {
  const { size } = collection
  const plans: BatchPlan[] = []
  const bulk = size > 3 * lastDrop ? size - lastDrop : size
  for (let first = 1; first <= bulk; first += maxMintBatch)
    plans.push({ seed, collection, first, count: Math.min(maxMintBatch, bulk - first + 1) })
  if (bulk < size) plans.push({ seed, collection, first: bulk + 1, count: size - bulk })
  return plans
}
