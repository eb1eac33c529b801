import { createRequire } from 'node:module'
import { ClvmError, type ClvmRunner, MAX_RESULT_BYTES } from './runner.js'

interface Wasm {
  run_chia_program(program: Uint8Array, args: Uint8Array, maxCost: bigint, flags: number): unknown[]
}

/** A CLVM runner on `clvm_wasm`. A trap inside it spoils only that run: the module is loaded anew. */
export function nodeClvmRunner(from: string = import.meta.url): ClvmRunner {
  const require = createRequire(from)
  const path = require.resolve('clvm_wasm')
  const load = () => require(path) as Wasm
  let wasm = load()
  return (program, args, maxCost, onCost) => {
    try {
      const [cost, node] = wasm.run_chia_program(program, args, maxCost, 0)
      if (!isLazyNode(node) || typeof cost !== 'bigint') throw new TypeError('no result')
      onCost?.(cost)
      try {
        return node.to_bytes(MAX_RESULT_BYTES)
      } finally {
        node.free()
      }
    } catch (error) {
      if (error instanceof Error && error.name === 'RuntimeError') {
        delete require.cache[path]
        wasm = load()
      }
      throw new ClvmError('run-failed', 'the program failed', error)
    }
  }
}

function isLazyNode(value: unknown): value is { to_bytes(limit: number): Uint8Array; free(): void } {
  return typeof value === 'object' && value !== null && 'to_bytes' in value && 'free' in value
}
