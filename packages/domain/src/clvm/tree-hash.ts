import { sha256 } from '../bytes.js'
import { atomLength, atomStart, type ClvmNode, skip } from './node-view.js'
import { ClvmError } from './runner.js'

/** Hashes of the atoms that nearly every tree repeats: nil, single bytes, pairs of bytes; each once it was met. */
const shortAtoms: (Uint8Array | undefined)[] = []

/** Hash of an atom: sha256(1, bytes). */
export function hashAtom(atom: Uint8Array): Uint8Array {
  if (atom.length > 2) return hashLongAtom(atom)
  const key = atom.length === 0 ? 0 : atom.length === 1 ? 1 + (atom[0] as number) : keyOfTwo(atom)
  const known = shortAtoms[key] ?? hashLongAtom(atom)
  shortAtoms[key] = known
  return known
}

function keyOfTwo(atom: Uint8Array): number {
  return 257 + (((atom[0] as number) << 8) | (atom[1] as number))
}

function hashLongAtom(atom: Uint8Array): Uint8Array {
  const message = new Uint8Array(atom.length + 1)
  message[0] = 1
  message.set(atom, 1)
  return sha256(message)
}

const pairMessage = new Uint8Array(65)
pairMessage[0] = 2

/** Hash of a pair: sha256(2, hash of first, hash of rest). */
export function hashPair(left: Uint8Array, right: Uint8Array): Uint8Array {
  pairMessage.set(left, 1)
  pairMessage.set(right, 33)
  return sha256(pairMessage)
}

/** Tree hash of a serialized tree; iterative, so depth costs memory only. */
export function treeHash(node: ClvmNode): Uint8Array {
  const { buffer } = node
  const end = skip(buffer, node.at)
  // Each open pair is `undefined` until its left side is known.
  const open: (Uint8Array | undefined)[] = []
  let position = node.at
  while (position < end) {
    if (buffer[position] === 0xff) {
      open.push(undefined)
      position++
      continue
    }
    const start = atomStart(buffer, position)
    position = start + atomLength(buffer, position)
    let hash = hashAtom(buffer.subarray(start, position))
    for (;;) {
      if (open.length === 0) return hash
      const left = open[open.length - 1]
      if (left === undefined) {
        open[open.length - 1] = hash
        break
      }
      open.pop()
      hash = hashPair(left, hash)
    }
  }
  throw new ClvmError('malformed', 'unexpected end')
}

const NIL = hashAtom(new Uint8Array())
const QUOTE = hashAtom(Uint8Array.of(1))
const APPLY = hashAtom(Uint8Array.of(2))
const CONS = hashAtom(Uint8Array.of(4))
/** `(1)`, behind the last argument. */
const ENVIRONMENT_END = hashPair(QUOTE, NIL)

/** Tree hash of a puzzle curried with arguments, from the tree hashes of both. */
export function curryTreeHash(mod: Uint8Array, args: readonly Uint8Array[]): Uint8Array {
  return curryQuoted(quotedHash(mod), args.map(quotedHash))
}

/** Tree hash of `(q . value)`, from that of the value. */
export function quotedHash(hash: Uint8Array): Uint8Array {
  return hashPair(QUOTE, hash)
}

/** The same as `curryTreeHash`, where the parts are quoted already: what comes again is hashed once. */
export function curryQuoted(mod: Uint8Array, args: readonly Uint8Array[]): Uint8Array {
  let environment = QUOTE
  let tail = ENVIRONMENT_END
  for (let i = args.length - 1; i >= 0; i--) {
    environment = hashPair(CONS, hashPair(args[i] as Uint8Array, tail))
    if (i > 0) tail = hashPair(environment, NIL)
  }
  return hashPair(APPLY, hashPair(mod, hashPair(environment, NIL)))
}
