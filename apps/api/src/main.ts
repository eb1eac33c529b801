import { join } from 'node:path'
import { ConfigError, toConfig } from './config/config.js'
import { startApi } from './context.js'
import { jsonLog } from './serve/log.js'
import { LockedError } from './store/lock.js'

const log = jsonLog(
  (line) => process.stderr.write(line),
  () => new Date(),
)

/** Exit statuses a parent can act on. */
const BAD_CONFIG = 64
const IN_USE = 75

try {
  const here = import.meta.dirname
  const running = await startApi(
    toConfig(process.env, process.argv.slice(2)),
    {
      migrations: join(here, '../migrations'),
      imageChild: join(here, 'image-child.js'),
      offerChild: join(here, 'offer-child.js'),
      readingThread: join(here, 'reading-thread.js'),
    },
    log,
  )
  process.stdout.write(
    `${JSON.stringify({ ready: true, url: running.apiUrl, media: running.mediaUrl, ops: running.opsUrl })}\n`,
  )
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
    setTimeout(() => process.exit(1), 8000).unref()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // A parent that dies closes the pipe; nothing may outlive it.
  if (process.env.STDIN_GUARD === '1') process.stdin.on('end', stop).on('error', stop).resume()
} catch (error) {
  log.error('the API cannot start', error)
  process.exit(error instanceof ConfigError ? BAD_CONFIG : error instanceof LockedError ? IN_USE : 1)
}

process.on('unhandledRejection', (error) => log.error('an unhandled rejection', error))
