import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { type InstantiateWasm, wasmClvmRunner } from '@chiaroscuro/domain/clvm/wasm'
import wasm from 'clvm_wasm/clvm_wasm_bg.wasm?url'

/** What runs puzzles in this browser. */
export async function clvmHere(): Promise<ClvmRunner> {
  const module = await WebAssembly.compileStreaming(fetch(wasm))
  const instantiate: InstantiateWasm = (imports) => new WebAssembly.Instance(module, imports).exports
  return wasmClvmRunner(instantiate)
}
