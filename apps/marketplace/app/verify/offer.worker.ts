import { clvmHere } from './clvm.worker.js'
import { isQuestion, type WorkerAnswer } from './question.js'
import { readText } from './read-text.worker.js'

/** Reads one offer after another; whoever asks ends this worker where one takes too long. */
async function start(): Promise<void> {
  const run = await clvmHere()
  const answer = (message: WorkerAnswer) => postMessage(message)
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isQuestion(data)) return
    const reading = readText(data.text, data.networks, run, () => performance.now())
    answer({ id: data.id, reading })
  })
  answer('ready')
}

void start()
