import { open, rename } from 'node:fs/promises'

/** Whole or not at all: written aside, and there under its name once it would survive a loss of power. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const aside = `${path}.new`
  const file = await open(aside, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(aside, path)
}
