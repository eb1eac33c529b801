import type { Store } from '@chiaroscuro/auth'
import { z } from 'zod'
import type { Vault } from './vault.js'

/** The one name in the vault: a session is kept or forgotten as a whole. */
const SESSION = 'session'
const texts = z.record(z.string().max(1000), z.string().max(20_000))

/** A session's texts in a vault of their own. */
export interface VaultStore extends Store {
  /** Whether they outlive the studio. */
  isKept(): boolean
}

/**
 * Keeps tokens and device keys where the system's keyring hides them, and for this run alone where there is no keyring, or it fails.
 * They are never written otherwise.
 */
export function vaultStore(vault: Vault): VaultStore {
  let held = readHeld(vault.all()[SESSION])
  let isKept = vault.canKeep
  let last: Promise<void> = Promise.resolve()

  async function keep(next: ReadonlyMap<string, string>): Promise<void> {
    if (next.size === 0) return vault.forget(SESSION)
    try {
      await vault.hold(SESSION, JSON.stringify(Object.fromEntries(next)))
      isKept = vault.canKeep
    } catch {
      // What was there before is of no use any more: a session's tokens follow each other.
      isKept = false
      vault.forget(SESSION)
    }
  }
  return {
    isKept: () => isKept,
    async read(keys) {
      const found = new Map<string, string>()
      for (const key of keys) {
        const text = held.get(key)
        if (text !== undefined) found.set(key, text)
      }
      return found
    },
    write(changes) {
      const next = new Map(held)
      for (const [key, text] of changes) {
        if (text === undefined) next.delete(key)
        else next.set(key, text)
      }
      held = next
      // In the order they came: the keyring takes its time.
      const turn = last.then(() => keep(next))
      last = turn.catch(() => {})
      return turn
    },
  }
}

function readHeld(text: string | undefined): Map<string, string> {
  if (text === undefined) return new Map()
  try {
    return new Map(Object.entries(texts.parse(JSON.parse(text))))
  } catch {
    return new Map()
  }
}
