import { parentPort } from 'node:worker_threads'
import type { Card } from './card.js'
import { drawCard } from './draw-card.js'

/** One card after another, beside the thread that answers visitors. */
interface Order {
  card: Card
  picture: Uint8Array | undefined
}

parentPort?.on('message', ({ card, picture }: Order) => {
  drawCard(card, picture).then(
    (png) => parentPort?.postMessage({ png }),
    (error: unknown) =>
      parentPort?.postMessage({ fault: error instanceof Error ? error.message : 'unknown' }),
  )
})
