import { join } from 'node:path'
import { root } from './project.mjs'
import { run, tail } from './run.mjs'
import { fail, progress } from './say.mjs'

/** Builds the given workspace packages; what is built already comes from the cache. */
export async function build(packages) {
  progress('Building')
  const turbo = join(root, 'node_modules', '.bin', 'turbo')
  const filters = packages.map((name) => `--filter=@chiaroscuro/${name}`)
  const { status, output } = await run(turbo, ['run', 'build', ...filters, '--output-logs=errors-only'], {
    env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', FORCE_COLOR: '0' },
  })
  if (status !== 0)
    fail(`The build failed:\n${tail(output, 60)}`, 'If this is a clean checkout, please report it.')
}
