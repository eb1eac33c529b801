import type { TotpKey } from './totp-key.js'

/** What a person is asked for while signing in; every step of the specification's section 4 has one. */
export type Screen =
  | { readonly at: 'credentials'; readonly username?: string | undefined }
  | { readonly at: 'sms'; readonly destination?: string | undefined }
  | { readonly at: 'totp' }
  | ({ readonly at: 'totp-setup' } & TotpKey)
  | { readonly at: 'new-password'; readonly missing: readonly string[] }
  | { readonly at: 'mfa-choice'; readonly types: readonly ('SMS' | 'TOTP')[] }
  | {
      readonly at: 'custom'
      /** The question; where it is a code that was sent, where to. */
      readonly hint?: string | undefined
      readonly destination?: string | undefined
    }
  | { readonly at: 'forgot'; readonly username?: string | undefined }
  | { readonly at: 'reset'; readonly username: string; readonly why?: 'required' | undefined }
  | { readonly at: 'confirm'; readonly username: string }

/** Something that went well, said above the form. */
export type Note = 'password-changed' | 'code-sent' | 'confirmed'

/** What a form led to: signed in, or another screen and what to say there. */
export type Outcome =
  | { readonly signedIn: true }
  | { readonly screen: Screen; readonly fault?: string | undefined; readonly note?: Note | undefined }

/** What tells one question of a pool's own from another. */
export function questionOf({ hint, destination }: Extract<Screen, { at: 'custom' }>): string {
  return destination ?? hint ?? ''
}

/** Whether this is a question that waits for its answer where the sign-in was begun: in the browser or on the server. */
export function asks(outcome: Outcome): boolean {
  return 'screen' in outcome && !BEGINNINGS.has(outcome.screen.at)
}

const BEGINNINGS: ReadonlySet<Screen['at']> = new Set(['credentials', 'forgot', 'reset', 'confirm'])
