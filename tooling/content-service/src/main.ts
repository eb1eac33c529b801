import { startContentService } from './start-content-service.js'

/** Environment of this process: every name starts with CONTENT_. */
function readEnv(env: NodeJS.ProcessEnv) {
  const port = Number(env.CONTENT_PORT || 0)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('CONTENT_PORT must be a port number')
  const { CONTENT_FOLDER: folder, CONTENT_TOKEN: token, CONTENT_PREVIEW_TOKEN: previewToken } = env
  if (!folder) throw new Error('CONTENT_FOLDER is missing')
  if (!token || !previewToken || token === previewToken)
    throw new Error('CONTENT_TOKEN and CONTENT_PREVIEW_TOKEN must be two different texts')
  return { folder, port, host: env.CONTENT_HOST || '127.0.0.1', token, previewToken }
}

function log(error: unknown): void {
  process.stderr.write(`content: ${error instanceof Error ? error.message : String(error)}\n`)
}

async function main(): Promise<void> {
  const service = await startContentService({ ...readEnv(process.env), now: Date.now, report: log })
  process.stdout.write(`${JSON.stringify({ ready: true, url: service.url })}\n`)
}

function stop(): void {
  // Nothing is written, so there is nothing to wait for.
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
