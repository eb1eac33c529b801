import { homedir } from 'node:os'
import { join } from 'node:path'
import { nodePorts } from '@chiaroscuro/auth/node'
import {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  protocol,
  safeStorage,
  session,
  shell,
  utilityProcess,
} from 'electron'
import { z } from 'zod'
import { APPROVAL_CHANNELS, CHANNELS } from '../ipc/channel.js'
import { APPROVAL_NAMES, CHANNEL_NAMES, LINK, NEWS, SESSION, UPDATE } from '../ipc/channel-name.js'
import { StudioError } from '../ipc/failure.js'
import { projectView } from '../ipc/view.js'
import { type AccountDesk, accountDesk } from './account-desk.js'
import { namedMarket, namedPlace, runningPlace } from './account-place.js'
import { answer } from './answer.js'
import { appProtocol, SCHEME } from './app-protocol.js'
import { ApprovalDesk } from './approval-desk.js'
import { askEarlyAccess } from './early-access.js'
import { type EngineHost, engineHost } from './engine-host.js'
import { type HostDesk, hostDesk } from './host-desk.js'
import { findBy, hearLinks, type LinkDesk, linkDesk } from './link-desk.js'
import { namedRelay } from './relay-place.js'
import { grantNothing, mayOpen, secure } from './secure.js'
import { sessionDesk } from './session-desk.js'
import { type SettingsFile, settingsFile } from './settings.js'
import type { UpdateDesk } from './update-desk.js'
import { openUpdates } from './updater.js'
import { openVault, type VaultParts } from './vault.js'
import { vaultStore } from './vault-store.js'
import { openWindow } from './window.js'

const here = import.meta.dirname
const made = z.strictObject({ id: z.string() })

/** Without Electron's own binary this runs in a stand-in of it, and says so. */
const isPreview = process.versions.electron === undefined

app.enableSandbox()
protocol.registerSchemesAsPrivileged([
  { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
])
secure(app)

/** Links that came before there is a page to take them. */
const early: unknown[] = []
let openLink = (text: unknown): void => void early.push(text)

if (app.requestSingleInstanceLock()) {
  hearLinks(app, process.argv, (text) => openLink(text))
  void app.whenReady().then(start)
} else app.quit()

async function start(): Promise<void> {
  grantNothing(session.defaultSession)
  Menu.setApplicationMenu(null)
  const data = app.getPath('userData')
  const settings = settingsFile(join(data, 'settings.json'), app.getLocale())
  const keyring = { storage: safeStorage, platform: process.platform }
  const vault = await openVault({ ...keyring, path: join(data, 'keys.json') })
  const account = await openAccount(data, keyring)
  const sessions = sessionDesk(await openVault({ ...keyring, path: join(data, 'sessions.json') }))
  // Until there is one, nobody is told anything.
  let shown: BrowserWindow | undefined
  function tell(channel: string, said?: unknown): void {
    if (shown?.isDestroyed() === false) shown.webContents.send(channel, said)
  }
  const engine = engineHost(
    () =>
      utilityProcess.fork(join(here, 'engine.js'), [], {
        serviceName: 'Chiaroscuro engine',
        // Nothing of the surroundings goes along: settings reach the engine in its first message.
        env: {},
        stdio: 'inherit',
      }),
    {
      ...{ data, resources: join(here, 'resources'), devnetFile: process.env.STUDIO_DEVNET_FILE },
      content: contentOf(process.env),
      market: namedMarket(process.env),
      chiaRoot: process.env.CHIA_ROOT ?? join(homedir(), '.chia', 'mainnet'),
      secrets: vault.all,
      ...{ relay: namedRelay(process.env), session: sessions.kept },
    },
    {
      onNews: (said) => {
        const view = projectView.safeParse(said)
        if (view.success) tell(NEWS, view.data)
      },
      onSession: () => tell(SESSION),
    },
    {
      mediaStanding: () => account.mediaStanding(),
      askLeave: (file) => account.askLeave(file),
      keepSession: (kept) => sessions.keepSession(kept),
    },
  )
  protocol.handle(
    SCHEME,
    appProtocol(join(here, 'renderer'), (id, hash) => engine.call('readAsset', { id, hash })),
  )
  const updates = await openUpdates(app, engine, () => tell(UPDATE))
  const main = openWindow({
    ...{ Window: BrowserWindow, page: 'index.html', preload: join(here, 'preload.cjs') },
    ...{ title: 'Chiaroscuro Mint Studio', size: { width: 1440, height: 900 }, settings: settings.read() },
  })
  shown = main
  const openApproval = () =>
    openWindow({
      ...{ Window: BrowserWindow, page: 'approval.html', preload: join(here, 'approval-preload.cjs') },
      ...{ title: 'Approve the mint', size: { width: 720, height: 860 }, parent: main },
      settings: settings.read(),
    })
  const desk = new ApprovalDesk(engine, openApproval, (network) => askEarlyAccess(network, account.standing))
  const links = linkDesk(findBy(engine), () => tell(LINK))
  openLink = links.open
  for (const text of early) links.open(text)
  const hosts = hostDesk(engine, vault, account)
  answerAll({ main, desk, engine, settings, account, links, updates, hosts })
  app.on('second-instance', () => {
    if (main.isMinimized()) main.restore()
    main.focus()
  })
  app.on('window-all-closed', () => app.quit())
  app.on('before-quit', () => engine.stop())
}

/** Sessions have a vault of their own: what is in the other one goes to the engine. */
async function openAccount(data: string, keyring: Omit<VaultParts, 'path'>): Promise<AccountDesk> {
  const named = namedPlace(process.env)
  return accountDesk({
    place: async () => named ?? runningPlace(process.env.STUDIO_DEVNET_FILE),
    store: vaultStore(await openVault({ ...keyring, path: join(data, 'account.json') })),
    ports: nodePorts(),
    fetch,
  })
}

/** The content service that this studio reads its news from. */
function contentOf({ STUDIO_CONTENT_URL: url, STUDIO_CONTENT_TOKEN: token }: NodeJS.ProcessEnv) {
  return token ? { token, ...(url ? { url } : {}) } : undefined
}

interface Parts {
  readonly main: BrowserWindow
  readonly desk: ApprovalDesk
  readonly engine: EngineHost
  readonly settings: SettingsFile
  readonly hosts: HostDesk
  readonly account: AccountDesk
  readonly links: LinkDesk
  readonly updates: UpdateDesk
}

function answerAll({ main, desk, engine, settings, hosts, account, links, updates }: Parts): void {
  async function importBy(call: 'importFrom' | 'importLayers') {
    const { filePaths } = await dialog.showOpenDialog(main, { properties: ['openDirectory'] })
    const [folder] = filePaths
    return folder === undefined ? undefined : made.parse(await engine.call(call, { folder }))
  }
  const own: { readonly [name: string]: (input: never) => Promise<unknown> } = {
    getSettings: async () => ({ ...settings.read(), isPreview }),
    saveSettings: async (next: z.output<typeof CHANNELS.saveSettings.input>) => {
      settings.write(next)
      return next
    },
    importFolder: () => importBy('importFrom'),
    importLayers: () => importBy('importLayers'),
    ...hosts,
    ...account,
    ...updates,
    takeLink: () => links.take(),
    openEarlyAccess: async () => visit(await account.earlyAccessUrl()),
    askApproval: ({ id }: { id: string }) => desk.ask(id),
    async openHeld(input: { signer: string }) {
      await visit(z.string().parse(await engine.call('heldUrl', input)))
    },
    async openOnMarketplace(input: { id: string }) {
      await visit(z.string().parse(await engine.call('marketplaceUrl', input)))
    },
    getApproval: async () => desk.asked(),
    answerApproval: ({ isApproved }: { isApproved: boolean }) => desk.answer(isApproved),
  }
  async function visit(url: string): Promise<void> {
    if (!mayOpen(url)) throw new StudioError('not-allowed')
    await shell.openExternal(url)
  }
  const isMain = ({ sender }: { sender: unknown }) => sender === main.webContents
  const isDesk = ({ sender }: { sender: unknown }) => desk.isOf(sender)
  for (const name of CHANNEL_NAMES) {
    const mayAsk =
      name === 'getSettings' ? (event: { sender: unknown }) => isMain(event) || isDesk(event) : isMain
    answer(ipcMain, name, CHANNELS[name], mayAsk, (input) => {
      const task = own[name]
      return task ? task(input as never) : engine.call(name, input)
    })
  }
  for (const name of APPROVAL_NAMES.filter((one) => one !== 'getSettings')) {
    const task = own[name]
    answer(ipcMain, name, APPROVAL_CHANNELS[name], isDesk, async (input) => task?.(input as never))
  }
}
