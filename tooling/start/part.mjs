import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { tail } from './run.mjs'

const RESTARTS_PER_MINUTE = 6
const PATIENCE_MS = 90_000
const GRACE_MS = 10_000

/**
 * One child process of the product: speaks JSON lines on its standard output, the first being
 * `{"ready": true, …}`; ends when our end of its standard input closes. One that dies is started again.
 */
export class Part {
  #options
  #child
  #stopping = false
  #deaths = []
  #closed = Promise.resolve()

  /** @param options {{ name, script, env, logFile, onMessage?, onGiveUp }} */
  constructor(options) {
    this.#options = options
  }

  /** Starts it; resolves with its ready message. */
  async start() {
    const { script, env, logFile } = this.#options
    mkdirSync(dirname(logFile), { recursive: true })
    try {
      renameSync(logFile, `${logFile}.1`)
    } catch {
      // the first run has no log to keep
    }
    const log = openSync(logFile, 'a')
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, ...env, STDIN_GUARD: '1', NODE_ENV: 'production' },
      stdio: ['pipe', 'pipe', log],
    })
    closeSync(log)
    this.#child = child
    child.stdin.on('error', () => {})
    this.#closed = new Promise((resolve) => child.once('close', resolve))
    const ready = new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`${this.#options.name} is not ready after ${PATIENCE_MS / 1000} s`)),
        PATIENCE_MS,
      )
      readLines(child.stdout, (message) => {
        if (message.ready) {
          clearTimeout(timer)
          resolve(message)
        }
        this.#options.onMessage?.(message)
      })
      child.once('close', (code, signal) => {
        clearTimeout(timer)
        reject(new PartDied(this.#options.name, code, signal, this.lastLog()))
      })
      child.once('error', reject)
    })
    const message = await ready
    child.once('close', () => this.#revive())
    if (child.exitCode !== null || child.signalCode !== null) this.#revive()
    return message
  }

  async #revive() {
    if (this.#stopping) return
    const now = Date.now()
    this.#deaths = [...this.#deaths.filter((at) => now - at < 60_000), now]
    if (this.#deaths.length > RESTARTS_PER_MINUTE)
      return this.#options.onGiveUp(this.#options.name, this.lastLog())
    await new Promise((resolve) => setTimeout(resolve, 200 * this.#deaths.length))
    if (this.#stopping) return
    await this.start().catch((error) => {
      if (error instanceof PartDied) return this.#revive()
      this.#options.onGiveUp(this.#options.name, error.message)
    })
  }

  /** From now on its end is expected: a terminal's Ctrl-C reaches every part at once. */
  retire() {
    this.#stopping = true
  }

  /** Asks it to end by closing its input, and insists after a while. */
  async stop() {
    this.#stopping = true
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.stdin.end()
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
    await this.#closed
    clearTimeout(timer)
  }

  get pid() {
    return this.#child?.pid
  }

  lastLog() {
    try {
      return tail(readFileSync(this.#options.logFile, 'utf8'), 12)
    } catch {
      return ''
    }
  }
}

export class PartDied extends Error {
  constructor(name, code, signal, log) {
    super(`${name} stopped (${signal ?? `status ${code}`})`)
    this.log = log
    this.status = code
  }
}

function readLines(stream, onMessage) {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (part) => {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      try {
        onMessage(JSON.parse(line))
      } catch {
        // not one of ours
      }
    }
  })
}
