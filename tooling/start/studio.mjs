// The mint studio: in Electron where its binary is, else in a browser of this machine; where neither opens, its address is printed.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from './build.mjs'
import { installedChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { nodeProblem } from './platform.mjs'
import { dataFolder, root } from './project.mjs'
import { fail, say } from './say.mjs'

const HELP = `usage: npm run studio [-- OPTION… [LINK]]

Builds and opens the mint studio. LINK (chiaroscuro-studio://…) leads to one of its pages, also in a studio that runs already.

  --no-open   print its address instead of opening a browser
`
const args = process.argv.slice(2)
if (args.includes('--help')) {
  process.stdout.write(HELP)
  process.exit(0)
}
const links = args.filter((one) => one.startsWith('chiaroscuro-studio://'))
const unknown = args.find((one) => one !== '--no-open' && !links.includes(one))
if (unknown) fail(`${unknown} is not an option.`, HELP, 2)
const problem = nodeProblem()
if (problem) fail(problem)
await install()
await build(['mint-studio', 'desktop-harness'])

const app = join(root, 'apps/mint-studio')
const env = { ...process.env, STUDIO_DEVNET_FILE: join(dataFolder('devnet'), 'running.json') }
const binary = electronBinary()
const child = binary ? openElectron(binary) : openPreview()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.once('close', (status) => process.exit(status ?? 0))

/** The binary that `install-electron` fetched, or that somebody named; asking for it fetches nothing. */
function electronBinary() {
  const named = process.env.ELECTRON_OVERRIDE_DIST_PATH
  const own = createRequire(join(app, 'package.json')).resolve('electron/package.json')
  const folders = [...(named ? [named] : []), join(own, '..', 'dist')]
  const names = ['electron', 'electron.exe', 'Electron.app/Contents/MacOS/Electron']
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}

function openElectron(path) {
  return spawn(path, [join(app, 'build/main.js'), ...links], { env, stdio: 'inherit' })
}

function openPreview() {
  const hasDesktop = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  const browser = args.includes('--no-open') || !hasDesktop ? undefined : installedChromium()
  say('  Electron is not installed on this machine: the studio runs in its preview, in a browser.')
  const preview = spawn(
    process.execPath,
    [join(root, 'tooling/desktop-harness/dist/main.js'), join(app, 'build'), ...links],
    {
      env: { ...env, HARNESS_DATA: dataFolder('studio'), ...(browser ? { HARNESS_BROWSER: browser } : {}) },
      stdio: ['inherit', 'pipe', 'inherit'],
    },
  )
  let rest = ''
  preview.stdout.setEncoding('utf8').on('data', (part) => {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) tell(line, browser)
  })
  return preview
}

/** Each window's address opens it once. */
function tell(line, browser) {
  let said
  try {
    said = JSON.parse(line)
  } catch {
    return
  }
  if (said.unopened || (said.url && !browser))
    say(`\n${said.window ?? 'Open'} (the address opens it once)\n  ${said.unopened ?? said.url}`)
}
