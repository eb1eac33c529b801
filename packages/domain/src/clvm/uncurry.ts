import { type ClvmNode, nodeAt, skip } from './node-view.js'

/** A curried puzzle: `(a (q . mod) (c (q . arg1) (c (q . arg2) … 1)))`. */
export interface Curried {
  readonly mod: ClvmNode
  readonly args: readonly ClvmNode[]
}

/** The parts of a curried puzzle; `undefined` when it is not curried. */
export function uncurry(node: ClvmNode): Curried | undefined {
  const mod = modOf(node)
  const args = mod && argsAt(node.buffer, skip(node.buffer, mod.at))
  return args && { mod, args }
}

/** The program of what may be a curried puzzle; `undefined` when it is none. Looks at five bytes. */
export function modOf(node: ClvmNode): ClvmNode | undefined {
  return isCall(node.buffer, node.at, APPLY) ? nodeAt(node.buffer, node.at + 5) : undefined
}

/** The arguments of a curried puzzle, whose environment starts right behind its program. */
export function argsAt(buffer: Uint8Array, environment: number): ClvmNode[] | undefined {
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
  return args
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
