import { ClvmError, type ClvmRunner, MAX_RESULT_BYTES } from './runner.js'

/** Functions that the module calls, by module and name. */
export type WasmImports = Readonly<Record<string, Record<string, (...args: never[]) => unknown>>>

/** Makes a fresh instance of the compiled `clvm_wasm` with these imports, and gives its exports. */
export type InstantiateWasm = (imports: WasmImports) => Readonly<Record<string, unknown>>

/** What of `clvm_wasm` a run needs; the rest of its glue is for Node. */
interface ClvmExports {
  readonly memory: { readonly buffer: ArrayBuffer }
  run_chia_program(
    result: number,
    program: number,
    programSize: number,
    args: number,
    argsSize: number,
    maxCost: bigint,
    flags: number,
  ): void
  lazynode_to_bytes(result: number, node: number, limit: number): void
  __wbg_lazynode_free(node: number): void
  __wbindgen_add_to_stack_pointer(by: number): number
  __wbindgen_malloc(size: number, align: number): number
  __wbindgen_free(at: number, size: number): void
}

/**
 * A CLVM runner on `clvm_wasm` where there is no Node, such as a browser's worker. A trap spoils only that run: the next
 * one has a fresh instance.
 */
export function wasmClvmRunner(instantiate: InstantiateWasm): ClvmRunner {
  let machine = startMachine(instantiate)
  return (program, args, maxCost, onCost) => {
    try {
      return machine(program, args, maxCost, onCost)
    } catch (error) {
      if (error instanceof Error && error.name === 'RuntimeError') machine = startMachine(instantiate)
      throw new ClvmError('run-failed', 'the program failed', error)
    }
  }
}

/** Values the module holds by number, as its glue (wasm-bindgen) numbers them. */
class Held {
  readonly #values = new Map<number, unknown>()
  #next = 132

  add(value: unknown): number {
    this.#values.set(this.#next, value)
    return this.#next++
  }

  get(at: number): unknown {
    return this.#values.get(at)
  }

  take(at: number): unknown {
    const value = this.#values.get(at)
    this.#values.delete(at)
    return value
  }
}

function startMachine(instantiate: InstantiateWasm): ClvmRunner {
  const held = new Held()
  const text = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true })
  const textAt = (at: number, size: number) => text.decode(new Uint8Array(wasm.memory.buffer, at >>> 0, size))
  const wasm = checked(
    instantiate({
      __wbindgen_placeholder__: {
        __wbg_lazynode_new: (node: number) => held.add(node >>> 0),
        __wbindgen_string_new: (at: number, size: number) => held.add(textAt(at, size)),
        __wbindgen_bigint_from_u64: (value: bigint) => held.add(BigInt.asUintN(64, value)),
        __wbg_newwithlength_3ec098a360da1909: (size: number) => held.add(new Array(size >>> 0)),
        __wbg_set_502d29070ea18557: (list: number, index: number, value: number) => {
          const into = held.get(list)
          if (Array.isArray(into)) into[index >>> 0] = held.take(value)
        },
        __wbindgen_throw: (at: number, size: number) => {
          throw new Error(textAt(at, size))
        },
      },
    }),
  )
  const put = (bytes: Uint8Array) => {
    const at = wasm.__wbindgen_malloc(bytes.length, 1) >>> 0
    new Uint8Array(wasm.memory.buffer).set(bytes, at)
    return at
  }
  /** Four words that a call leaves behind; its error, where there is one at `errorAt`, is thrown. */
  const answer = (errorAt: 2 | 3, ask: (result: number) => void) => {
    const result = wasm.__wbindgen_add_to_stack_pointer(-16)
    try {
      ask(result)
      const words = new DataView(wasm.memory.buffer, result, 16)
      if (words.getInt32(errorAt * 4, true) !== 0) throw held.take(words.getInt32((errorAt - 1) * 4, true))
      return [words.getInt32(0, true), words.getInt32(4, true)] as const
    } finally {
      wasm.__wbindgen_add_to_stack_pointer(16)
    }
  }
  return (program, args, maxCost, onCost) => {
    const [list] = answer(2, (result) =>
      wasm.run_chia_program(result, put(program), program.length, put(args), args.length, maxCost, 0),
    )
    const found = held.take(list)
    const [cost, node]: unknown[] = Array.isArray(found) ? found : []
    if (typeof cost !== 'bigint' || typeof node !== 'number') throw new TypeError('no result')
    onCost?.(cost)
    try {
      const [at, size] = answer(3, (result) => wasm.lazynode_to_bytes(result, node, MAX_RESULT_BYTES))
      const bytes = new Uint8Array(wasm.memory.buffer, at >>> 0, size).slice()
      wasm.__wbindgen_free(at, size)
      return bytes
    } finally {
      wasm.__wbg_lazynode_free(node)
    }
  }
}

const FUNCTIONS = [
  'run_chia_program',
  'lazynode_to_bytes',
  '__wbg_lazynode_free',
  '__wbindgen_add_to_stack_pointer',
  '__wbindgen_malloc',
  '__wbindgen_free',
]

function checked(exports: Readonly<Record<string, unknown>>): ClvmExports {
  if (isClvm(exports)) return exports
  throw new TypeError('the module is not clvm_wasm')
}

function isClvm(exports: object): exports is ClvmExports {
  const facts: Readonly<Record<string, unknown>> = { ...exports }
  const { memory } = facts
  return (
    typeof memory === 'object' &&
    memory !== null &&
    'buffer' in memory &&
    FUNCTIONS.every((name) => typeof facts[name] === 'function')
  )
}
