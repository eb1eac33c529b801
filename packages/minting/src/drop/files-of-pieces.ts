import { fileFinder } from '../sheet/match-files.js'
import type { Drop } from './drop.js'
import type { KnownFile } from './known-file.js'

/** The file of each piece, in their order; nothing where the folder has none for it. */
export function filesOfPieces(
  { pieces }: Pick<Drop, 'pieces'>,
  files: readonly KnownFile[],
): (KnownFile | undefined)[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const find = fileFinder([...byPath.keys()])
  return pieces.map((piece) => byPath.get(find(piece) ?? ''))
}
