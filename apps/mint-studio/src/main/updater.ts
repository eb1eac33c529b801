import type { App } from 'electron'
import type { EngineHost } from './engine-host.js'
import { updateKey } from './signed-update.js'
import { noUpdates, type UpdateDesk, type Updater, updateDesk } from './update-desk.js'

/** Set when the studio is built; `null` where no feed was named. */
declare const STUDIO_UPDATE_FEED: { readonly url: string; readonly key: string } | null

const AGAIN_MS = 6 * 3_600_000
const MAX_BYTES = 100_000
const TIMEOUT_MS = 15_000

/** Looks for newer studios, now and then, where the build names a feed and is an installed one. */
export async function openUpdates(
  app: Pick<App, 'isPackaged' | 'getVersion'>,
  engine: Pick<EngineHost, 'call'>,
  onChange: () => void,
): Promise<UpdateDesk> {
  const feed = STUDIO_UPDATE_FEED
  if (!feed || !app.isPackaged) return noUpdates
  const desk = updateDesk({
    ...{
      updater: await openUpdater(feed.url),
      version: app.getVersion(),
      key: updateKey(feed.key),
      onChange,
    },
    readSigned: () => readSigned(`${feed.url}/studio-update.json`),
    isUnderWay: async () => (await engine.call('isUnderWay', undefined)) !== false,
  })
  void desk.look()
  setInterval(() => void desk.look(), AGAIN_MS).unref()
  return desk
}

async function openUpdater(url: string): Promise<Updater> {
  const { default: library } = await import('electron-updater')
  const { autoUpdater } = library
  autoUpdater.setFeedURL({ provider: 'generic', url })
  autoUpdater.logger = null
  // Nothing happens but by what is asked for here.
  autoUpdater.autoDownload = false
  autoUpdater.autoInstallOnAppQuit = false
  autoUpdater.allowDowngrade = false
  autoUpdater.allowPrerelease = false
  autoUpdater.disableWebInstaller = true
  // Each failure is told to whoever asked.
  autoUpdater.on('error', () => {})
  return {
    async look() {
      const found = await autoUpdater.checkForUpdates()
      return found?.isUpdateAvailable ? found.updateInfo : undefined
    },
    fetch: async () => void (await autoUpdater.downloadUpdate()),
    install: () => autoUpdater.quitAndInstall(false, true),
  }
}

async function readSigned(url: string): Promise<unknown> {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  const text = await answer.text()
  return answer.ok && text.length <= MAX_BYTES ? JSON.parse(text) : undefined
}
