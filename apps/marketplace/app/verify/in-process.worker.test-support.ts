// First of all: what follows makes bytes as it is loaded.
import './node-bytes.test-support.js'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { wasmClvmRunner } from '@chiaroscuro/domain/clvm/wasm'
import type { OfferReader } from './offer-reader.js'
import type { OfferReading } from './offer-reading.js'
import { readText } from './read-text.worker.js'

const path = createRequire(import.meta.url).resolve('clvm_wasm/clvm_wasm_bg.wasm')
const module = new WebAssembly.Module(readFileSync(path))
const run = wasmClvmRunner((imports) => new WebAssembly.Instance(module, imports).exports)

/** What the worker does, without one. */
export function readHere(text: string, networks: readonly string[] = ['simulator0']): OfferReading {
  return readText(text, networks, run, () => 0)
}

export function inProcessReader(networks: readonly string[] = ['simulator0']): OfferReader {
  return { read: async (text) => readHere(text, networks), close: () => {} }
}
