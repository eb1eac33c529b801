import type { Drop } from '@chiaroscuro/minting/drop'
import type { PieceDraft } from '@chiaroscuro/minting/sheet'
import type { PieceField, Terms } from '../ipc/view.js'

/** A drop with one field of one piece changed; the drop itself where that changes nothing. */
export function editPiece(drop: Drop, at: number, field: PieceField, value: string): Drop {
  const before = drop.pieces[at]
  if (!before) return drop
  const after = withField(before, field, value)
  if (after === before) return drop
  return { ...drop, pieces: drop.pieces.map((piece, index) => (index === at ? after : piece)) }
}

function withField(piece: PieceDraft, field: PieceField, value: string): PieceDraft {
  if (field.kind === 'trait') return withTrait(piece, field.name, value)
  if (field.kind === 'edition') return withEdition(piece, value)
  // An empty file, address or price is none.
  const isMaybe = field.kind === 'file' || field.kind === 'to' || field.kind === 'price'
  const held = isMaybe ? value.trim() || undefined : value
  return piece[field.kind] === held ? piece : { ...piece, [field.kind]: held }
}

/** Which of how many, as the table shows it. */
export function editionText({ edition, editionTotal }: PieceDraft): string {
  if (edition === undefined && editionTotal === undefined) return ''
  return editionTotal === undefined ? String(edition) : `${edition ?? '?'} / ${editionTotal}`
}

const EDITION = /^(\d{1,6})(?:\s*\/\s*(\d{1,6}))?$/

/** What is no edition changes nothing. */
function withEdition(piece: PieceDraft, value: string): PieceDraft {
  const text = value.trim()
  if (text === '' && piece.edition === undefined && piece.editionTotal === undefined) return piece
  if (text === '') return { ...piece, edition: undefined, editionTotal: undefined }
  const [, which, of] = EDITION.exec(text) ?? []
  const edition = Number(which)
  const editionTotal = of === undefined ? undefined : Number(of)
  if (which === undefined || edition < 1 || editionTotal === 0) return piece
  if (piece.edition === edition && piece.editionTotal === editionTotal) return piece
  return { ...piece, edition, editionTotal }
}

/** A drop with one text in a field of every piece; `{n}` in it is the piece's number. */
export function fillColumn(drop: Drop, field: PieceField, value: string): Drop {
  const pieces = drop.pieces.map((piece, at) =>
    withField(
      piece,
      field,
      value.replaceAll('{n}', () => String(at + 1)),
    ),
  )
  return pieces.every((piece, at) => piece === drop.pieces[at]) ? drop : { ...drop, pieces }
}

function withTrait(piece: PieceDraft, traitType: string, value: string): PieceDraft {
  const { attributes } = piece
  const at = attributes.findIndex((one) => one.traitType === traitType)
  if (attributes[at]?.value === value || (at < 0 && value === '')) return piece
  if (value === '') return { ...piece, attributes: attributes.filter((_, index) => index !== at) }
  if (at < 0) return { ...piece, attributes: [...attributes, { traitType, value }] }
  return {
    ...piece,
    attributes: attributes.map((one, index) => (index === at ? { traitType, value } : one)),
  }
}

/** A drop with one text put for another wherever pieces have it: names, descriptions and values of traits, letter by letter. */
export function replaceText(
  drop: Drop,
  find: string,
  put: string,
): { readonly drop: Drop; readonly changed: number } {
  let changed = 0
  const pieces = drop.pieces.map((piece) => {
    const { name, description, attributes } = piece
    const has = name.includes(find) || description.includes(find)
    if (!has && !attributes.some(({ value }) => value.includes(find))) return piece
    changed++
    return {
      ...piece,
      ...{ name: name.replaceAll(find, () => put), description: description.replaceAll(find, () => put) },
      attributes: attributes.map(({ traitType, value }) => ({
        traitType,
        value: value.replaceAll(find, () => put),
      })),
    }
  })
  return changed === 0 ? { drop, changed } : { drop: { ...drop, pieces }, changed }
}

/** A drop with its pieces numbered in the order in which they stand, of as many as there are. */
export function numberSeries(drop: Drop): Drop {
  const seriesTotal = drop.pieces.length
  const isNumbered = drop.pieces.every(
    (one, at) => one.seriesNumber === at + 1 && one.seriesTotal === seriesTotal,
  )
  if (isNumbered) return drop
  return {
    ...drop,
    pieces: drop.pieces.map((piece, at) => ({ ...piece, seriesNumber: at + 1, seriesTotal })),
  }
}

/** What pieces are told apart by, in the order in which they first have it. */
export function traitsOf({ pieces }: Drop): string[] {
  return [...new Set(pieces.flatMap(({ attributes }) => attributes.map(({ traitType }) => traitType)))]
}

/** What a creator entered about the whole drop, as the page shows it. The license goes by its name. */
export function termsOf(drop: Drop, license: string): Terms {
  const { collection, fee } = drop
  return {
    ...{ name: collection.name, collectionId: collection.id, description: collection.description },
    ...{ website: collection.website ?? '', twitter: collection.twitter ?? '' },
    ...{ icon: collection.icon ?? '', banner: collection.banner ?? '' },
    ...{ royaltyAddress: drop.royaltyAddress, royaltySplit: [...drop.royaltySplit] },
    royaltyBasisPoints: drop.royaltyBasisPoints,
    ...{ owner: drop.owner, license, isSensitive: drop.isSensitive },
    ...{ batchSize: drop.batchSize, pilot: drop.pilot },
    ...{ feeStart: String(fee.start), feeStep: String(fee.step), feeCeiling: String(fee.ceiling) },
  }
}

type TermsChange = { readonly [K in Exclude<keyof Terms, 'license'>]?: Terms[K] | undefined }

/** A drop with some of its terms changed. */
export function withTerms(drop: Drop, change: TermsChange, license: Drop['license']): Drop {
  const now: Terms = Object.assign(termsOf(drop, ''), withoutMissing(change))
  const maybe = (text: string) => text.trim() || undefined
  return {
    ...drop,
    collection: {
      ...{ id: now.collectionId, name: now.name, description: now.description },
      ...{ icon: maybe(now.icon), banner: maybe(now.banner) },
      ...{ website: maybe(now.website), twitter: maybe(now.twitter) },
    },
    ...{ royaltyAddress: now.royaltyAddress, royaltySplit: now.royaltySplit },
    royaltyBasisPoints: now.royaltyBasisPoints,
    ...{ owner: now.owner, license, isSensitive: now.isSensitive },
    ...{ batchSize: now.batchSize, pilot: now.pilot },
    fee: {
      ...{ start: BigInt(now.feeStart), step: BigInt(now.feeStep), ceiling: BigInt(now.feeCeiling) },
      patienceBlocks: drop.fee.patienceBlocks,
    },
  }
}

/** What is there and is nothing would take the place of what is. */
function withoutMissing<T extends object>(change: T): object {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
