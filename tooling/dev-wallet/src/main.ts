import { randomBytes } from 'node:crypto'
import { readSettings } from './settings.js'
import { startDevWallet } from './start-dev-wallet.js'

function log(error: unknown): void {
  process.stderr.write(`wallet: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
}

async function main(): Promise<void> {
  const wallet = await startDevWallet(readSettings(process.env), {
    now: Date.now,
    random: randomBytes,
    report: log,
  })
  const { url, accounts } = wallet
  process.stdout.write(`${JSON.stringify({ ready: true, url, accounts })}\n`)
}

function stop(): void {
  // Nothing is half done: what was signed was sent, or is forgotten.
  process.exit(0)
}

process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// The parent holds the other end: when it dies, however it dies, the pipe closes and so do we.
process.stdin.on('end', stop).on('close', stop).on('error', stop).resume()
process.stdout.on('error', stop)
main().catch((error: unknown) => {
  log(error)
  process.exit(1)
})
