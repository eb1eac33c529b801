import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { DEMO_ARTISTS, DEMO_USERS } from './demo-users.js'
import { pooled } from './random-text.js'
import { readSeeds } from './seed.js'
import { startUserPool } from './start-user-pool.js'

/** Environment of this process: every name starts with IDENTITY_. */
function readEnv(env: NodeJS.ProcessEnv) {
  const port = portOf(env, 'IDENTITY_PORT') ?? 0
  return {
    folder: env.IDENTITY_DATA_DIR || undefined,
    host: env.IDENTITY_HOST || '127.0.0.1',
    port,
    /** Absent: no mail is taken. */
    smtpPort: portOf(env, 'IDENTITY_SMTP_PORT'),
    /** Where the site is: its passkeys, its sign-in and sign-out addresses. */
    sites: (env.IDENTITY_SITES || '').split(',').filter(Boolean),
    ...(env.IDENTITY_DEMO_USERS === '0'
      ? { demo: [], artists: [] }
      : { demo: DEMO_USERS, artists: DEMO_ARTISTS }),
    /** Whether a second factor is refused, a person's choice, or demanded of everyone. */
    mfa: z.enum(['off', 'optional', 'required']).parse(env.IDENTITY_MFA || 'optional'),
    /** Accounts beside them, such as invited ones, as JSON. */
    invited: readSeeds(env.IDENTITY_SEEDS || '[]'),
  }
}

function portOf(env: NodeJS.ProcessEnv, name: string): number | undefined {
  if (!env[name]) return undefined
  const port = Number(env[name])
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} must be a port number`)
  return port
}

function log(error: unknown): void {
  process.stderr.write(
    `identity: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
}

async function main(): Promise<void> {
  const { folder, host, port, smtpPort, sites, demo: demoUsers, artists, mfa, invited } = readEnv(process.env)
  const pool = await startUserPool({
    folder,
    host,
    port,
    smtpPort,
    seeds: [...demoUsers, ...artists, ...invited],
    clock: Date.now,
    random: pooled((length) => randomBytes(length)),
    report: log,
    settings: {
      mfa,
      customChallenge: 'mailed-code',
      callbackUrls: sites.flatMap((site) => [`${site}/`, `${site}/login`]),
      logoutUrls: sites.flatMap((site) => [`${site}/`, `${site}/login`]),
    },
  })
  const { url, poolId, clientId, identityPoolId, region } = pool
  // The demo accounts' passwords are in the README; nobody else's ever leaves the process.
  const demo = demoUsers.map(({ email, password }) => ({ email, password }))
  process.stdout.write(
    `${JSON.stringify({ ready: true, url, poolId, clientId, identityPoolId, region, demo })}\n`,
  )
}

function stop(): void {
  // What was answered is on the disk already, so there is nothing to wait for.
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
