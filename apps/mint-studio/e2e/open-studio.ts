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
export async function openStudio(data: string, devnetFile: string): Promise<RunningStudio> {
  const child = spawn(process.execPath, [harness, resolve(app, 'build')], {
    env: {
      ...process.env,
      HARNESS_DATA: data,
      STUDIO_DEVNET_FILE: devnetFile,
      STDIN_GUARD: '1',
      LANG: 'en_GB.UTF-8',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const url = await addressOf(child, 'The studio')
  return { process: child, url, kill: () => end(child, 'SIGKILL') }
}
