import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { hexBytes, toHex } from '../bytes.js'
import { devnetOffers } from '../offer/devnet-offers.test-support.js'
import { decodeOffer, verifyOffer } from '../offer/index.js'
import { nodeClvmRunner } from './node.js'
import { ClvmError } from './runner.js'
import { type InstantiateWasm, wasmClvmRunner } from './wasm.js'

// Node has it; its types come with those of browsers, which this package does without.
interface Wasm {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: object) => { exports: Readonly<Record<string, unknown>> }
}
const { WebAssembly } = globalThis as unknown as { WebAssembly: Wasm }
const path = createRequire(import.meta.url).resolve('clvm_wasm/clvm_wasm_bg.wasm')
const module = new WebAssembly.Module(readFileSync(path))

const instantiate: InstantiateWasm = (imports) => new WebAssembly.Instance(module, imports).exports
const portable = wasmClvmRunner(instantiate)
const node = nodeClvmRunner()
const NIL = Uint8Array.of(0x80)

describe('the portable runner', () => {
  it.each([
    ['a quoted list', 'ff01ff02ff0380'],
    // (+ (q . 2) (q . 3))
    ['a sum', 'ff10ffff0102ffff010380'],
    // (sha256 (q . "chia"))
    ['a hash', 'ff0bffff01846368696180'],
  ])('answers %s as the one of Node does, at the same cost', (_, program) => {
    const costs: bigint[] = []
    const ask = (run: typeof node) =>
      toHex(run(hexBytes(program), NIL, 1_000_000n, (cost) => costs.push(cost)))
    expect(ask(portable)).toBe(ask(node))
    expect(costs[0]).toBe(costs[1])
  })

  it('reads every offer of the devnet as the one of Node does', () => {
    for (const text of Object.values(devnetOffers)) {
      const bundle = decodeOffer(text)
      expect(verifyOffer(bundle, portable, ['simulator0'])).toEqual(verifyOffer(bundle, node, ['simulator0']))
    }
  })

  it.each([
    // (x): raises
    ['raises', 'ff0880', /clvm raise/i],
    ['is no program', 'ff', /./],
  ])('fails where a program %s, and goes on', (_, program, cause) => {
    try {
      portable(hexBytes(program), NIL, 1_000_000n)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(ClvmError)
      expect(String(error instanceof Error && error.cause)).toMatch(cause)
    }
    expect(toHex(portable(hexBytes('ff0105'), NIL, 1_000_000n))).toBe('05')
  })

  it('says when a program costs too much', () => {
    // (a 2 1) with itself at 2: runs for ever.
    const loop = hexBytes('ff02ff02ff0180')
    try {
      portable(loop, hexBytes('ffff02ff02ff018080'), 10_000_000n)
      expect.unreachable()
    } catch (error) {
      expect(String(error instanceof Error && error.cause)).toMatch(/cost exceeded/i)
    }
  })

  it('starts anew after a trap, and refuses what is not the module', () => {
    let traps = true
    const run = wasmClvmRunner((imports) => {
      const exports = instantiate(imports)
      if (!traps) return exports
      traps = false
      const trap = () => {
        throw Object.assign(new Error('unreachable'), { name: 'RuntimeError' })
      }
      return { ...exports, run_chia_program: trap }
    })
    expect(() => run(NIL, NIL, 1n)).toThrow(ClvmError)
    expect(toHex(run(hexBytes('ff0105'), NIL, 1_000_000n))).toBe('05')
    expect(() => wasmClvmRunner(() => ({}))).toThrow('not clvm_wasm')
  })
})
