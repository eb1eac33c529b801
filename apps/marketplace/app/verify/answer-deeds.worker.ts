import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { clvmHere } from './clvm.worker.js'
import type { Question, Reply, WorkOf } from './worker-seat.js'

/** In a worker: does one thing after another for the page that opened it. */
export async function answerDeeds<Work extends WorkOf<string>>(
  work: (
    question: Question<Work>,
    run: ClvmRunner,
  ) => Work[keyof Work]['answer'] | Promise<Work[keyof Work]['answer']>,
): Promise<void> {
  const run = await clvmHere()
  const reply = (message: Reply<Work>) => postMessage(message)
  // Only our own page speaks with a worker of ours.
  addEventListener('message', async ({ data }: MessageEvent<Question<Work>>) => {
    try {
      reply({ id: data.id, answer: await work(data, run) })
    } catch (error) {
      reply({ id: data.id, fault: error instanceof Error ? error.message.slice(0, 300) : '' })
    }
  })
  reply('ready')
}
