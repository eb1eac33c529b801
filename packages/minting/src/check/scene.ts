import type { DidId, Hex32, PuzzleHash } from '@chiaroscuro/domain/id'
import type { Drop } from '../drop/drop.js'
import { filesOfPieces } from '../drop/files-of-pieces.js'
import type { KnownFile } from '../drop/known-file.js'
import type { PieceDraft } from '../sheet/draft.js'
import type { Facts, Spot } from './rule.js'

/** What is known beside the drop. What is not known yet is not held against it. */
export interface World {
  /** Files of the folder. */
  readonly files: readonly KnownFile[]
  /** DIDs of the wallet. */
  readonly ownedDids: ReadonlySet<DidId> | undefined
  /** Whether a puzzle hash is the wallet's: only what is its own can it offer. */
  readonly isOwn: ((puzzleHash: PuzzleHash) => boolean) | undefined
  /** Second since 1970. */
  readonly now: number | undefined
  /** Mojos that the wallet can spend. */
  readonly balance: bigint | undefined
  /** Ids of collections that the creator has minted before. */
  readonly takenCollectionIds: ReadonlySet<string>
  /** Files that look like one before them, by their hashes: each with that one. */
  readonly looksLike: ReadonlyMap<Hex32, Hex32> | undefined
  /** What is at the license's first address. */
  readonly license: { readonly hash: Hex32; readonly mediaType: string | undefined } | undefined
  /** Addresses of uploaded files, by the hash of their bytes. */
  readonly hosted: ReadonlyMap<Hex32, readonly string[]> | undefined
}

/** A drop in its world, with what many rules ask for worked out once. */
export interface Scene {
  readonly drop: Drop
  readonly world: World
  /** File of each piece, in their order. */
  readonly files: readonly (KnownFile | undefined)[]
}

export function sceneOf(drop: Drop, world: World): Scene {
  return { drop, world, files: filesOfPieces(drop, world.files) }
}

/** What is wrong with pieces, one by one: `judge` gives the facts of a fault, or nothing. */
export function onPieces(
  { drop, files }: Scene,
  judge: (piece: PieceDraft, at: number, file: KnownFile | undefined) => Facts | undefined,
): Spot[] {
  return drop.pieces.flatMap((draft, piece) => {
    const facts = judge(draft, piece, files[piece])
    return facts ? [{ piece, facts }] : []
  })
}

/** Pieces by what they have in common; those with nothing of the kind are left out. */
export function groupsOf(
  { drop, files }: Scene,
  keyOf: (piece: PieceDraft, at: number, file: KnownFile | undefined) => string | undefined,
): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  drop.pieces.forEach((piece, at) => {
    const key = keyOf(piece, at, files[at])
    if (key === undefined) return
    const group = groups.get(key)
    if (group) group.push(at)
    else groups.set(key, [at])
  })
  return groups
}

/** All but the first of each group of pieces that should have been one: `first` counts from 1. */
export function repeated(groups: ReadonlyMap<string, readonly number[]>): Spot[] {
  return [...groups.values()].flatMap(([first = 0, ...again]) =>
    again.map((piece) => ({ piece, facts: { first: first + 1 } })),
  )
}

/** The drop with some of its pieces changed. */
export function withPieces(
  { drop }: Scene,
  spots: readonly Spot[],
  change: (piece: PieceDraft, at: number) => PieceDraft,
): Drop {
  const wrong = new Set(spots.map(({ piece }) => piece))
  return { ...drop, pieces: drop.pieces.map((piece, at) => (wrong.has(at) ? change(piece, at) : piece)) }
}
