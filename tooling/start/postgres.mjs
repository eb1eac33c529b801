import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aptInstall, isDebianRoot } from './chromium.mjs'
import { run } from './run.mjs'
import { progress } from './say.mjs'

const FOLDER = '/usr/lib/postgresql'

/**
 * A PostgreSQL for the tests: DATABASE_URL, else a server of our own from an installed PostgreSQL
 * (Debian's package where we may install it), on a free port in a folder that goes away again.
 */
export async function startPostgres(within = tmpdir()) {
  if (process.env.DATABASE_URL?.startsWith('postgres'))
    return { url: process.env.DATABASE_URL, stop: async () => {} }
  let binaries = findBinaries()
  if (!binaries && isDebianRoot()) {
    progress('Installing PostgreSQL')
    await aptInstall(['postgresql'])
    binaries = findBinaries()
  }
  if (!binaries)
    return { reason: 'no PostgreSQL is installed and DATABASE_URL is not set', stop: async () => {} }
  const folder = mkdtempSync(join(within, 'chiaroscuro-pg-'))
  const asRoot = process.getuid?.() === 0
  // PostgreSQL refuses to run as root; Debian's package made this account for it.
  const as = (command, args) =>
    asRoot
      ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]]
      : [command, args]
  if (asRoot) await run('chown', ['postgres:postgres', folder])
  const made = await run(
    ...as(join(binaries, 'initdb'), [
      '-D',
      join(folder, 'data'),
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      // Ids are compared by their bytes, which is quicker than by a language's rules.
      '--lc-collate=C',
      '--lc-ctype=C.UTF-8',
      '--no-sync',
    ]),
    { cwd: folder },
  )
  if (made.status !== 0)
    return {
      reason: `initdb failed: ${made.output.slice(-300)}`,
      stop: async () => rmSync(folder, { recursive: true, force: true }),
    }
  const port = await freePort()
  const [command, args] = as(join(binaries, 'postgres'), [
    '-D',
    join(folder, 'data'),
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-k',
    folder,
    '-c',
    'fsync=off',
  ])
  const server = spawn(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const ready = await new Promise((resolve) => {
    let output = ''
    server.stderr.on('data', (part) => {
      output += part
      if (output.includes('ready to accept connections')) resolve(true)
    })
    server.once('close', () => resolve(false))
  })
  server.stderr.resume()
  const stop = async () => {
    if (server.exitCode === null) {
      const closed = new Promise((resolve) => server.once('close', resolve))
      server.kill('SIGINT')
      await closed
    }
    rmSync(folder, { recursive: true, force: true })
  }
  if (!ready) return { reason: 'the server did not start', stop }
  const at = (host) => `postgres://postgres@${host}:${port}/postgres`
  // Who is on the same machine reaches it without a network.
  return { url: at('127.0.0.1'), socket: at(encodeURIComponent(folder)), stop }
}

function findBinaries() {
  if (!existsSync(FOLDER)) return undefined
  const versions = readdirSync(FOLDER).sort((a, b) => Number(b) - Number(a))
  return versions
    .map((version) => join(FOLDER, version, 'bin'))
    .find((path) => existsSync(join(path, 'initdb')))
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
