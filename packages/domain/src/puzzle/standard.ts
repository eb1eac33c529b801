import {
  atomOf,
  type ClvmNode,
  curryTreeHash,
  first,
  hashAtom,
  isPair,
  nodeAt,
  rest,
  treeHash,
} from '../clvm/index.js'
import { hex32Of, type PuzzleHash } from '../id/hex32.js'
import {
  curriedArgs,
  isProgram,
  oldSettlementProgram,
  settlementProgram,
  standardProgram,
} from './program.js'

/** Tree hash of a p2 puzzle, by the short way for the kinds that nearly every coin has. */
export function p2PuzzleHash(puzzle: ClvmNode): Uint8Array {
  if (isProgram(puzzle, settlementProgram)) return settlementProgram.hash
  if (isProgram(puzzle, oldSettlementProgram)) return oldSettlementProgram.hash
  const [key, ...more] = curriedArgs(puzzle, standardProgram) ?? []
  return key && more.length === 0 ? curryTreeHash(standardProgram.hash, [treeHash(key)]) : treeHash(puzzle)
}

/** Puzzle hash of the standard puzzle for a synthetic public key (48 bytes). */
export function standardHash(publicKey: Uint8Array): PuzzleHash {
  return hex32Of(curryTreeHash(standardProgram.hash, [hashAtom(publicKey)]))
}

/**
 * Conditions that can be read without running anything: a standard puzzle with a quoted delegated
 * puzzle, or a quoted puzzle. The standard puzzle's own AGG_SIG_ME is not among them.
 */
export function quotedConditions(puzzle: ClvmNode, solution: ClvmNode): ClvmNode | undefined {
  const own = quoted(puzzle)
  if (own) return own
  if (curriedArgs(puzzle, standardProgram)?.length !== 1) return undefined
  if (!isPair(solution) || atomOf(first(solution))?.length !== 0) return undefined
  const delegated = rest(solution)
  return isPair(delegated) ? quoted(first(delegated)) : undefined
}

/** `(q . value)` */
function quoted(node: ClvmNode): ClvmNode | undefined {
  return isPair(node) && node.buffer[node.at + 1] === 0x01 ? nodeAt(node.buffer, node.at + 2) : undefined
}
