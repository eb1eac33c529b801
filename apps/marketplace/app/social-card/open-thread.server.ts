import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Drawer } from './card-desk.js'

/** The thread is built beside the site; the site's own file stands in a folder below. */
const places = ['../card-thread.mjs', '../../card-thread.mjs']

/** Starts the thread that draws; it keeps nobody from going, and hears one order at a time. */
export function openThread(exists: (file: string) => boolean): Drawer {
  const file = places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find(exists)
  if (!file) throw new Error('The thread that draws cards is not built')
  const thread = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 256 } })
  thread.unref()
  return {
    draw: (card, picture) =>
      new Promise((resolve, reject) => {
        const settle = (then: () => void) => {
          thread.off('message', onMessage)
          thread.off('error', onError)
          then()
        }
        const onError = (error: Error) => settle(() => reject(error))
        const onMessage = (said: { png?: Uint8Array; fault?: string }) => {
          const { png, fault } = said
          settle(() => (png ? resolve(png) : reject(new Error(`A card was not drawn: ${fault}`))))
        }
        thread.on('message', onMessage)
        thread.on('error', onError)
        thread.postMessage({ card, picture })
      }),
    stop: () => {
      void thread.terminate()
    },
  }
}
