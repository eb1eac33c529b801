import { type ClvmNode, nodeAt, skip } from './node-view.js'

/** A curried puzzle: `(a (q . mod) (c (q . arg1) (c (q . arg2) … 1)))`. */
export interface Curried {
  readonly mod: ClvmNode
  readonly args: readonly ClvmNode[]
}

/** The parts of a curried puzzle; `undefined` when it is not curried. */
export function uncurry(node: ClvmNode): Curried | undefined {
  const { buffer } = node
  if (!startsWith(buffer, node.at, 0xff, 0x02, 0xff, 0xff, 0x01)) return undefined
  const mod = node.at + 5
  const environment = skip(buffer, mod)
  if (buffer[environment] !== 0xff) return undefined
  const args: ClvmNode[] = []
  let at = environment + 1
  while (buffer[at] !== 0x01) {
    if (!startsWith(buffer, at, 0xff, 0x04, 0xff, 0xff, 0x01)) return undefined
    args.push(nodeAt(buffer, at + 5))
    const next = skip(buffer, at + 5)
    if (buffer[next] !== 0xff) return undefined
    at = next + 1
  }
  return { mod: nodeAt(buffer, mod), args }
}

function startsWith(buffer: Uint8Array, at: number, ...expected: readonly number[]): boolean {
  return expected.every((byte, i) => buffer[at + i] === byte)
}
