import type { ServiceActions } from './user-pool/action.js'

/** Keeps texts by name: localStorage, cookies, a session on a server. Holds tokens and device keys. */
export interface Store {
  /** The texts of these names; a name that is not kept is absent. */
  readonly read: (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Keeps or, where the text is `undefined`, forgets; all of it in one go where the platform can. */
  readonly write: (changes: ReadonlyMap<string, string | undefined>) => Promise<void>
}

export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Resolves after that many milliseconds. */
  readonly wait: (ms: number) => Promise<void>
}

/** Runs one piece of work at a time under a name, among all who share the store: tabs, or server processes. */
export interface Lock {
  readonly hold: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

/** Sends one action to the user pool. Rejects with `AuthError` only. */
export type Transport = <A extends keyof ServiceActions>(
  action: A,
  input: ServiceActions[A]['input'],
) => Promise<ServiceActions[A]['output']>

/** The page that hosted sign-in and sign-out leave and return to. */
export interface Page {
  readonly location: () => { origin: string; pathname: string; hostname: string; search: string }
  /** Shows another address of the same page, and forgets the one before. */
  readonly rewrite: (path: string) => void
  /** Leaves for another address. */
  readonly open: (url: string) => Promise<void>
}

/** What JSON can say. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** The platform's passkeys. Options and credentials are the JSON of the WebAuthn standard (Level 3, section 5.1). */
export interface Passkeys {
  readonly create: (options: Json) => Promise<Json>
  readonly get: (options: Json) => Promise<Json>
}
