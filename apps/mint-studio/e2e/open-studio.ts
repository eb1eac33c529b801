import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { _electron as electron, type Page } from '@playwright/test'
import { addressOf, end } from './child.js'
import { electronBinary, lane } from './lane.js'

const app = resolve(import.meta.dirname, '..')
const harness = resolve(app, '../../tooling/desktop-harness/dist/main.js')

export interface Opening {
  readonly data: string
  /** Where the running product says where its devnet is. */
  readonly devnet: { readonly file: string }
  readonly link?: string
  /** Where wallets elsewhere are reached; nowhere where none is named. */
  readonly relayUrl?: string
  /** Chia's own folder; the machine's where none is named. */
  readonly chiaRoot?: string
  /** Bundles of another place than the build's. */
  readonly folder?: string
}

/** The studio's own bundles, running in what stands in for Electron, or in Electron itself. */
export interface RunningStudio {
  readonly process: ChildProcess
  /** Address of the first window in the preview; it opens once. */
  readonly url: string
  /** Its first window: in the preview a test's own page, which goes there. */
  show(page: Page): Promise<Page>
  /** Asks for the approval on a page of the mint; its window. */
  approval(page: Page): Promise<Page>
  /** Presses a button that asks for a folder, and chooses one. */
  chooseFolder(page: Page, button: string, folder: string): Promise<void>
  /** As a loss of power does. */
  kill(): Promise<void>
}

/** Starts it on a folder of data, and waits for its first window. */
export function openStudio(opening: Opening): Promise<RunningStudio> {
  return lane === 'electron' ? openElectron(opening) : openPreview(opening)
}

async function openPreview(opening: Opening): Promise<RunningStudio> {
  const child = startPreview(opening)
  const url = await addressOf(child, 'The studio')
  return {
    ...{ process: child, url },
    async show(page) {
      await page.goto(url)
      return page
    },
    async approval(page) {
      const asked = page.context().waitForEvent('page')
      await page.getByRole('button', { name: 'Review and approve' }).click()
      await page.getByRole('link', { name: 'Open it' }).click()
      return asked
    },
    async chooseFolder(page, button, path) {
      await page.getByRole('button', { name: button }).click()
      const sheet = page.getByRole('dialog', { name: 'Choose a folder' })
      await sheet.getByLabel('Folder').setInputFiles(path)
    },
    kill: () => end(child, 'SIGKILL'),
  }
}

/** Starts it once more beside the one that runs, as a system does that follows a link; resolves when the second one has ended. */
export async function followLink(opening: Opening): Promise<number | null> {
  const child = startPreview(opening)
  return new Promise((done) => child.once('exit', done))
}

function startPreview({ data, link, folder = resolve(app, 'build'), ...opening }: Opening) {
  return spawn(process.execPath, [harness, folder, ...(link === undefined ? [] : [link])], {
    env: { ...environment(opening), HARNESS_DATA: data, STDIN_GUARD: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
}

async function openElectron({ data, link, folder, ...opening }: Opening): Promise<RunningStudio> {
  const running = await electron.launch({
    executablePath: electronBinary() ?? '',
    args: [
      resolve(folder ?? resolve(app, 'build'), 'main.js'),
      // A test machine's keyring is nobody's.
      ...[`--user-data-dir=${data}`, '--password-store=basic', '--lang=en-GB'],
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(link === undefined ? [] : [link]),
    ],
    env: environment(opening),
  })
  // Nobody's own browser is opened by a test.
  await running.evaluate(({ shell }) => {
    shell.openExternal = async (url) => {
      const answer = await fetch(url)
      await answer.text()
    }
  })
  const child = running.process()
  return {
    ...{ process: child, url: '' },
    show: () => running.firstWindow(),
    async approval(page) {
      const asked = running.waitForEvent('window')
      await page.getByRole('button', { name: 'Review and approve' }).click()
      return asked
    },
    async chooseFolder(page, button, path) {
      // The system's own dialog is nobody's to press in a test.
      await running.evaluate(({ dialog }, chosen) => {
        dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [chosen] })
      }, path)
      await page.getByRole('button', { name: button }).click()
    },
    kill: () => end(child, 'SIGKILL'),
  }
}

function environment({
  devnet,
  relayUrl,
  chiaRoot,
}: Pick<Opening, 'devnet' | 'relayUrl' | 'chiaRoot'>): Record<string, string> {
  const own = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return {
    ...{ ...Object.fromEntries(own), STUDIO_DEVNET_FILE: devnet.file, LANG: 'en_GB.UTF-8' },
    ...(chiaRoot !== undefined && { CHIA_ROOT: chiaRoot }),
    ...(relayUrl !== undefined && {
      STUDIO_WALLETCONNECT_PROJECT_ID: 'tests',
      STUDIO_WALLETCONNECT_RELAY_URL: relayUrl,
    }),
  }
}
