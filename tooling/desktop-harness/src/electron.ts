import { EventEmitter } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  App,
  BrowserWindowConstructorOptions,
  Dialog,
  BrowserWindow as ElectronWindow,
  ForkOptions,
  IpcMain,
  Protocol,
  SafeStorage,
  Session,
  Shell,
  WebContents,
} from 'electron'
import { z } from 'zod'
import { chooseFolder } from './choose-folder.js'
import { desk, type Pane } from './desk.js'
import { StandInUtilityProcess } from './utility-process.js'

class StandInApp
  extends EventEmitter
  implements
    Pick<
      App,
      | 'isPackaged'
      | 'quit'
      | 'getPath'
      | 'getLocale'
      | 'enableSandbox'
      | 'requestSingleInstanceLock'
      | 'whenReady'
    >
{
  readonly isPackaged = false
  isReady = false
  /** That another one runs already, and was told what this one was started with. */
  #handedOver: Promise<void> | undefined

  async whenReady(): Promise<void> {
    if (!this.isReady) await new Promise((resolve) => this.once('ready', resolve))
  }
  quit(): void {
    this.emit('before-quit', { preventDefault() {} })
    if (this.#handedOver) void this.#handedOver.then(() => this.emit('quit'))
    else this.emit('quit')
  }
  getPath(name: Parameters<App['getPath']>[0]): string {
    if (name !== 'userData') throw new Error(`The stand-in has no path '${name}'`)
    return desk.data
  }
  getLocale(): string {
    return Intl.DateTimeFormat().resolvedOptions().locale
  }
  // Pages are always in the browser's sandbox here.
  enableSandbox(): void {}
  requestSingleInstanceLock(): boolean {
    mkdirSync(desk.data, { recursive: true, mode: 0o700 })
    const path = join(desk.data, 'stand-in.json')
    const owner = readOwner(path)
    if (owner && owner.pid !== process.pid && isAlive(owner.pid)) {
      this.#handedOver = handOver(owner, process.argv)
      return false
    }
    const { port, secret } = desk
    writeFileSync(path, JSON.stringify({ pid: process.pid, port, secret }), { mode: 0o600 })
    desk.events.on('second', (argv) => this.emit('second-instance', {}, argv, ''))
    return true
  }
}

const ownerOf = z.strictObject({ pid: z.number(), port: z.number(), secret: z.string() })
type Owner = z.output<typeof ownerOf>

function readOwner(path: string): Owner | undefined {
  try {
    return ownerOf.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}

async function handOver({ port, secret }: Owner, argv: readonly string[]): Promise<void> {
  const asked = { method: 'POST', headers: { authorization: `Bearer ${secret}` }, body: JSON.stringify(argv) }
  await fetch(`http://127.0.0.1:${port}/stand-in/second`, asked).catch(() => {})
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

export const app = new StandInApp()

type OpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0]

class StandInContents extends EventEmitter implements Pick<WebContents, 'send' | 'setWindowOpenHandler'> {
  readonly #pane: Pane

  constructor(pane: Pane) {
    super()
    this.#pane = pane
  }
  send(channel: string, ...args: unknown[]): void {
    this.#pane.tell({ channel, args })
  }
  // Pages open nothing by themselves here: their policy allows no frame, and their origin no other window.
  setWindowOpenHandler(_handler: OpenHandler): void {}
}

const contentsOf = new WeakMap<Pane, StandInContents>()

export class BrowserWindow
  extends EventEmitter
  implements Pick<ElectronWindow, 'loadURL' | 'isDestroyed' | 'destroy' | 'focus' | 'isMinimized' | 'restore'>
{
  readonly webContents: StandInContents
  readonly #pane: Pane
  #isDestroyed = false

  constructor({ title = '', webPreferences = {} }: BrowserWindowConstructorOptions) {
    super()
    refuseInsecure(webPreferences)
    const pane = desk.add(title, webPreferences.preload ?? '')
    this.#pane = pane
    this.webContents = new StandInContents(pane)
    contentsOf.set(pane, this.webContents)
    app.emit('web-contents-created', {}, this.webContents)
    pane.once('left', () => this.destroy())
  }

  async loadURL(url: string): Promise<void> {
    this.#pane.url = url
    desk.events.emit('show', this.#pane)
  }
  isDestroyed(): boolean {
    return this.#isDestroyed
  }
  destroy(): void {
    if (this.#isDestroyed) return
    this.#isDestroyed = true
    this.#pane.tell({ control: 'close' })
    this.#pane.end()
    desk.panes.delete(this.#pane.id)
    this.emit('closed')
    if (desk.panes.size === 0) app.emit('window-all-closed')
  }
  // A browser's windows are its own to hide and show.
  isMinimized(): boolean {
    return false
  }
  restore(): void {}
  focus(): void {
    desk.events.emit('show', this.#pane)
  }
}

/** What Electron would let pass is an error here. */
function refuseInsecure(given: NonNullable<BrowserWindowConstructorOptions['webPreferences']>): void {
  const { contextIsolation, sandbox, nodeIntegration, webSecurity } = given
  const isSecure =
    contextIsolation !== false && sandbox !== false && !nodeIntegration && webSecurity !== false
  if (!isSecure) throw new Error('A window without isolation, sandbox or web security is not shown')
}

export const ipcMain: Pick<IpcMain, 'handle' | 'removeHandler'> = {
  handle(channel, listener) {
    if (desk.handlers.has(channel)) throw new Error(`'${channel}' has a handler already`)
    desk.handlers.set(channel, listener as (event: unknown, ...args: unknown[]) => unknown)
  },
  removeHandler: (channel) => void desk.handlers.delete(channel),
}

/** What a handler is told of who asks: the top frame of the window that the request came from. */
export function eventOf(pane: Pane): unknown {
  return { sender: contentsOf.get(pane), senderFrame: { url: pane.url, parent: null } }
}

export const protocol: Pick<Protocol, 'handle' | 'registerSchemesAsPrivileged'> = {
  handle: (scheme, serve) => void desk.schemes.set(scheme, (request) => serve(request as never)),
  registerSchemesAsPrivileged() {
    if (app.isReady) throw new Error('Schemes are registered before the app is ready')
  },
}

export const session: {
  defaultSession: Pick<Session, 'setPermissionRequestHandler' | 'setPermissionCheckHandler'>
} = {
  // A page is granted nothing here that its browser does not ask its person for.
  defaultSession: { setPermissionRequestHandler() {}, setPermissionCheckHandler() {} },
}

export const dialog = {
  async showOpenDialog(...args: Parameters<Dialog['showOpenDialog']>) {
    const options = args.at(-1)
    if (!options || !('properties' in options) || !options.properties?.includes('openDirectory'))
      throw new Error('The stand-in chooses folders alone')
    const folder = await chooseFolder(desk)
    return { canceled: folder === undefined, filePaths: folder === undefined ? [] : [folder] }
  },
}

export const shell: Pick<Shell, 'openExternal'> = {
  openExternal: async (url) => desk.panes.get(1)?.tell({ control: 'visit', url }),
}

/** A browser has no keyring: nothing is hidden here, and the app is told so. */
export const safeStorage: Pick<
  SafeStorage,
  'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync' | 'getSelectedStorageBackend'
> = {
  isAsyncEncryptionAvailable: async () => false,
  encryptStringAsync: () => Promise.reject(new Error('The stand-in hides nothing')),
  decryptStringAsync: () => Promise.reject(new Error('The stand-in hides nothing')),
  getSelectedStorageBackend: () => 'basic_text',
}

export const utilityProcess = {
  fork: (script: string, args: string[] = [], options: ForkOptions = {}) =>
    new StandInUtilityProcess(script, args, options),
}

export const Menu = { setApplicationMenu(_menu: null) {} }
