import { type ChildProcess, fork } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ForkOptions, UtilityProcess } from 'electron'

/** A process of its own, as Electron's, without Electron in it. */
export class StandInUtilityProcess
  extends EventEmitter
  implements Pick<UtilityProcess, 'postMessage' | 'kill' | 'pid'>
{
  readonly #child: ChildProcess

  constructor(script: string, args: readonly string[], { env }: ForkOptions) {
    super()
    const child = fileURLToPath(new URL('./utility-child.js', import.meta.url))
    this.#child = fork(child, [script, ...args], {
      // Bytes cross as bytes.
      ...{ serialization: 'advanced', env: { ...(env ?? process.env) }, execArgv: [] },
    })
    this.#child.on('message', (message) => this.emit('message', message))
    this.#child.once('exit', (code) => this.emit('exit', code))
    this.#child.once('spawn', () => this.emit('spawn'))
  }

  get pid(): number | undefined {
    return this.#child.pid
  }
  postMessage(message: unknown): void {
    if (this.#child.connected) this.#child.send(toSendable(message))
  }
  kill(): boolean {
    return this.#child.kill()
  }
}

function toSendable(message: unknown): object {
  if (typeof message === 'object' && message !== null) return message
  throw new TypeError('A message to a utility process is an object here')
}
