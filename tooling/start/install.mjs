import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNPM, root } from './project.mjs'
import { run, tail } from './run.mjs'
import { fail, progress } from './say.mjs'

const stamp = join(root, 'node_modules', '.installed')

/** Installs the packages of the lockfile, unless they are installed already. */
export async function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  progress('Installing packages')
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx'
  const { status, output } = await run(npx, ['--yes', PNPM, 'install', '--frozen-lockfile'], {
    env: { CI: 'true' },
  })
  if (status !== 0)
    fail(
      `The packages could not be installed:\n${tail(output)}`,
      'Check that this machine reaches the npm registry, then run the command again.',
    )
  writeFileSync(stamp, wanted)
}
