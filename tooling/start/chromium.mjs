import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'
import { run, tail } from './run.mjs'
import { progress } from './say.mjs'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium that is on this machine already; nothing is installed. */
export function installedChromium() {
  return [process.env.CHROMIUM_PATH, ...INSTALLED].find((path) => path && existsSync(path))
}

/** Chinese pages are looked at too; without a CJK font they would be empty boxes. */
const CJK_FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'

/** Chromium without a window, as Playwright starts its own: a seventh less work than the one with a window that is not shown. */
const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * A Chromium for the tests: CHROMIUM_PATH, Debian's without a window (installed where we may), an installed one, or Playwright's
 * own. Gives its path (undefined: Playwright's default) and that of the whole browser, or why there is none.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named)
    return existsSync(named)
      ? { path: named, whole: process.env.CHROMIUM_WHOLE_PATH ?? named }
      : { problem: `CHROMIUM_PATH names ${named}, which does not exist.` }
  if (isDebianRoot()) await installDebians()
  const whole = installedChromium()
  if (whole) return { path: existsSync(SHELL) ? SHELL : whole, whole }
  if (await hasOwn()) return {}
  progress('Installing Chromium')
  const own = await run(join(root, 'apps/marketplace/node_modules/.bin/playwright'), ['install', 'chromium'])
  if (own.status === 0) return {}
  return {
    problem:
      'No Chromium was found. Install one (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM_PATH.',
  }
}

async function installDebians() {
  const missing = [
    ...(installedChromium() ? [] : ['chromium']),
    ...(existsSync(CJK_FONT) ? [] : ['fonts-noto-cjk']),
  ]
  if (missing.length > 0) {
    progress('Installing Chromium')
    const done = await aptInstall(missing)
    if (done.status !== 0) progress(`Debian could not install it:\n${tail(done.output, 10)}`)
  }
  // Not every release has it: the tests take the whole one then.
  if (!existsSync(SHELL)) await aptInstall(['chromium-headless-shell'])
}

async function hasOwn() {
  const script =
    "import('@playwright/test').then(({ chromium }) => process.exit(require('node:fs').existsSync(chromium.executablePath()) ? 0 : 1))"
  const { status } = await run(process.execPath, ['-e', script], { cwd: join(root, 'apps/marketplace') })
  return status === 0
}

export function isDebianRoot() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

export async function aptInstall(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const args = ['install', '-y', '--no-install-recommends', ...packages]
  const first = await run('apt-get', args, { env })
  if (first.status === 0) return first
  await run('apt-get', ['update'], { env })
  return run('apt-get', args, { env })
}
