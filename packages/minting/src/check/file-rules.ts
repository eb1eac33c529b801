import { MEDIA_TYPES } from '../drop/media-type.js'
import { MAX_PIECES } from '../plan/plan.js'
import { isPaper } from '../sheet/match-files.js'
import { onDrop, rule } from './rule.js'
import { groupsOf, onPieces, repeated, withPieces } from './scene.js'

const MEGABYTE = 1_000_000
/** Beyond it, wallets on phones and most sites give up. */
export const MAX_FILE_BYTES = 100 * MEGABYTE
const LARGE_FILE_BYTES = 20 * MEGABYTE
const ACTIVE = new Set(['image/svg+xml', 'text/html'])

const endingOf = (path: string) => /\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
const nameOf = (path: string) => path.split(/[\\/]/).at(-1) ?? path

/** Files: there, whole, of a kind that is shown, and each minted once. */
export const FILE_RULES = [
  rule({
    id: 'no-pieces',
    severity: 'stops',
    find: ({ drop }) => onDrop(drop.pieces.length === 0),
  }),
  rule({
    id: 'too-many-pieces',
    severity: 'stops',
    find: ({ drop: { pieces } }) =>
      onDrop(pieces.length > MAX_PIECES, { count: pieces.length, limit: MAX_PIECES }),
  }),
  rule({
    id: 'file-missing',
    severity: 'stops',
    find: (scene) =>
      onPieces(scene, ({ file, from }, _, known) => (known ? undefined : { file: file ?? from })),
  }),
  rule({
    id: 'file-misspelt',
    severity: 'warns',
    find: (scene) =>
      onPieces(scene, ({ file }, _, known) =>
        known && file !== undefined && nameOf(file) !== nameOf(known.path)
          ? { file, found: known.path }
          : undefined,
      ),
    fix: (scene, spots) =>
      withPieces(scene, spots, (piece, at) => ({ ...piece, file: scene.files[at]?.path ?? piece.file })),
  }),
  rule({
    id: 'file-unused',
    severity: 'warns',
    find({ world, files }) {
      const used = new Set(files)
      // Sheets and documents lie beside what they tell of.
      const unused = world.files.filter((file) => !used.has(file) && !isPaper(file.path))
      return unused.map(({ path }) => ({ piece: undefined, facts: { file: path } }))
    },
  }),
  rule({
    id: 'file-twice',
    severity: 'stops',
    // Editions of one work have one file, and are told apart by their numbers.
    find: (scene) =>
      repeated(groupsOf(scene, ({ edition }, _, file) => file && `${file.path}\n${edition ?? 1}`)),
  }),
  rule({
    id: 'bytes-twice',
    severity: 'stops',
    find(scene) {
      const first = new Map<string, { path: string; at: number }>()
      return onPieces(scene, (_, at, file) => {
        if (!file || file.size === 0) return undefined
        const before = first.get(file.hash)
        if (!before) first.set(file.hash, { path: file.path, at })
        return before && before.path !== file.path ? { file: file.path, first: before.at + 1 } : undefined
      })
    },
  }),
  rule({
    id: 'looks-alike',
    severity: 'warns',
    find(scene) {
      const { looksLike } = scene.world
      if (!looksLike?.size) return []
      const first = new Map<string, number>()
      for (const [at, file] of scene.files.entries())
        if (file && !first.has(file.hash)) first.set(file.hash, at)
      return onPieces(scene, (_, at, file) => {
        const like = file && looksLike.get(file.hash)
        const before = like && first.get(like)
        // Editions of one work are said to be one, and the same bytes are another rule's.
        if (!file || before === undefined || first.get(file.hash) !== at) return undefined
        return { file: file.path, first: before + 1 }
      })
    },
  }),
  rule({
    id: 'file-empty',
    severity: 'stops',
    find: (scene) => onPieces(scene, (_, __, file) => (file?.size === 0 ? { file: file.path } : undefined)),
  }),
  rule({
    id: 'file-too-large',
    severity: 'stops',
    find: (scene) =>
      onPieces(scene, (_, __, file) =>
        file && file.size > MAX_FILE_BYTES ? { bytes: file.size, limit: MAX_FILE_BYTES } : undefined,
      ),
  }),
  rule({
    id: 'file-large',
    severity: 'warns',
    find: (scene) =>
      onPieces(scene, (_, __, file) =>
        file && file.size > LARGE_FILE_BYTES && file.size <= MAX_FILE_BYTES
          ? { bytes: file.size, limit: LARGE_FILE_BYTES }
          : undefined,
      ),
  }),
  rule({
    id: 'media-unknown',
    severity: 'stops',
    find: (scene) =>
      onPieces(scene, (_, __, file) =>
        file && file.size > 0 && file.mediaType === undefined ? { file: file.path } : undefined,
      ),
  }),
  rule({
    id: 'media-not-shown',
    severity: 'stops',
    find: (scene) =>
      onPieces(scene, (_, __, file) =>
        file?.mediaType !== undefined && !MEDIA_TYPES[file.mediaType]
          ? { file: file.path, mediaType: file.mediaType }
          : undefined,
      ),
  }),
  rule({
    id: 'media-unlike-its-name',
    severity: 'stops',
    find: (scene) =>
      onPieces(scene, (_, __, file) => {
        const endings = MEDIA_TYPES[file?.mediaType ?? '']
        if (!file || !endings || endings.includes(endingOf(file.path))) return undefined
        return { file: file.path, mediaType: file.mediaType ?? '', ending: endings[0] ?? '' }
      }),
  }),
  rule({
    id: 'media-active',
    severity: 'warns',
    find: (scene) =>
      onPieces(scene, (_, __, file) =>
        file?.mediaType !== undefined && ACTIVE.has(file.mediaType)
          ? { file: file.path, mediaType: file.mediaType }
          : undefined,
      ),
  }),
  rule({
    id: 'file-tells-place',
    severity: 'stops',
    find: (scene) => onPieces(scene, (_, __, file) => (file?.hasLocation ? { file: file.path } : undefined)),
  }),
] as const
