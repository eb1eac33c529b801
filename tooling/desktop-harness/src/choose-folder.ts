import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import type { Desk } from './desk.js'

const MAX_FILE_BYTES = 200 << 20
const MAX_BYTES = 8 * 2 ** 30
const MAX_FILES = 250_000

interface Choice {
  readonly folder: string
  readonly resolve: (folder: string | undefined) => void
  bytes: number
  files: number
}

const choices = new Map<number, Choice>()
let last = 0

/**
 * Lets the person choose a folder in their browser, which hands over that folder's files and nothing else of the disk; they are kept
 * below the app's data. Nothing where they chose none.
 */
export function chooseFolder(desk: Desk): Promise<string | undefined> {
  const number = ++last
  const folder = join(desk.data, 'chosen', randomBytes(6).toString('hex'))
  return new Promise((resolve) => {
    choices.set(number, { folder, resolve, bytes: 0, files: 0 })
    desk.panes.get(1)?.tell({ control: 'choose', number })
  })
}

/** A file of a folder that is being chosen; whether it was taken. */
export async function takeFile(number: number, path: string, bytes: Uint8Array): Promise<boolean> {
  const choice = choices.get(number)
  if (!choice || bytes.length > MAX_FILE_BYTES) return false
  choice.bytes += bytes.length
  choice.files++
  const whole = normalize(join(choice.folder, path))
  if (choice.bytes > MAX_BYTES || choice.files > MAX_FILES) return false
  if (!whole.startsWith(choice.folder + sep) || path.includes('\0')) return false
  await mkdir(dirname(whole), { recursive: true, mode: 0o700 })
  await writeFile(whole, bytes)
  return true
}

/** The person is done: `name` of the folder they chose, or nothing. */
export function endChoice(number: number, name: string | undefined): void {
  const choice = choices.get(number)
  choices.delete(number)
  if (!choice) return
  const isName = name !== undefined && name !== '' && name !== '..' && !/[/\\\0]/.test(name)
  choice.resolve(isName ? join(choice.folder, name) : undefined)
}
