import { randomBytes } from 'node:crypto'
import { startSocialLogin } from './start-social-login.js'

function log(error: unknown): void {
  process.stderr.write(`social: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
}

/** Environment of this process: every name starts with SOCIAL_. */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const port = Number(env.SOCIAL_PORT || '0')
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('SOCIAL_PORT must be a port number')
  const { SOCIAL_CLIENT_ID: id, SOCIAL_CLIENT_SECRET: secret, SOCIAL_SITE: site } = env
  if (!id || !secret || !site)
    throw new Error('SOCIAL_CLIENT_ID, SOCIAL_CLIENT_SECRET and SOCIAL_SITE are needed')
  const doors = [
    '/user/claim/discord',
    '/user/claim/twitter',
    '/wallet/claim/discord',
    '/wallet/claim/twitter',
    '/discord',
  ]
  const { url, discord, x } = await startSocialLogin({
    client: { id, secret, redirects: doors.map((door) => `${site}${door}/callback`) },
    port,
    now: Date.now,
    cookieKey: randomBytes(32).toString('base64url'),
    report: log,
  })
  process.stdout.write(`${JSON.stringify({ ready: true, url, discord, x })}\n`)
}

function stop(): void {
  process.exit(0)
}

process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// The parent holds the other end: when it dies, however it dies, the pipe closes and so do we.
process.stdin.on('end', stop).on('close', stop).on('error', stop).resume()
process.stdout.on('error', stop)
main(process.env).catch((error: unknown) => {
  log(error)
  process.exit(1)
})
