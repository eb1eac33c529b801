import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

/**
 * The bundle of a command, made anew when a source is younger than it. Standard output belongs to the command's
 * answer, so installing and building speak on standard error. Ends this process where it cannot be had.
 */
export function bundleOf(folder, file, sources) {
  const bundle = join(root, folder, file)
  if (!existsSync(join(root, 'node_modules/.modules.yaml'))) {
    process.stderr.write('Chiaroscuro is not installed yet: run npm start once, or npm test.\n')
    process.exit(69)
  }
  const made = existsSync(bundle) ? statSync(bundle).mtimeMs : 0
  if ([folder, ...sources].every((name) => youngest(join(root, name, 'src')) < made)) return bundle
  const built = spawnSync(process.execPath, [join(root, folder, 'build.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (built.status !== 0) process.exit(70)
  return bundle
}

function youngest(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0)
}
