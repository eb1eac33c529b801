import { concatBytes } from '../bytes.js'
import { atomLength, atomStart, skip } from '../clvm/node-view.js'

/** Chance that can be had again: gives whole numbers below a bound. */
export type Chance = (below: number) => number

/** A small generator (mulberry32), good enough to choose what to break. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Mutation = (bytes: Uint8Array, chance: Chance) => Uint8Array

const INTERESTING = [0x00, 0x01, 0x33, 0x7f, 0x80, 0x81, 0xa0, 0xbf, 0xc0, 0xe0, 0xf8, 0xfb, 0xfc, 0xfe, 0xff]

const cut = (bytes: Uint8Array, from: number, to: number, middle: Uint8Array) =>
  concatBytes(bytes.subarray(0, from), middle, bytes.subarray(to))
const pick = <T>(list: readonly T[], chance: Chance): T => list[chance(list.length)] as T

/** Ways of breaking any bytes. */
const BYTE_MUTATIONS: readonly Mutation[] = [
  (bytes, chance) => {
    const copy = Uint8Array.from(bytes)
    const at = chance(copy.length)
    copy[at] = (copy[at] ?? 0) ^ (1 << chance(8))
    return copy
  },
  (bytes, chance) => {
    const at = chance(bytes.length)
    return cut(bytes, at, at + 1, Uint8Array.of(pick(INTERESTING, chance)))
  },
  (bytes, chance) => bytes.subarray(0, chance(bytes.length)),
  (bytes, chance) => {
    const at = chance(bytes.length)
    return cut(bytes, at, Math.min(bytes.length, at + 1 + chance(64)), new Uint8Array())
  },
  (bytes, chance) => {
    const from = chance(bytes.length)
    const at = chance(bytes.length)
    return cut(bytes, at, at, bytes.slice(from, from + 1 + chance(200)))
  },
  (bytes, chance) => {
    const at = chance(bytes.length)
    return cut(bytes, at, at, new Uint8Array(1 + chance(2000)).fill(pick(INTERESTING, chance)))
  },
]

/** Ways of breaking serialized CLVM that leave a tree: what reading has to think about. */
const TREE_MUTATIONS: readonly Mutation[] = [
  // Another atom in an atom's place.
  (tree, chance) => {
    const at = someNode(tree, chance)
    return cut(tree, at, skip(tree, at), someAtom(chance))
  },
  // The same atom with other content.
  (tree, chance) => {
    const at = someNode(tree, chance)
    if (tree[at] === 0xff || tree[at] === 0x80) return cut(tree, at, skip(tree, at), someAtom(chance))
    const copy = Uint8Array.from(tree)
    const start = atomStart(copy, at)
    if (start > at) copy[start + chance(Math.max(1, atomLength(copy, at)))] = chance(256)
    return copy
  },
  // One part of it in the place of another.
  (tree, chance) => {
    const from = someNode(tree, chance)
    const at = someNode(tree, chance)
    return cut(tree, at, skip(tree, at), tree.slice(from, skip(tree, from)))
  },
  // A part of it taken deeper, or made the head of a long list.
  (tree, chance) => {
    const at = someNode(tree, chance)
    const depth = 1 + chance(chance(10) === 0 ? 20_000 : 4)
    const part = tree.slice(at, skip(tree, at))
    const pairs = new Uint8Array(depth).fill(0xff)
    return cut(tree, at, skip(tree, at), concatBytes(pairs, part, new Uint8Array(depth).fill(0x80)))
  },
]

/** Breaks bytes in one to three ways. */
export function mutateBytes(bytes: Uint8Array, chance: Chance): Uint8Array {
  return several(BYTE_MUTATIONS, bytes, chance)
}

/** Breaks a serialized tree in one to three ways; what comes out is a serialized tree. */
export function mutateTree(tree: Uint8Array, chance: Chance): Uint8Array {
  return several(TREE_MUTATIONS, tree, chance)
}

function several(mutations: readonly Mutation[], bytes: Uint8Array, chance: Chance): Uint8Array {
  let broken = bytes
  for (let times = 1 + chance(3); times > 0 && broken.length > 0; times--)
    broken = pick(mutations, chance)(broken, chance)
  return broken
}

/** Where a part of the tree starts: goes down from the root, and stops by chance. */
function someNode(tree: Uint8Array, chance: Chance): number {
  let at = 0
  while (tree[at] === 0xff && chance(12) > 0) at = chance(2) === 0 ? at + 1 : skip(tree, at + 1)
  return at
}

function someAtom(chance: Chance): Uint8Array {
  const length = pick([0, 1, 8, 9, 31, 32, 33, 48, 63], chance)
  const content = Uint8Array.from({ length }, () => chance(256))
  if (length === 0) return Uint8Array.of(0x80)
  return concatBytes(Uint8Array.of(0x80 | length), content)
}
