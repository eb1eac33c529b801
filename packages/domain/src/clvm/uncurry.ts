import { type ClvmNode, nodeAt, skip } from './node-view.js'

/** A curried puzzle: `(a (q . mod) (c (q . arg1) (c (q . arg2) … 1)))`. */
export interface Curried {
  readonly mod: ClvmNode
  readonly args: readonly ClvmNode[]
}

/** The parts of a curried puzzle; `undefined` when it is not curried. */
export function uncurry(node: ClvmNode): Curried | undefined {
  const { buffer } = node
  if (!isCall(buffer, node.at, APPLY)) return undefined
  const mod = node.at + 5
  const environment = skip(buffer, mod)
  if (buffer[environment] !== 0xff) return undefined
  const args: ClvmNode[] = []
  let at = environment + 1
  while (buffer[at] !== 0x01) {
    if (!isCall(buffer, at, CONS)) return undefined
    args.push(nodeAt(buffer, at + 5))
    const next = skip(buffer, at + 5)
    if (buffer[next] !== 0xff) return undefined
    at = next + 1
  }
  return { mod: nodeAt(buffer, mod), args }
}

const APPLY = 0x02
const CONS = 0x04

/** Whether `(operator (q . …` starts at `at`. */
function isCall(buffer: Uint8Array, at: number, operator: number): boolean {
  return (
    buffer[at] === 0xff &&
    buffer[at + 1] === operator &&
    buffer[at + 2] === 0xff &&
    buffer[at + 3] === 0xff &&
    buffer[at + 4] === 0x01
  )
}
