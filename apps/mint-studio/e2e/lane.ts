import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

/** In what the studio runs: in what stands in for Electron, or in Electron itself. */
export const lane = process.env.STUDIO_RUNTIME === 'electron' ? 'electron' : 'preview'

const app = resolve(import.meta.dirname, '..')

/** Electron's binary, where `install-electron` fetched it or somebody named it; asking for it fetches nothing. */
export function electronBinary(): string | undefined {
  const named = process.env.ELECTRON_OVERRIDE_DIST_PATH
  const own = createRequire(join(app, 'package.json')).resolve('electron/package.json')
  const folders = [...(named ? [named] : []), join(own, '..', 'dist')]
  const names = ['electron', 'electron.exe', 'Electron.app/Contents/MacOS/Electron']
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}

/** Why nothing can be shown in this lane; nothing where it can. */
export const absence =
  lane === 'electron' && !electronBinary()
    ? "Electron's binary is not on this machine; `npx install-electron` in apps/mint-studio fetches it."
    : undefined

/** Of tests about what stands in for Electron. */
export const STAND_IN_ALONE =
  'This is about the stand-in: Electron has neither its addresses nor its requests.'
