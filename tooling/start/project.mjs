import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const PNPM = 'pnpm@10.34.9'

/** Where an installation keeps its data; one folder, so that starting over is deleting it. */
export function dataFolder(name) {
  return join(process.env.CHIAROSCURO_DATA ?? join(root, '.data'), name)
}

/** A path as the person who typed it meant it: npm starts commands in the project's folder. */
export function callerFolder() {
  return process.env.INIT_CWD ?? process.cwd()
}
