import { open, readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type KnownFile, readKnownFile } from '@chiaroscuro/minting/drop'
import { type PieceDraft, readDocument, readSheet } from '@chiaroscuro/minting/sheet'
import { StudioError } from '../ipc/failure.js'

/** More files than any plan has pieces and documents. */
const MAX_FILES = 250_000
const MAX_DEPTH = 4
const MAX_SHEET_BYTES = 64 << 20
const MAX_DOCUMENT_BYTES = 1 << 20
/** What no rule lets through is not read to its end. */
const MAX_MEDIA_BYTES = 200 << 20

/** What a folder holds, read once. */
export interface ImportedFolder {
  /** Files that pieces may be made of, by their path in the folder. */
  readonly files: readonly KnownFile[]
  readonly drafts: readonly PieceDraft[]
  /** The collection's own pictures. */
  readonly icon: KnownFile | undefined
  readonly banner: KnownFile | undefined
}

/**
 * Reads a folder in whichever layout it has: a sheet beside its pictures, `images/` with `json/`, or documents beside their pictures;
 * pictures alone become pieces called by their files. Rejects with `StudioError` `folder-unreadable`, `folder-empty`, `folder-too-large`.
 */
export async function importFolder(folder: string): Promise<ImportedFolder> {
  const paths = (await listFiles(folder)).sort()
  const sheet = paths.find((path) => /\.(csv|tsv)$/i.test(path))
  const documents = paths.filter((path) => /\.json$/i.test(path))
  const media = paths.filter((path) => !/\.(csv|tsv|json|txt|md|db|ini)$/i.test(path))
  const files: KnownFile[] = []
  for (const path of media)
    files.push(await readKnownFile(path, await readBounded(folder, path, MAX_MEDIA_BYTES)))
  const own = (name: string) => files.find(({ path }) => new RegExp(`^${name}\\.[a-z]+$`, 'i').test(path))
  const [icon, banner] = [own('icon'), own('banner')]
  const pieces = files.filter((file) => file !== icon && file !== banner)
  const drafts = sheet
    ? readSheet(await readBounded(folder, sheet, MAX_SHEET_BYTES)).drafts
    : await readDocuments(folder, documents)
  if (drafts.length === 0 && pieces.length === 0) throw new StudioError('folder-empty')
  return { files: pieces, drafts: drafts.length > 0 ? drafts : pieces.map(draftOf), icon, banner }
}

async function readDocuments(folder: string, paths: readonly string[]): Promise<PieceDraft[]> {
  const drafts: PieceDraft[] = []
  for (const path of paths) {
    // Generators put the whole list beside the documents of its pieces.
    if (paths.length > 1 && /(^|\/)_?(metadata|collection)\.json$/i.test(path)) continue
    drafts.push(...readDocument(await readBounded(folder, path, MAX_DOCUMENT_BYTES), path).drafts)
  }
  const numberOf = ({ from }: PieceDraft) => Number(/(\d+)\.json/i.exec(from)?.[1] ?? 0)
  return drafts.sort((one, other) => numberOf(one) - numberOf(other))
}

/** A piece of which there is nothing but its file. */
function draftOf({ path }: KnownFile): PieceDraft {
  const name =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.[^.]*$/, '') ?? path
  return {
    ...{ from: path, file: path, name, description: '', attributes: [] },
    ...{ edition: undefined, editionTotal: undefined, seriesNumber: undefined, seriesTotal: undefined },
    ...{ to: undefined, price: undefined },
  }
}

/** Files below a folder with `/` between their parts; hidden ones, and what links elsewhere, are left out. */
export async function listFiles(folder: string): Promise<string[]> {
  const found: string[] = []
  async function walk(at: string, depth: number): Promise<void> {
    for (const entry of await readdir(at, { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue
      const path = join(at, entry.name)
      if (entry.isDirectory() && depth < MAX_DEPTH) await walk(path, depth + 1)
      else if (entry.isFile()) found.push(relative(folder, path).split(sep).join('/'))
      if (found.length > MAX_FILES) throw new StudioError('folder-too-large')
    }
  }
  try {
    await walk(folder, 0)
  } catch (cause) {
    throw cause instanceof StudioError ? cause : new StudioError('folder-unreadable', { cause })
  }
  return found
}

/** Bytes of a file of the folder, and of none outside of it. Rejects with `StudioError` `file-unreadable`. */
export async function readInside(folder: string, path: string): Promise<Uint8Array> {
  return readBounded(folder, path, MAX_MEDIA_BYTES)
}

async function readBounded(folder: string, path: string, maxBytes: number): Promise<Uint8Array> {
  try {
    const [root, whole] = [await realpath(folder), await realpath(join(folder, path))]
    if (!whole.startsWith(root + sep)) throw new Error('outside of the folder')
    const { size } = await stat(whole)
    if (size <= maxBytes) return new Uint8Array(await readFile(whole))
    const file = await open(whole)
    try {
      // Enough to say what it is, and too much to mint.
      const { buffer } = await file.read(Buffer.alloc(maxBytes), 0, maxBytes, 0)
      return new Uint8Array(buffer)
    } finally {
      await file.close()
    }
  } catch (cause) {
    throw new StudioError('file-unreadable', { cause })
  }
}
