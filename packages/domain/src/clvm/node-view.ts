import { toHex } from '../bytes.js'
import { ClvmError } from './runner.js'

/**
 * A place in serialized CLVM: nothing is copied or built, so reading costs what it looks at.
 * Serialization: 0xff pair, 0x80 nil, 0x00-0x7f itself, else a length prefix. Back references (0xfe) are refused.
 */
export interface ClvmNode {
  readonly buffer: Uint8Array
  readonly at: number
}

const PAIR = 0xff

export function nodeAt(buffer: Uint8Array, at: number): ClvmNode {
  return { buffer, at }
}

/** The root of bytes that hold exactly one CLVM tree. Throws `ClvmError` otherwise. */
export function parseClvm(buffer: Uint8Array): ClvmNode {
  if (skip(buffer, 0) !== buffer.length) throw new ClvmError('malformed', 'bytes after the end of the tree')
  return { buffer, at: 0 }
}

/** Offset just behind the tree that starts at `at`. */
export function skip(buffer: Uint8Array, at: number): number {
  const size = buffer.length
  let position = at
  for (let open = 1; open > 0; ) {
    if (position >= size) throw new ClvmError('malformed', 'unexpected end')
    const byte = buffer[position] as number
    if (byte === PAIR) {
      open++
      position++
      continue
    }
    open--
    if (byte <= 0x80) position++
    else if (byte < 0xc0) position += 1 + (byte & 0x3f)
    else position = atomStart(buffer, position) + atomLength(buffer, position)
  }
  if (position > size) throw new ClvmError('malformed', 'unexpected end')
  return position
}

/** Where the content of the atom at `at` starts. */
export function atomStart(buffer: Uint8Array, at: number): number {
  const byte = buffer[at] as number
  if (byte <= 0x7f) return at
  if (byte < 0xc0) return at + 1
  if (byte < 0xe0) return at + 2
  if (byte < 0xf0) return at + 3
  if (byte < 0xf8) return at + 4
  if (byte < 0xfc) return at + 5
  throw new ClvmError('malformed', 'bad atom prefix')
}

/** How many bytes the atom at `at` has. */
export function atomLength(buffer: Uint8Array, at: number): number {
  const byte = buffer[at]
  if (byte === undefined) throw new ClvmError('malformed', 'unexpected end')
  if (byte <= 0x7f) return 1
  if (byte < 0xc0) return byte & 0x3f
  const more = atomStart(buffer, at) - at - 1
  let length = byte & (0xff >> (more + 2))
  for (let i = 1; i <= more; i++) {
    const next = buffer[at + i]
    if (next === undefined) throw new ClvmError('malformed', 'unexpected end')
    length = length * 256 + next
  }
  return length
}

export function isPair(node: ClvmNode): boolean {
  return node.buffer[node.at] === PAIR
}

export function first(node: ClvmNode): ClvmNode {
  if (!isPair(node)) throw new ClvmError('malformed', 'a pair was expected')
  return { buffer: node.buffer, at: node.at + 1 }
}

export function rest(node: ClvmNode): ClvmNode {
  if (!isPair(node)) throw new ClvmError('malformed', 'a pair was expected')
  return { buffer: node.buffer, at: skip(node.buffer, node.at + 1) }
}

/** Bytes of an atom; `undefined` for a pair. */
export function atomOf(node: ClvmNode): Uint8Array | undefined {
  if (isPair(node)) return undefined
  const start = atomStart(node.buffer, node.at)
  const end = start + atomLength(node.buffer, node.at)
  if (end > node.buffer.length) throw new ClvmError('malformed', 'unexpected end')
  return node.buffer.subarray(start, end)
}

/** The members of a list, whatever ends it. */
export function* items(node: ClvmNode): Generator<ClvmNode, void, undefined> {
  let at = node.at
  while (node.buffer[at] === PAIR) {
    const member = { buffer: node.buffer, at: at + 1 }
    yield member
    at = skip(node.buffer, at + 1)
  }
}

/** The serialized tree itself. */
export function bytesOf(node: ClvmNode): Uint8Array {
  return node.buffer.subarray(node.at, skip(node.buffer, node.at))
}

/** An atom as a signed big-endian integer; `undefined` for a pair or an atom over `maxBytes`. */
export function integerOf(node: ClvmNode, maxBytes = 32): bigint | undefined {
  const atom = atomOf(node)
  if (!atom || atom.length > maxBytes) return undefined
  let value = 0n
  for (const byte of atom) value = (value << 8n) | BigInt(byte)
  return atom.length > 0 && ((atom[0] as number) & 0x80) !== 0
    ? value - (1n << BigInt(8 * atom.length))
    : value
}

/** An atom as text; bytes that are not UTF-8 become U+FFFD. `undefined` for a pair. */
export function textOf(node: ClvmNode): string | undefined {
  const atom = atomOf(node)
  return atom && new TextDecoder().decode(atom)
}

/** An atom in hex; `undefined` for a pair. */
export function hexOf(node: ClvmNode): string | undefined {
  const atom = atomOf(node)
  return atom && toHex(atom)
}

/** Whether every atom of the tree is serialized in the shortest way. */
export function isMinimal(node: ClvmNode): boolean {
  const { buffer } = node
  const end = skip(buffer, node.at)
  for (let at = node.at; at < end; ) {
    const byte = buffer[at] as number
    if (byte === PAIR || byte <= 0x80) {
      at++
      continue
    }
    const start = atomStart(buffer, at)
    const length = atomLength(buffer, at)
    const prefix = start - at
    if (length === 0 || (length === 1 && (buffer[start] as number) <= 0x7f)) return false
    if (prefix > 1 && length < (PREFIX_FROM[prefix] as number)) return false
    at = start + length
  }
  return true
}

/** Shortest atom that needs a prefix of that many bytes. */
const PREFIX_FROM = [0, 0, 0x40, 0x2000, 0x10_0000, 0x800_0000]
