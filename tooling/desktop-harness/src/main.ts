import { spawn } from 'node:child_process'
import { register } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { desk, type Pane } from './desk.js'
import { app, eventOf } from './electron.js'
import { serveDesk } from './server.js'

/** Until a window that nobody looks at any more counts as closed: a reload takes less. */
const LEFT_MS = 4000

/** Until a window that the browser was asked for is offered by hand as well. */
const OPENED_MS = 3000

const [folder = '.'] = process.argv.slice(2)
const chromium = process.env.HARNESS_BROWSER
desk.data = resolve(process.env.HARNESS_DATA ?? '.data/studio')

// A terminal's Ctrl-C, or whoever started it being gone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => app.quit())
if (process.env.STDIN_GUARD === '1') process.stdin.on('end', () => app.quit()).resume()

const server = await serveDesk(desk, eventOf)
app.once('quit', () => {
  server.close()
  server.closeAllConnections()
  process.exit(0)
})

desk.events.on('show', (pane: Pane) => {
  const url = desk.addressOf(pane)
  process.stdout.write(`${JSON.stringify({ window: pane.title, url })}\n`)
  if (pane.id > 1) {
    const main = desk.panes.get(1)
    const offer = () => {
      if (pane.isSeen || !desk.panes.has(pane.id)) return
      main?.tell({ control: 'open', url: desk.addressOf(pane), title: pane.title })
    }
    // By hand, where nothing opens it by itself.
    if (chromium) setTimeout(offer, OPENED_MS)
    else offer()
    pane.once('attached', () => main?.tell({ control: 'seen', url }))
    pane.on('detached', () => closeIfLeft(pane))
  }
  if (chromium) browse(chromium, url, pane)
})

/** As a window of its own, with the studio's own browser profile. */
function browse(path: string, url: string, { id }: Pane): void {
  const rootless = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const profile = `--user-data-dir=${join(desk.data, 'browser')}`
  const size = id === 1 ? '1440,940' : '760,900'
  const flags = [
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-sync',
    '--disable-background-networking',
  ]
  const child = spawn(path, [`--app=${url}`, profile, `--window-size=${size}`, ...flags, ...rootless], {
    stdio: 'ignore',
  })
  child.once('error', () => process.stdout.write(`${JSON.stringify({ unopened: url })}\n`))
  // The process of the first window lives as long as the browser does; others hand over to it and end.
  if (id === 1) child.once('exit', () => app.quit())
}

function closeIfLeft(pane: Pane): void {
  setTimeout(() => {
    if (!pane.isSeen && desk.panes.has(pane.id)) pane.emit('left')
  }, LEFT_MS)
}

register(new URL('./electron-hook.js', import.meta.url))
await import(pathToFileURL(join(resolve(folder), 'main.js')).href)
app.isReady = true
app.emit('ready')
