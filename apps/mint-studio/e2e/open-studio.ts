import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { addressOf, end } from './child.js'

const app = resolve(import.meta.dirname, '..')
const harness = resolve(app, '../../tooling/desktop-harness/dist/main.js')

/** The studio's own bundles, running in what stands in for Electron. */
export interface RunningStudio {
  readonly process: ChildProcess
  /** Address of the first window; it opens once. */
  readonly url: string
  /** As a loss of power does. */
  kill(): Promise<void>
}

/** Starts it on a folder of data, and waits for its first window. */
export async function openStudio(data: string, devnetFile: string, link?: string): Promise<RunningStudio> {
  const child = start(data, devnetFile, link)
  const url = await addressOf(child, 'The studio')
  return { process: child, url, kill: () => end(child, 'SIGKILL') }
}

/** Starts it once more beside the one that runs, as a system does that follows a link; resolves when the second one has ended. */
export async function followLink(data: string, devnetFile: string, link: string): Promise<number | null> {
  const child = start(data, devnetFile, link)
  return new Promise((done) => child.once('exit', done))
}

function start(data: string, devnetFile: string, link?: string) {
  return spawn(process.execPath, [harness, resolve(app, 'build'), ...(link === undefined ? [] : [link])], {
    env: {
      ...process.env,
      HARNESS_DATA: data,
      STUDIO_DEVNET_FILE: devnetFile,
      STDIN_GUARD: '1',
      LANG: 'en_GB.UTF-8',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
}
