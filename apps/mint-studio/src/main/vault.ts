import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { SafeStorage } from 'electron'
import { z } from 'zod'

const saved = z.strictObject({ version: z.literal(1), secrets: z.record(z.string().max(100), z.base64()) })

type Storage = Pick<
  SafeStorage,
  'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync' | 'getSelectedStorageBackend'
>

/**
 * Keys of services. On the disk they are as the system's keyring made them unreadable; where there is none, they are held until the
 * studio ends and never written. They go to the engine, and to no page.
 */
export interface Vault {
  /** Whether the system can keep a key otherwise than as plain text. */
  readonly canKeep: boolean
  all(): Readonly<Record<string, string>>
  stateOf(name: string): 'kept' | 'held' | 'missing'
  hold(name: string, secret: string): Promise<void>
  forget(name: string): void
}

export interface VaultParts {
  readonly path: string
  readonly storage: Storage
  readonly platform: NodeJS.Platform
}

/** Opens it. A key that the keyring does not give back is missing, and stays on the disk until another takes its place. */
export async function openVault({ path, storage, platform }: VaultParts): Promise<Vault> {
  const canKeep = await isKeyring(storage, platform)
  let written = readSaved(path)
  const held = new Map<string, string>()
  const kept = new Set<string>()
  function write(secrets: Record<string, string>): void {
    writeFileSync(`${path}.new`, JSON.stringify({ version: 1, secrets }), { mode: 0o600 })
    renameSync(`${path}.new`, path)
    written = secrets
  }
  async function keep(name: string, secret: string): Promise<void> {
    const hidden = await storage.encryptStringAsync(secret)
    write({ ...written, [name]: hidden.toString('base64') })
    kept.add(name)
  }
  if (canKeep)
    for (const [name, hidden] of Object.entries(written)) {
      try {
        const { result, shouldReEncrypt } = await storage.decryptStringAsync(Buffer.from(hidden, 'base64'))
        held.set(name, result)
        kept.add(name)
        if (shouldReEncrypt) await keep(name, result)
      } catch {
        // The keyring is locked, or another one: its owner gives the key again.
      }
    }
  return {
    canKeep,
    all: () => Object.fromEntries(held),
    stateOf: (name) => (kept.has(name) ? 'kept' : held.has(name) ? 'held' : 'missing'),
    async hold(name, secret) {
      if (canKeep) await keep(name, secret)
      held.set(name, secret)
    },
    forget(name) {
      held.delete(name)
      kept.delete(name)
      const { [name]: gone, ...others } = written
      if (gone !== undefined) write(others)
    },
  }
}

async function isKeyring(storage: Storage, platform: NodeJS.Platform): Promise<boolean> {
  // Without a keyring Electron hides keys behind a password that everybody knows.
  if (platform === 'linux' && ['basic_text', 'unknown'].includes(storage.getSelectedStorageBackend()))
    return false
  try {
    return await storage.isAsyncEncryptionAvailable()
  } catch {
    return false
  }
}

function readSaved(path: string): Record<string, string> {
  try {
    return saved.parse(JSON.parse(readFileSync(path, 'utf8'))).secrets
  } catch {
    return {}
  }
}
