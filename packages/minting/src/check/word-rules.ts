import { alike, lengthOf, tidy } from './alike.js'
import { onDrop, rule } from './rule.js'
import { groupsOf, onPieces, repeated, withPieces } from './scene.js'

/** What readers of metadata keep of a name and a description; see `parseNftMetadata`. */
const MAX_NAME = 300
const MAX_DESCRIPTION = 20_000
/** Wallets' cards cut what is longer. */
const LONG_NAME = 80

/** What generators write where the creator was to write. */
const PLACEHOLDER =
  /remember to replace this|newuritoreplace|^your collection\b|^lorem ipsum|^(untitled|todo|tbd|test|name|description)$/i

const serialOf = (at: number) => at + 1

/** Names and descriptions. */
export const WORD_RULES = [
  rule({
    id: 'name-missing',
    severity: 'stops',
    find: (scene) => onPieces(scene, ({ name }) => (tidy(name) === '' ? {} : undefined)),
    fix: (scene, spots) =>
      withPieces(scene, spots, (piece, at) => ({
        ...piece,
        name: `${tidy(scene.drop.collection.name)} #${serialOf(at)}`.trim(),
      })),
  }),
  rule({
    id: 'name-too-long',
    severity: 'stops',
    find: (scene) =>
      onPieces(scene, ({ name }) =>
        lengthOf(name) > MAX_NAME ? { length: lengthOf(name), limit: MAX_NAME } : undefined,
      ),
    fix: (scene, spots) =>
      withPieces(scene, spots, (piece) => ({
        ...piece,
        name: [...piece.name].slice(0, MAX_NAME).join('').trim(),
      })),
  }),
  rule({
    id: 'name-long',
    severity: 'warns',
    find: (scene) =>
      onPieces(scene, ({ name }) =>
        lengthOf(name) > LONG_NAME && lengthOf(name) <= MAX_NAME
          ? { length: lengthOf(name), limit: LONG_NAME }
          : undefined,
      ),
  }),
  rule({
    id: 'name-untidy',
    severity: 'warns',
    find: (scene) =>
      onPieces(scene, ({ name }) =>
        tidy(name) !== '' && tidy(name) !== name ? { name: tidy(name) } : undefined,
      ),
    fix: (scene, spots) => withPieces(scene, spots, (piece) => ({ ...piece, name: tidy(piece.name) })),
  }),
  rule({
    id: 'name-twice',
    severity: 'warns',
    // Editions of one work share its name.
    find: (scene) =>
      repeated(
        groupsOf(scene, ({ name, edition }) =>
          tidy(name) === '' ? undefined : `${alike(name)}\n${edition ?? 1}`,
        ),
      ),
    fix: (scene, spots) =>
      withPieces(scene, spots, (piece, at) => ({ ...piece, name: `${tidy(piece.name)} #${serialOf(at)}` })),
  }),
  rule({
    id: 'words-not-replaced',
    severity: 'stops',
    find(scene) {
      const { name, description } = scene.drop.collection
      const inPieces = onPieces(scene, (piece) => {
        const words = [piece.name, piece.description].find((text) => PLACEHOLDER.test(tidy(text)))
        return words === undefined ? undefined : { words: words.slice(0, 100) }
      })
      const ofCollection = [name, description].find((text) => PLACEHOLDER.test(tidy(text)))
      return [
        ...onDrop(ofCollection !== undefined, { words: (ofCollection ?? '').slice(0, 100) }),
        ...inPieces,
      ]
    },
  }),
  rule({
    id: 'description-missing',
    severity: 'warns',
    find: (scene) => onPieces(scene, ({ description }) => (tidy(description) === '' ? {} : undefined)),
    fix: (scene, spots) =>
      withPieces(scene, spots, (piece) => ({ ...piece, description: scene.drop.collection.description })),
  }),
  rule({
    id: 'description-too-long',
    severity: 'stops',
    find: (scene) =>
      onPieces(scene, ({ description }) =>
        description.length > MAX_DESCRIPTION
          ? { length: description.length, limit: MAX_DESCRIPTION }
          : undefined,
      ),
  }),
] as const
