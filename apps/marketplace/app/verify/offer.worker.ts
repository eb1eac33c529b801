import { type InstantiateWasm, wasmClvmRunner } from '@chiaroscuro/domain/clvm/wasm'
import wasm from 'clvm_wasm/clvm_wasm_bg.wasm?url'
import { isQuestion, type WorkerAnswer } from './question.js'
import { readText } from './read-text.worker.js'

/** Reads one offer after another; whoever asks ends this worker where one takes too long. */
async function start(): Promise<void> {
  const module = await WebAssembly.compileStreaming(fetch(wasm))
  const instantiate: InstantiateWasm = (imports) => new WebAssembly.Instance(module, imports).exports
  const run = wasmClvmRunner(instantiate)
  const answer = (message: WorkerAnswer) => postMessage(message)
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isQuestion(data)) return
    const reading = readText(data.text, data.networks, run, () => performance.now())
    answer({ id: data.id, reading })
  })
  answer('ready')
}

void start()
