import { clvmHere } from './clvm.worker.js'
import type { GiftQuestion, GiftReply } from './gift-question.js'
import { doGiftWork } from './gift-work.worker.js'

/** Does one thing after another for the page that opened it. */
async function start(): Promise<void> {
  const run = await clvmHere()
  const reply = (message: GiftReply) => postMessage(message)
  // Only our own page speaks with a worker of ours.
  addEventListener('message', ({ data }: MessageEvent<GiftQuestion>) => {
    try {
      reply({ id: data.id, answer: doGiftWork(data, run) })
    } catch (error) {
      reply({ id: data.id, fault: error instanceof Error ? error.message.slice(0, 300) : '' })
    }
  })
  reply('ready')
}

void start()
