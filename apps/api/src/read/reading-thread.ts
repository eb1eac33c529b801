import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { type CoinSpend, readBlock } from '@chiaroscuro/domain/chain'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'

// Nothing but reading happens here: a block that takes seconds or much memory holds up nobody who asks for a page.
const run = nodeClvmRunner()

parentPort?.on('message', ({ blocks }: { blocks: readonly (readonly CoinSpend[])[] }) => {
  const readings = blocks.map((spends) => readBlock(spends, run))
  parentPort?.postMessage({ readings, runnerBytes: runnerBytes() })
})

/** What the CLVM runner holds: WebAssembly never gives memory back. */
function runnerBytes(): number {
  const memory = memberOf(memberOf(createRequire(import.meta.url)('clvm_wasm'), '__wasm'), 'memory')
  const buffer = memberOf(memory, 'buffer')
  return buffer instanceof ArrayBuffer ? buffer.byteLength : 0
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
