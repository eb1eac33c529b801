import { EventEmitter } from 'node:events'
import { pathToFileURL } from 'node:url'

/** The other end of `utilityProcess`: gives the script the port that Electron would. */
class ParentPort extends EventEmitter {
  postMessage(message: unknown): void {
    // Whoever forked it may be gone already: then nobody waits for it.
    process.send?.(message, undefined, undefined, () => {})
  }
}

const port = new ParentPort()
Object.defineProperty(process, 'parentPort', { value: port })
// What comes before the script listens waits for it.
port.once('newListener', () => {
  queueMicrotask(() => process.on('message', (data) => port.emit('message', { data, ports: [] })))
})
// Whoever forked it is gone, however that came.
process.on('disconnect', () => process.exit(0))
const [script = ''] = process.argv.slice(2)
await import(pathToFileURL(script).href)
