import type { Vault } from './vault.js'

/** The one name in the vault. */
const SESSION = 'walletconnect'

/** Keeps what the engine has to find again of its sessions with wallets: keys are in it, so that no page gets it. */
export interface SessionDesk {
  /** Whether it will be there once the studio starts anew. */
  keepSession(kept: { readonly text: string }): Promise<{ readonly isKept: boolean }>
}

/** Where the system's keyring hides it; for this run alone where there is none, or it fails. It is never written otherwise. */
export function sessionDesk(vault: Vault): SessionDesk & { readonly kept: () => string | undefined } {
  let held = vault.all()[SESSION]
  let last: Promise<unknown> = Promise.resolve()
  async function keep(text: string): Promise<{ isKept: boolean }> {
    try {
      await vault.hold(SESSION, text)
      return { isKept: vault.canKeep }
    } catch {
      // What was there before is of another session.
      vault.forget(SESSION)
      return { isKept: false }
    }
  }
  return {
    kept: () => held,
    keepSession({ text }) {
      held = text
      // In the order they came: the keyring takes its time.
      const turn = last.then(() => keep(text))
      last = turn.catch(() => {})
      return turn
    },
  }
}
