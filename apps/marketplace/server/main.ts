import { readEnv } from '../app/server/env.server.js'
import { serve } from './serve.js'

process.env.NODE_ENV ??= 'production'

try {
  const env = readEnv(process.env)
  const close = await serve(env)
  const stop = () => {
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  if (process.env.STDIN_GUARD === '1') {
    // The parent holds the other end of this pipe; when it is gone, so are we.
    process.stdin.once('end', stop)
    process.stdin.once('close', stop)
    process.stdin.once('error', stop)
    process.stdin.resume()
  }
  console.log(JSON.stringify({ ready: true, url: `http://${env.host}:${env.port}` }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
